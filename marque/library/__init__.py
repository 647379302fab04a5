"""The library: what `import marque` gives a programmer, made of what the other rooms have."""

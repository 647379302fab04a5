"""What holds for all tests: how long an example takes on a busy machine proves nothing."""

from hypothesis import HealthCheck, settings

settings.register_profile("marque", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("marque")

"""A module that takes for ever to import: a worker that imports it is never ready."""

import time

time.sleep(3_600)

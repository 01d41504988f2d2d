"""The services of the moderators' desk on one node: reports, measures and look-ups."""

from botyard.moderation.lookups import Lookups
from botyard.moderation.measures import Measures
from botyard.moderation.parts import Parts
from botyard.moderation.report_desk import ReportDesk
from botyard.moderation.waiting_reports import WaitingReports


class Moderation:
    """All that moderators do on a node."""

    def __init__(self, parts: Parts) -> None:
        self.reports = ReportDesk(parts)
        self.lookups = Lookups(parts, self.reports)
        self.measures = Measures(parts, self.reports, self.lookups.name_of)
        self.waiting = WaitingReports(parts.chat.reports)

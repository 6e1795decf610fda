"""Figures for Prometheus. Each app has its own registry, so that several can live in one process."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What `/metrics` shows."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.entries = Counter("skyhall_entries", "Entries appended to tables, by kind", ["kind"], registry=registry)
        self.refusals = Counter(
            "skyhall_refusals", "Messages and requests refused, by code", ["code"], registry=registry
        )
        self.move_seconds = Histogram(
            "skyhall_move_seconds", "From a move's arrival to its commit", buckets=LATENCIES, registry=registry
        )
        self.request_seconds = Histogram(
            "skyhall_request_seconds",
            "Time to answer a request, by status",
            ["status"],
            buckets=LATENCIES,
            registry=registry,
        )
        self.sockets = Gauge("skyhall_sockets", "Open sockets and streams", registry=registry)
        self.connections = Gauge("skyhall_connections", "Open connections", registry=registry)
        self.turned_away = Counter(
            "skyhall_turned_away",
            "Connections refused or ended before their request, by why",
            ["why"],
            registry=registry,
        )
        self.tables = Gauge("skyhall_tables", "Tables in memory", registry=registry)
        self.ill = Gauge("skyhall_ill", "1 while a part does not work", ["part"], registry=registry)
        self.bot_queue = Gauge("skyhall_bot_queue", "Questions that wait for a worker process", registry=registry)
        self.bot_seconds = Histogram(
            "skyhall_bot_seconds", "From asking a bot to its answer", buckets=(*LATENCIES, 5, 10, 30), registry=registry
        )
        self.bot_failures = Counter(
            "skyhall_bot_failures", "Workers that crashed or missed their deadline", registry=registry
        )

    def text(self) -> bytes:
        """In Prometheus's format."""
        return generate_latest(self.registry)

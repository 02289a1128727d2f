package touchstone.cli.run;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.cli.terminal.InterruptHandler;

/** Where the wall time of a run went. */
public final class Timings {

    /** What a run spends its time on. */
    public enum Phase {
        START("starting up"),
        SUBJECTS("starting and probing subjects"),
        SCENARIOS("scenarios"),
        GAMES("games"),
        CAUSES("causes of violations"),
        REPORTS("reports");

        private final String title;

        Phase(String title) {
            this.title = title;
        }
    }

    private final Map<Phase, Duration> spent = new EnumMap<>(Phase.class);
    private final Map<String, Duration> reports = new LinkedHashMap<>();
    private Duration waited = Duration.ZERO;
    private Duration busy = Duration.ZERO;

    /** A ledger whose first post is the time since the JVM started. */
    public Timings() {
        spent.put(
                Phase.START,
                Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime()));
    }

    public <T, X extends Exception> T measure(Phase phase, InterruptHandler.Work<T, X> work) throws X {
        long began = System.nanoTime();
        try {
            return work.run();
        } finally {
            spent.merge(phase, Duration.ofNanos(System.nanoTime() - began), Duration::plus);
        }
    }

    /**
     * @param millis how long the scenarios took, all workers together
     * @param waitedMillis how much of that was waiting for subjects
     */
    void scenarios(double millis, double waitedMillis) {
        busy = busy.plusNanos((long) (millis * 1e6));
        waited = waited.plusNanos((long) (waitedMillis * 1e6));
    }

    /** Which part of the reports took how long. */
    void reports(Map<String, Duration> parts) {
        reports.putAll(parts);
    }

    public String line() {
        Duration total = spent.values().stream().reduce(Duration.ZERO, Duration::plus);
        String posts = spent.entrySet().stream()
                .map(entry -> entry.getKey().title + " " + seconds(entry.getValue()) + parts(entry.getKey()))
                .collect(Collectors.joining(" + "));
        return "Time: " + seconds(total) + " = " + posts
                + ". In the scenarios, all workers together: waiting for subjects " + seconds(waited)
                + ", everything else " + seconds(busy.minus(waited)) + ".";
    }

    private String parts(Phase phase) {
        return phase != Phase.REPORTS || reports.isEmpty()
                ? ""
                : reports.entrySet().stream()
                        .map(part -> part.getKey() + " " + seconds(part.getValue()))
                        .collect(Collectors.joining(", ", " (", ")"));
    }

    private static String seconds(Duration duration) {
        return String.format(java.util.Locale.ROOT, "%.2f s", duration.toNanos() / 1e9);
    }
}

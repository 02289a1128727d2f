package touchstone.report;

import java.nio.file.Path;
import java.util.List;

/** One output made from a run. */
public interface Report {

    /** What it is called where it is told how long it took: a word. */
    String name();

    /**
     * Removes from a run's folder what was made of an earlier run, and nothing else. A report that does not go there has
     * nothing to remove.
     *
     * @throws ReportException if it cannot be removed
     */
    default void clear(Path folder) {}

    /**
     * Makes it, in the place of that of an earlier run. A run that was cut short is said to be so.
     *
     * @throws ReportException if it cannot be made
     */
    Told make(Run run);

    /**
     * What to tell the user.
     *
     * @param lines for the screen: where the report is
     * @param warnings in sentences without full stop
     */
    record Told(List<String> lines, List<String> warnings) {

        public static Told line(String line) {
            return new Told(List.of(line), List.of());
        }

        public static Told nothing() {
            return new Told(List.of(), List.of());
        }
    }
}

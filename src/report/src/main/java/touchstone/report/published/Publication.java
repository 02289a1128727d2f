package touchstone.report.published;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The notes beside published certificates, written by a person: {@code published.yaml}.
 *
 * @param title of the index
 * @param about paragraphs that say what was done, how and where
 * @param implementations by the names that their certificates' files begin with, in the order in which they are shown
 * @param notRun what was tried and could not be run, or was left out
 */
public record Publication(
        String title, List<String> about, Map<String, Implementation> implementations, List<NotRun> notRun) {

    public Publication {
        about = List.copyOf(about);
        notRun = List.copyOf(notRun);
    }

    /**
     * An engine or a library, in whatever versions and with whatever options.
     *
     * @param home where it is at home
     * @param from where the copy came from that was run, such as {@code Debian's package gnugo}
     * @param note what to know of its results
     */
    public record Implementation(String name, Optional<String> home, String from, Optional<String> note) {}

    /** @param why in a sentence */
    public record NotRun(String name, Optional<String> home, String why) {}
}

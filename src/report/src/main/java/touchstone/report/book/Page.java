package touchstone.report.book;

import java.util.Map;

/**
 * A page of the book, still to be set.
 *
 * @param address as {@link Addresses} has it
 * @param title also the name of its window; untrusted text has been cleaned
 * @param template below {@code src/main/jte}; it takes a {@link Frame} as {@code frame}
 * @param parameters what else the template takes
 */
public record Page(String address, String title, String template, Map<String, Object> parameters) {

    /** From this page to the first page of the book. */
    public String root() {
        return rootOf(address);
    }

    static String rootOf(String address) {
        return "../".repeat((int) address.chars().filter(c -> c == '/').count());
    }
}

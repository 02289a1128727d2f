package touchstone.report.book.page;

import java.util.Map;

/**
 * A page of the book before it is rendered.
 *
 * @param address as {@link PageAddresses} has it
 * @param title also the name of its window; untrusted text has been cleaned
 * @param template below {@code src/main/jte}; it takes a {@link PageFrame} as {@code frame}
 * @param parameters what else the template takes
 */
public record BookPage(String address, String title, String template, Map<String, Object> parameters) {

    /** From this page to the first page of the book. */
    public String root() {
        return rootOf(address);
    }

    public static String rootOf(String address) {
        return "../".repeat((int) address.chars().filter(c -> c == '/').count());
    }
}

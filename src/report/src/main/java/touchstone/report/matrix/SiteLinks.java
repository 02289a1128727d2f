package touchstone.report.matrix;

import java.util.Optional;

/**
 * The pages outside a matrix that it can link to.
 *
 * @param index the page of all published certificates, relative to the matrix; empty if there is none beside it
 * @param allure the page of an Allure report, relative to the matrix; empty if there is none, or several
 * @param book the start of the rule book, likewise
 */
public record SiteLinks(Optional<String> index, Optional<String> allure, Optional<String> book) {

    /** The same from a page one folder further down. */
    public SiteLinks below() {
        return new SiteLinks(
                index.map(page -> "../" + page), allure.map(page -> "../" + page), book.map(page -> "../" + page));
    }
}

package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;
import touchstone.subject.KnownLimit;

/**
 * What is known of a subject and explains a finding.
 *
 * @param what it does
 * @param link to where that is documented
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Explanation(String what, Optional<String> link) {

    static Explanation of(KnownLimit limit) {
        return new Explanation(limit.what(), limit.link());
    }

    /** Both in a line. */
    public String line() {
        return what + link.map(url -> " (" + url + ")").orElse("");
    }
}

package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;
import touchstone.spi.KnownLimitation;

/**
 * A known limitation of a subject that explains a finding.
 *
 * @param what it does
 * @param link to where that is documented
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record KnownExplanation(String what, Optional<String> link) {

    static KnownExplanation of(KnownLimitation limit) {
        return new KnownExplanation(limit.what(), limit.link());
    }

    /** Both in a line. */
    public String line() {
        return what + link.map(url -> " (" + url + ")").orElse("");
    }
}

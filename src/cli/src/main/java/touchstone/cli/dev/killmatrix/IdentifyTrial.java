package touchstone.cli.dev.killmatrix;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Optional;

/**
 * The result of identify on one mutant.
 *
 * @param notice what tells it from one that has the rules it claims, as a sentence without full stop; empty if its
 *     passport is that of one that has
 */
public record IdentifyTrial(Optional<String> notice) {

    /** Its passport is that of one that has the rules it claims. */
    public static final IdentifyTrial UNNOTICED = new IdentifyTrial(Optional.empty());

    @JsonIgnore
    public boolean isNoticed() {
        return notice.isPresent();
    }
}

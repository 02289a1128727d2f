package touchstone.report.book.compare;

import java.util.Optional;

/**
 * A difference of two rulesets.
 *
 * @param what as a person calls it
 * @param game the game that shows it; empty if none does
 * @param alone whether it shows only if it is looked at by itself
 */
public record ComparedItem(String what, Side first, Side second, Optional<DivergenceGame> game, boolean alone) {

    /** @param clause the id of the clause that says so; empty if there is none */
    public record Side(String words, String clause) {}
}

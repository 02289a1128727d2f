package touchstone.explore.campaign;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import touchstone.explore.shrink.ShrinkBudget;
import touchstone.explore.shrink.ShrinkResult;
import touchstone.explore.shrink.Shrinker;
import touchstone.explore.trace.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.specification.ClauseMappings;

/** Shrinks disagreements, as long as that is worth the effort. */
public final class DisagreementShrinker implements Function<Disagreement, Optional<ShrinkResult>>, AutoCloseable {

    private final Shrinker shrinker;
    private final BooleanSupplier givenUp;

    /**
     * @param effort spent on each
     * @param mappings which name the clause that a cause is about
     * @param givenUp whether the run is being ended, so that nothing a subject does means anything any more
     */
    public DisagreementShrinker(
            BaseRules rules, Subject subject, ShrinkBudget effort, ClauseMappings mappings, BooleanSupplier givenUp) {
        this.shrinker = new Shrinker(rules, subject, effort, mappings);
        this.givenUp = givenUp;
    }

    @Override
    public Optional<ShrinkResult> apply(Disagreement found) {
        try {
            ShrinkResult shrunk = shrinker.shrink(found);
            return givenUp.getAsBoolean() ? Optional.empty() : Optional.of(shrunk);
        } catch (SubjectErrorException broken) {
            // It can't be started any more: the campaign will find that out, too.
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        shrinker.close();
    }
}

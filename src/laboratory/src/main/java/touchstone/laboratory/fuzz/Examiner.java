package touchstone.laboratory.fuzz;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import touchstone.laboratory.find.Effort;
import touchstone.laboratory.find.Shrinker;
import touchstone.laboratory.find.Shrunk;
import touchstone.laboratory.walk.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.subject.Broken;
import touchstone.subject.Subject;
import touchstone.suite.specification.ClauseMappings;

/** Makes disagreements small, as long as that makes sense. */
public final class Examiner implements Function<Disagreement, Optional<Shrunk>>, AutoCloseable {

    private final Shrinker shrinker;
    private final BooleanSupplier givenUp;

    /**
     * @param effort spent on each
     * @param mappings which name the clause that a cause is about
     * @param givenUp whether the run is being ended, so that nothing a subject does means anything any more
     */
    public Examiner(BaseRules rules, Subject subject, Effort effort, ClauseMappings mappings, BooleanSupplier givenUp) {
        this.shrinker = new Shrinker(rules, subject, effort, mappings);
        this.givenUp = givenUp;
    }

    @Override
    public Optional<Shrunk> apply(Disagreement found) {
        try {
            Shrunk shrunk = shrinker.shrink(found);
            return givenUp.getAsBoolean() ? Optional.empty() : Optional.of(shrunk);
        } catch (Broken broken) {
            // It can't be started any more: the campaign will find that out, too.
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        shrinker.close();
    }
}

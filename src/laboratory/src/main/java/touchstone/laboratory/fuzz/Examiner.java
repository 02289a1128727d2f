package touchstone.laboratory.fuzz;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import touchstone.laboratory.find.Cause;
import touchstone.laboratory.find.Deviation;
import touchstone.laboratory.find.Effort;
import touchstone.laboratory.find.Shrinker;
import touchstone.laboratory.find.Shrunk;
import touchstone.laboratory.walk.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.subject.Broken;
import touchstone.subject.Subject;

/** Makes disagreements small; of a subject that breaks down meanwhile, the disagreement as it was. */
public final class Examiner implements Function<Disagreement, Optional<Shrunk>>, AutoCloseable {

    private final BaseRules rules;
    private final Shrinker shrinker;
    private final BooleanSupplier givenUp;

    /** @param givenUp whether the run is being ended, so that nothing a subject does means anything any more */
    public Examiner(BaseRules rules, Subject subject, BooleanSupplier givenUp) {
        this.rules = rules;
        this.shrinker = new Shrinker(rules, subject, Effort.DEFAULT);
        this.givenUp = givenUp;
    }

    @Override
    public Optional<Shrunk> apply(Disagreement found) {
        Shrunk shrunk;
        try {
            shrunk = shrinker.shrink(found);
        } catch (Broken | UnsupportedOperationException broken) {
            shrunk = asItWas(found);
        }
        return givenUp.getAsBoolean() ? Optional.empty() : Optional.of(shrunk);
    }

    private Shrunk asItWas(Disagreement found) {
        Cause cause =
                new Cause(Deviation.STONES, "base.1", Kind.of(rules, found).words(), List.of());
        return new Shrunk(cause, found, List.of(), 0, true, 0, 0, List.of());
    }

    @Override
    public void close() {
        shrinker.close();
    }
}

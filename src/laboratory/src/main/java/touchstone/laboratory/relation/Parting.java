package touchstone.laboratory.relation;

import touchstone.subject.walk.Seen;
import touchstone.subject.walk.Step;

/**
 * Where a subject says one thing of a game and another of the same game told otherwise.
 *
 * @param at the index of the twin steps
 * @param one what it showed in the first game
 * @param other what it showed in the other
 */
public record Parting(Retelling retelling, int at, Seen one, Seen other) {

    /** The step in the first game. */
    public Step step() {
        return retelling.twins().get(at).one();
    }

    /** The step in the other game. */
    public Step otherStep() {
        return retelling.twins().get(at).other();
    }

    /** Whether another one is about the same: as many steps, and the same at the last. */
    boolean isLike(Parting another) {
        return at == another.at
                && one.getClass() == another.one.getClass()
                && step().getClass() == another.step().getClass()
                && (!(step() instanceof Step.Look look)
                        || look.sight().getClass()
                                == ((Step.Look) another.step()).sight().getClass());
    }
}

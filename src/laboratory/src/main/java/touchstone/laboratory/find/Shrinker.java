package touchstone.laboratory.find;

import touchstone.laboratory.walk.Disagreement;
import touchstone.reference.BaseRules;
import touchstone.subject.Subject;

/** Makes disagreements of a subject small. Used by one thread at a time; keeps a table of its own between them. */
public final class Shrinker implements AutoCloseable {

    private final BaseRules rules;
    private final Subject subject;
    private final Effort effort;

    /** @param rules those claimed */
    public Shrinker(BaseRules rules, Subject subject, Effort effort) {
        this.rules = rules;
        this.subject = subject;
        this.effort = effort;
    }

    /**
     * The smallest walk found on which the subject disagrees in the same way.
     *
     * @throws touchstone.subject.Broken if it can't be started any more
     */
    public Shrunk shrink(Disagreement found) {
        throw new UnsupportedOperationException(rules + " " + subject + " " + effort + " " + found);
    }

    @Override
    public void close() {}
}

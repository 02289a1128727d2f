package touchstone.explore.campaign;

import java.util.List;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceSource;

/** What becomes of the disagreements that a campaign meets. */
public interface MetDisagreements {

    /**
     * Counts what was met on a trace, each kind once.
     *
     * @param sparing whether only what looks like nothing before is worth it, as too much time has gone into the others
     * @return those that are worth examining
     */
    List<Disagreement> worthExamining(TraceSource.Drawn drawn, List<Disagreement> disagreements, boolean sparing);

    void examine(TraceSource.Drawn drawn, Disagreement disagreement);
}

package touchstone.explore.shrink;

import java.util.List;
import touchstone.explore.diagnosis.FindingCause;
import touchstone.explore.trace.Disagreement;
import touchstone.spi.Exchange;

/**
 * A shrunk disagreement.
 *
 * @param smallest whose trace ends at the step that decides
 * @param contradicted those explanations of the cause that the trace it was found on speaks against
 * @param tried how many traces were tried on the way
 * @param cutShort whether effort ran out, so that a smaller trace may exist
 * @param fresh how often the smallest trace was played again, each time with a subject started anew
 * @param reproduced how often the same was seen then
 * @param transcript what was asked and answered the last time, in the subject's own language
 */
public record ShrinkResult(
        FindingCause cause,
        Disagreement smallest,
        List<String> contradicted,
        int tried,
        boolean cutShort,
        int fresh,
        int reproduced,
        List<Exchange> transcript) {}

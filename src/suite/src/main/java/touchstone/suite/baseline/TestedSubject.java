package touchstone.suite.baseline;

import java.util.List;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;

/**
 * A subject of a run.
 *
 * @param results in the order of the specification
 */
public record TestedSubject(Identity subject, List<Result> results) {}

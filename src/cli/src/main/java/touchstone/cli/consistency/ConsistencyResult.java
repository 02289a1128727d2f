package touchstone.cli.consistency;

import java.util.List;
import java.util.Optional;

/**
 * The result of testing one metamorphic relation on a subject.
 *
 * @param games told both ways
 * @param steps compared, looks included
 * @param parted how many of the games were not seen alike
 * @param unrepeated how many of those were, when they were told once more
 * @param breakdowns how often the subject broke down
 * @param impossible why some games could not be told, if so
 * @param inconsistencies the first of them, made small
 */
public record ConsistencyResult(
        MetamorphicKind kind,
        int games,
        long steps,
        int parted,
        int unrepeated,
        int breakdowns,
        Optional<String> impossible,
        List<InconsistencyEvidence> inconsistencies) {

    public ConsistencyResult {
        inconsistencies = List.copyOf(inconsistencies);
    }
}

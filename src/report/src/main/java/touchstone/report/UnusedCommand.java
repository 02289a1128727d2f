package touchstone.report;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.Verdict;

/**
 * What a subject answers and cannot be used, where that leaves scenarios untried.
 *
 * @param note what is the matter with it: may quote untrusted text
 * @param results of the scenarios that are unsupported for that, one at least
 */
public record UnusedCommand(String note, List<Result> results) {

    public UnusedCommand {
        results = List.copyOf(results);
    }

    /** Those of a subject whose notes its results name, in the order of the notes. */
    public static List<UnusedCommand> of(RunRecord.Attempt attempt, List<Result> results) {
        List<Result> unsupported = results.stream()
                .filter(result -> result.verdict() == Verdict.UNSUPPORTED)
                .toList();
        return attempt.notes().stream()
                .distinct()
                .map(note -> of(note, attempt, unsupported))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What a note says of a capability that the subject has not at all holds for all scenarios that need it. */
    private static Optional<UnusedCommand> of(String note, RunRecord.Attempt attempt, List<Result> unsupported) {
        Set<String> lacking = unsupported.stream()
                .filter(result -> result.message().contains(note))
                .map(result -> result.capability().orElse(""))
                .filter(capability -> !attempt.capabilities().containsKey(capability))
                .collect(Collectors.toSet());
        List<Result> of = unsupported.stream()
                .filter(result -> result.message().contains(note)
                        || result.capability().filter(lacking::contains).isPresent())
                .toList();
        return of.isEmpty() ? Optional.empty() : Optional.of(new UnusedCommand(note, of));
    }

    /** The ids of the clauses that it leaves without these scenarios, in the order of the results. */
    public List<String> clauses() {
        return results.stream().map(Result::clause).distinct().toList();
    }
}

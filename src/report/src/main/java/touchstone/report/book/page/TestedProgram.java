package touchstone.report.book.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;
import touchstone.suite.result.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;

/**
 * A tested program and its results.
 *
 * @param ruleset that it claims to play by
 * @param complete whether all was tried that was planned
 * @param results by the scenarios' ids
 */
public record TestedProgram(Identity subject, String ruleset, boolean complete, Map<String, Result> results) {

    public TestedProgram {
        results = Map.copyOf(results);
    }

    /** @param results of one subject in one run, at least one */
    public static TestedProgram of(List<Result> results, boolean complete) {
        Result one = results.get(0);
        return new TestedProgram(
                one.subject(),
                one.claim().ruleset(),
                complete,
                results.stream().collect(Collectors.toMap(Result::scenario, Function.identity(), (a, b) -> b)));
    }

    /** What to call it; its own words, made harmless. */
    public String name() {
        String name = UntrustedText.name((subject.name() + " " + subject.version()).strip());
        return name.isEmpty() ? UntrustedText.name(subject.id()) : name;
    }

    /** What it showed of a clause; nothing if it was not tried on it. */
    Optional<ClauseResult> of(Clause clause) {
        List<Result> own = clause.scenarios().stream()
                .flatMap(scenario -> Optional.ofNullable(results.get(scenario.id())).stream())
                .toList();
        return own.isEmpty() ? Optional.empty() : Optional.of(new ClauseResult(clause, own));
    }
}

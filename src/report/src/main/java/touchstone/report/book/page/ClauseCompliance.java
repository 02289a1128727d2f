package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.report.site.VerdictSign;
import touchstone.report.text.UntrustedText;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;

/**
 * Which programs comply with a clause and which do not.
 *
 * @param results where their results are shown in full; empty if they are not
 */
public record ClauseCompliance(List<Heard> all, Optional<String> results, boolean anybodyTried) {

    /**
     * One witness.
     *
     * @param rulesets what it claims, where it says the same of several
     * @param counterexample what it did wrong, if it did
     */
    public record Heard(
            String name, String rulesets, VerdictSign sign, String count, Optional<Counterexample> counterexample) {}

    /**
     * One thing that a witness did wrong.
     *
     * @param number of the scenario; none if a game showed it that a certification played
     * @param step that decided
     * @param right what the rule asks for; empty if that is what the step says
     * @param instead what the witness did
     * @param svg the last board that stood; empty if there is none
     */
    public record Counterexample(Optional<Integer> number, String step, String right, String instead, String svg) {}

    public static ClauseCompliance of(Clause clause, Book book, BoardDrawings gobans) {
        Map<List<Object>, List<TestedProgram>> alike = new LinkedHashMap<>();
        Map<List<Object>, ClauseResult> results = new LinkedHashMap<>();
        for (TestedProgram witness : book.witnesses()) {
            witness.of(clause).ifPresent(result -> {
                List<Object> said = said(witness, result);
                alike.computeIfAbsent(said, any -> new ArrayList<>()).add(witness);
                results.putIfAbsent(said, result);
            });
        }
        List<Heard> all = new ArrayList<>();
        alike.forEach((said, witnesses) -> all.add(heard(witnesses, results.get(said), gobans)));
        return new ClauseCompliance(
                List.copyOf(all),
                book.resultPages() && !all.isEmpty()
                        ? Optional.of("../../results/" + PageAddresses.file(clause.id()) + ".html")
                        : Optional.empty(),
                !book.witnesses().isEmpty());
    }

    /** All that the page would show of it, but for the ruleset. */
    private static List<Object> said(TestedProgram witness, ClauseResult result) {
        return List.of(
                witness.name(),
                result.verdict(),
                count(witness, result),
                wrong(result)
                        .map(one -> List.of(
                                one.scenario(),
                                one.step(),
                                one.expected(),
                                one.actual(),
                                one.message(),
                                one.diagrams())));
    }

    private static Heard heard(List<TestedProgram> witnesses, ClauseResult result, BoardDrawings gobans) {
        return new Heard(
                witnesses.get(0).name(),
                witnesses.stream()
                        .map(witness -> UntrustedText.name(witness.ruleset()))
                        .collect(Collectors.joining(", ")),
                VerdictSign.of(result.verdict()),
                count(witnesses.get(0), result),
                wrong(result).map(one -> counterexample(one, gobans)));
    }

    private static String count(TestedProgram witness, ClauseResult result) {
        return result.count(Verdict.SATISFIED) + " of " + result.results().size() + " passed"
                + (result.faults().known() == 0 ? "" : "; " + result.evidence())
                + (witness.complete() ? "" : ", in a run that was cut short");
    }

    private static Optional<Result> wrong(ClauseResult result) {
        return result.results().stream()
                .filter(one -> one.verdict() == Verdict.VIOLATED || one.verdict() == Verdict.TOLERATED)
                // An example can be looked up on this page, a game cannot.
                .min(Comparator.comparing(Result::isOfGame));
    }

    private static Counterexample counterexample(Result result, BoardDrawings gobans) {
        List<Diagram> diagrams = result.diagrams();
        return new Counterexample(
                result.isOfGame()
                        ? Optional.empty()
                        : Optional.of(Integer.parseInt(
                                result.scenario().substring(result.scenario().lastIndexOf('/') + 1))),
                StepSentences.of(UntrustedText.line(result.step())),
                result.expected().equalsIgnoreCase(result.step()) ? "" : UntrustedText.line(result.expected()),
                UntrustedText.line(result.actual().isBlank() ? result.message() : result.actual())
                        .replaceFirst("^(to )?the subject\\b", "$1the program"),
                diagrams.isEmpty() ? "" : new ScenarioBoards(gobans).last(diagrams.get(diagrams.size() - 1)));
    }
}

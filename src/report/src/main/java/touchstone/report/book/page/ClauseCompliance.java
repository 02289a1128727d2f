package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
     * @param counterexample what it did wrong, if it did
     */
    public record Heard(
            String name, String ruleset, VerdictSign sign, String count, Optional<Counterexample> counterexample) {}

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
        List<Heard> all = new ArrayList<>();
        for (TestedProgram witness : book.witnesses()) {
            witness.of(clause).ifPresent(result -> all.add(heard(witness, result, gobans)));
        }
        return new ClauseCompliance(
                List.copyOf(all),
                book.resultPages() && !all.isEmpty()
                        ? Optional.of("../../results/" + PageAddresses.file(clause.id()) + ".html")
                        : Optional.empty(),
                !book.witnesses().isEmpty());
    }

    private static Heard heard(TestedProgram witness, ClauseResult result, BoardDrawings gobans) {
        Optional<Result> wrong = result.results().stream()
                .filter(one -> one.verdict() == Verdict.VIOLATED || one.verdict() == Verdict.TOLERATED)
                // An example can be looked up on this page, a game cannot.
                .min(Comparator.comparing(Result::isOfGame));
        return new Heard(
                witness.name(),
                UntrustedText.name(witness.ruleset()),
                VerdictSign.of(result.verdict()),
                result.count(Verdict.SATISFIED) + " of " + result.results().size() + " passed"
                        + (result.faults().known() == 0 ? "" : "; " + result.evidence())
                        + (witness.complete() ? "" : ", in a run that was cut short"),
                wrong.map(one -> counterexample(one, gobans)));
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

package touchstone.report.matrix;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.report.GroupedResults;
import touchstone.report.ReproductionCommand;
import touchstone.spi.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.SpillFile;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** One subject under one claim: what its results mean, and where they are. */
final class MatrixColumn {

    private final RunSource source;
    private final Identity subject;
    private final Optional<Claim> claim;
    private final Profile profile;
    private final Optional<String> trouble;
    private final ColumnSummary summary;
    private final ColumnCells cells;
    private final Map<String, List<ClausePage.Number>> strangers;
    private final List<Result> results;

    /** @param results read whenever they are asked for, if there are many */
    private MatrixColumn(
            Specification specification,
            RunSource source,
            Identity subject,
            Optional<Claim> claim,
            Profile profile,
            List<Result> results,
            UnaryOperator<MatrixCell> shared) {
        List<Result> read = List.copyOf(results);
        ColumnFindings findings = new ColumnFindings(specification, source.run(), subject, claim, profile, read);
        this.source = source;
        this.subject = subject;
        this.claim = claim;
        this.profile = profile;
        this.trouble = findings.trouble();
        this.cells = ColumnCells.of(specification, findings, read, shared);
        this.summary = ColumnSummary.of(specification, findings, cells.tally());
        this.strangers = findings.results()
                .filter(result -> specification
                        .scenario(result.scenario())
                        .filter(scenario -> scenario.clause().equals(result.clause()))
                        .isEmpty())
                .collect(Collectors.groupingBy(
                        Result::clause, Collectors.mapping(ClausePage.Number::ofStranger, Collectors.toList())));
        this.results = results;
    }

    /**
     * One for each subject of a source, in the order of its run; one that could not be tried is among them.
     *
     * @param rulesets what the name of a ruleset stands for, if that is known
     * @param aside takes results that would else be in memory
     * @param shared gives one object for all cells that are the same
     * @throws IOException if the source cannot be read to the end
     */
    static List<MatrixColumn> of(
            RunSource source,
            Specification specification,
            Function<String, Optional<Ruleset>> rulesets,
            SpillFile aside,
            UnaryOperator<MatrixCell> shared)
            throws IOException {
        try {
            Map<String, Identity> subjects = new LinkedHashMap<>();
            source.run()
                    .subjects()
                    .forEach(attempt -> subjects.put(attempt.identity().id(), attempt.identity()));
            GroupedResults results =
                    GroupedResults.of(source.results().all(aside), List.copyOf(subjects.keySet()), Map.of());
            results.subjects().forEach(subject -> subjects.putIfAbsent(subject.id(), subject));
            Profile profile = Profile.named(source.run().claim().profile());
            Optional<Claim> claim =
                    source.claim().or(() -> Claim.of(source.run().claim(), rulesets));
            List<MatrixColumn> columns = new ArrayList<>();
            for (Identity subject : subjects.values()) {
                columns.add(new MatrixColumn(
                        specification, source, subject, claim, profile, results.of(subject.id()), shared));
            }
            return columns;
        } catch (IllegalArgumentException e) {
            throw new IOException(source.name() + ": " + e.getMessage(), e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The command line that tries a clause again. */
    String again(String clause) {
        RunRecord run = source.run();
        return ReproductionCommand.of(
                subject, run.claim(), new RunFacts(run.suiteVersion(), run.commandLine(), run.seed()), clause);
    }

    Identity subject() {
        return subject;
    }

    RunSource source() {
        return source;
    }

    Profile profile() {
        return profile;
    }

    String ruleset() {
        return source.run().claim().ruleset();
    }

    /** By which it says it plays: the name of a ruleset, or one with values on axes that are other than in that, as in {@code base;komi=half}. */
    Optional<String> rules(Specification specification) {
        return claim.flatMap(Claim::ruleset)
                .flatMap(Ruleset::rules)
                .map(rules -> specification.ruleset(rules.name()).isPresent()
                        ? rules.name()
                        : Stream.concat(
                                        Stream.of("base"),
                                        rules.variant().choices().stream()
                                                .filter(choice -> !Variant.BASE.has(choice))
                                                .map(Choice::title))
                                .collect(Collectors.joining(";")));
    }

    boolean isSurvey() {
        return ruleset().equals(Claim.SURVEY);
    }

    ColumnSummary summary() {
        return summary;
    }

    MatrixCell cell(String clause) {
        return cells.cell(clause);
    }

    /** The results of a clause by its id, in the order of the scenarios. */
    Stream<Result> entries(String clause) {
        return cells.places(clause).mapToObj(results::get);
    }

    /** The clauses that it was to be tried on, and those of which there are results. */
    List<String> clauses() {
        return cells.clauses();
    }

    /** The scenarios of a clause that the specification does not have, but results. */
    List<ClausePage.Number> strangers(String clause) {
        return strangers.getOrDefault(clause, List.of());
    }

    /** Why it could not be tried at all, if so: untrusted text. */
    Optional<String> trouble() {
        return trouble;
    }
}

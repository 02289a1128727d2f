package touchstone.suite.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.phrases.StepPhrases;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ClauseNames;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;

/** Finds mistakes in a specification that could be read. */
public final class Lint {

    private static final Pattern POSITION_OF = Pattern.compile("the position of (\\S+)");

    private static final Pattern DECIMAL_COMMA = Pattern.compile("(?<=[0-9]),(?=[0-9])");

    /** The steps are the same for whoever asks, and scenarios repeat themselves. */
    private static final StepPhrases PHRASEBOOK = new StepPhrases();

    private final Specification specification;
    private final List<SpecificationException> faults = new ArrayList<>();
    private final Set<StepPhrases.Phrase> used = new HashSet<>();

    private Lint(Specification specification) {
        this.specification = specification;
    }

    /** All faults, in the order of the files; none if the specification is in order. */
    public static List<SpecificationException> check(Specification specification) {
        Lint lint = new Lint(specification);
        specification.clauses().forEach(lint::check);
        specification.rulesets().forEach(lint::check);
        specification.protocols().forEach(lint::check);
        lint.faults.addAll(specification.mappings().unknown(id -> specification.clauses().stream()
                .anyMatch(clause -> clause.isWithin(id))));
        specification
                .phenomena()
                .all()
                .forEach(phenomenon -> lint.faults.addAll(new PhenomenonCheck(specification, phenomenon).faults()));
        return lint.faults;
    }

    /** The phrases that no scenario uses. */
    public static List<StepPhrases.Phrase> unused(Specification specification) {
        Lint lint = new Lint(specification);
        specification.clauses().forEach(lint::check);
        return PHRASEBOOK.phrases().stream()
                .filter(phrase -> !lint.used.contains(phrase))
                .toList();
    }

    /** What is added to the specification and never tried, since no ruleset has it. */
    public static List<SpecificationException> idle(Specification specification) {
        return specification.clauses().stream()
                .filter(specification.additions()::have)
                .flatMap(clause -> new UnusedClause(specification, clause).faults().stream())
                .toList();
    }

    private void check(Clause clause) {
        if (clause.sources().isEmpty()) {
            faults.add(new SpecificationException(
                    clause.file(), clause.line(), clause.id() + " names no source: 'Source: ...'"));
        }
        if (clause.scenarios().isEmpty() && clause.untestable().isEmpty()) {
            faults.add(new SpecificationException(
                    clause.file(),
                    clause.line(),
                    clause.id() + " has neither a scenario nor @untestable with a reason"));
        }
        for (int i = 0; i < clause.scenarios().size(); i++) {
            Scenario scenario = clause.scenarios().get(i);
            new ShowsOnlyCheck(scenario).fault().ifPresent(faults::add);
            if (scenario.number() != i + 1) {
                faults.add(new SpecificationException(
                        scenario.file(),
                        scenario.line(),
                        "scenario [" + scenario.number() + "] of " + clause.id() + " where [" + (i + 1)
                                + "] was expected"));
            }
            if (scenario.steps().stream().noneMatch(this::asks)) {
                faults.add(new SpecificationException(
                        scenario.file(),
                        scenario.line(),
                        "scenario " + scenario.id() + " asks nothing; expected a step that begins with 'Then'"));
            }
            scenario.steps().forEach(step -> check(scenario, step));
            faults.addAll(new PointsCheck(specification, scenario, PHRASEBOOK).faults());
            faults.addAll(new HandicapStonesCheck(specification, clause, scenario).faults());
        }
    }

    private void check(Scenario scenario, Scenario.Step step) {
        Optional<StepPhrases.Phrase> phrase = PHRASEBOOK.phrase(step.text());
        if (phrase.isEmpty()) {
            faults.add(new SpecificationException(
                    scenario.file(), step.line(), "no phrase says '" + step.text() + "'; " + remedy(step)));
            return;
        }
        used.add(phrase.get());
        StepPhrases.Below below = phrase.get().below();
        if ((below == StepPhrases.Below.NOTHING) == step.drawing().isPresent()) {
            faults.add(new SpecificationException(
                    scenario.file(),
                    step.line(),
                    switch (below) {
                        case NOTHING -> "no picture belongs to this step";
                        case PICTURE -> "a picture in \"\"\" was expected below this step";
                        case LINES -> "lines in \"\"\" were expected below this step";
                        case RECORD -> "a record in \"\"\" was expected below this step";
                    }));
        }
        if (below == StepPhrases.Below.PICTURE) {
            step.drawing().ifPresent(drawing -> check(scenario, drawing));
        }
        Matcher borrowed = POSITION_OF.matcher(step.text());
        if (borrowed.matches() && !beginsWithPicture(borrowed.group(1))) {
            faults.add(new SpecificationException(
                    scenario.file(),
                    step.line(),
                    "no scenario " + borrowed.group(1) + " that begins with a picture of its own"));
        }
    }

    /** A step that says nothing known is another fault. */
    private boolean asks(Scenario.Step step) {
        return PHRASEBOOK
                .phrase(step.text())
                .map(phrase -> phrase.keyword().equals("Then"))
                .orElse(true);
    }

    /** Half of the world writes a comma in numbers. */
    private String remedy(Scenario.Step step) {
        String pointed = DECIMAL_COMMA.matcher(step.text()).replaceAll(".");
        return !pointed.equals(step.text()) && PHRASEBOOK.phrase(pointed).isPresent()
                ? "numbers have a point, so write '" + pointed + "'"
                : "see features/phrases.md";
    }

    private boolean beginsWithPicture(String id) {
        return specification
                .scenario(id)
                .flatMap(other -> other.steps().stream().findFirst())
                .flatMap(Scenario.Step::drawing)
                .isPresent();
    }

    private void check(Scenario scenario, Scenario.Drawing drawing) {
        try {
            DiagramParser.parse(drawing.text());
        } catch (DiagramException fault) {
            faults.add(new SpecificationException(
                    scenario.file(),
                    drawing.line() + fault.line() - 1,
                    drawing.column() + fault.column() - 1,
                    fault.getMessage()));
        }
    }

    private void check(Ruleset ruleset) {
        faults.addAll(new ClauseNames(specification.clauses()).unknown(ruleset));
    }
}

package touchstone.suite.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Board;
import touchstone.reference.StarPoints;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Handicap;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;

/** Handicaps that a scenario has players agree on although its empty board has no star points for them. */
record HandicapStonesCheck(Specification specification, Clause clause, Scenario scenario) {

    private static final Pattern EMPTY_BOARD = Pattern.compile("an empty ([0-9]{1,2})x([0-9]{1,2}) board");
    private static final Pattern AGREED = Pattern.compile("the players agree on ([0-9]{1,4}) handicap stones?");

    List<SpecificationException> faults() {
        List<SpecificationException> faults = new ArrayList<>();
        Optional<Board> board = board();
        if (board.isEmpty() || !onStarPoints()) {
            return faults;
        }
        boolean when = false;
        for (Scenario.Step step : scenario.steps()) {
            boolean goesOn = step.keyword().equals("And") || step.keyword().equals("But");
            when = goesOn ? when : step.keyword().equals("When");
            Matcher agreed = AGREED.matcher(step.text());
            if (when && agreed.matches()) {
                fault(step, board.get(), Integer.parseInt(agreed.group(1))).ifPresent(faults::add);
            }
        }
        return faults;
    }

    private Optional<SpecificationException> fault(Scenario.Step step, Board board, int stones) {
        // A handicap of one is no stone at all but the first move.
        if (stones == 1 || StarPoints.of(board, stones).isPresent()) {
            return Optional.empty();
        }
        int largest = StarPoints.largest(board);
        return Optional.of(new SpecificationException(
                scenario.file(),
                step.line(),
                "a " + board + " board has star points for "
                        + (largest == 0 ? "no handicap stones" : largest + " handicap stones at most")
                        + "; choose another board or number, or write 'Then it is against the rules that " + step.text()
                        + "'"));
    }

    private Optional<Board> board() {
        return scenario.steps().stream()
                .findFirst()
                .map(step -> EMPTY_BOARD.matcher(step.text()))
                .filter(Matcher::matches)
                .map(size -> List.of(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2))))
                .filter(sides -> sides.stream().allMatch(side -> side >= 1 && side <= Board.LARGEST))
                .map(sides -> Board.of(sides.get(0), sides.get(1)));
    }

    /** By its own tags, by the axis value it is a scenario of, or by the ruleset whose article it illustrates. */
    private boolean onStarPoints() {
        Optional<Choice> condition = scenario.conditions().stream()
                .filter(Handicap.class::isInstance)
                .findFirst()
                .or(() -> clause.choice().filter(Handicap.class::isInstance));
        return condition.map(Handicap.FIXED::equals).orElseGet(() -> specification
                .ruleset(clause.body())
                .flatMap(Ruleset::rules)
                .filter(ruleset -> ruleset.variant().has(Handicap.FIXED))
                .isPresent());
    }
}

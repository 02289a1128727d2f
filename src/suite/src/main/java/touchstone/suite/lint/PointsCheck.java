package touchstone.suite.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.phrases.StepPhrases;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;

/** Finds steps of scenarios that speak of a board, point or play that does not exist. */
final class PointsCheck {

    private static final Pattern BOARD = Pattern.compile("an? (?:empty )?([0-9]+)x([0-9]+) board.*");
    private static final Pattern POSITION_OF = Pattern.compile("the position of (\\S+)");
    private static final Pattern LARGE_NUMBER = Pattern.compile("(?<![0-9.])[0-9]{10,}");
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
    private static final Pattern JUST_PLAYED =
            Pattern.compile("this position, in which (Black|White) has just played (\\S+)");
    private static final Pattern OF_BOARDS =
            Pattern.compile("a [0-9]+x[0-9]+ board, if there is one, .*|there is a board");

    private static final String CAPTURED = " have been captured";

    private final Specification specification;
    private final Scenario scenario;
    private final StepPhrases phrasebook;
    private final List<SpecificationException> faults = new ArrayList<>();
    private Optional<BoardDiagram> picture = Optional.empty();
    private boolean unreadable;
    private boolean played;

    PointsCheck(Specification specification, Scenario scenario, StepPhrases phrasebook) {
        this.specification = specification;
        this.scenario = scenario;
        this.phrasebook = phrasebook;
    }

    List<SpecificationException> faults() {
        for (int i = 0; i < scenario.steps().size(); i++) {
            Scenario.Step step = scenario.steps().get(i);
            Optional<StepPhrases.Phrase> phrase = phrasebook.phrase(step.text());
            if (i == 0 && phrase.isPresent() && !begins(step, phrase.get())) {
                fault(step, "the scenario begins with no board; expected 'Given an empty 9x9 board' or a position");
            }
            phrase.ifPresent(known -> check(step, known));
        }
        return faults;
    }

    /** A question about a board as a whole needs none to ask it on. */
    private static boolean begins(Scenario.Step step, StepPhrases.Phrase phrase) {
        return phrase.keyword().equals("Given") && !step.text().endsWith(CAPTURED)
                || BOARD.matcher(step.text()).matches()
                || OF_BOARDS.matcher(step.text()).matches();
    }

    private void check(Scenario.Step step, StepPhrases.Phrase phrase) {
        Matcher board = BOARD.matcher(step.text());
        if (board.matches() && !(isSide(board.group(1)) && isSide(board.group(2)))) {
            fault(
                    step,
                    "a board of " + board.group(1) + "x" + board.group(2) + "; expected 1 to " + Board.LARGEST
                            + " lines each way");
        }
        // What is in quotation marks is text, and is not read as a number.
        Matcher large = LARGE_NUMBER.matcher(QUOTED.matcher(step.text()).replaceAll("\"\""));
        if (!board.matches() && large.find()) {
            fault(step, large.group() + " is too large a number; expected one of fewer than ten digits");
        }
        if (phrase.keyword().equals("Given")) {
            drawing(step).ifPresent(this::read);
            unreadable |= phrase.below() == StepPhrases.Below.PICTURE
                    && step.drawing().isEmpty();
        }
        checkLastPlay(step);
        phrase.pointNames(step.text()).forEach(name -> check(step, name));
        if (step.text().equals("the numbered moves are played")
                && lacks(drawn -> !drawn.numbers().isEmpty())) {
            fault(step, "no move is numbered in the picture; expected 1, 2, ... on empty points");
        }
        if (step.text().startsWith("the last play ") && !played) {
            fault(step, "nobody has played yet; expected a step such as 'When Black plays A1' before");
        }
        played |= phrase.keyword().equals("When");
    }

    private void check(Scenario.Step step, String name) {
        if (StepPhrases.Phrase.meansMarked(name)) {
            if (lacks(drawn -> !drawn.marked().isEmpty())) {
                fault(step, "no stone is marked in the picture; expected # or @ for the stones meant");
            }
        } else if (name.length() > 1) {
            try {
                Point.parse(name);
            } catch (IllegalArgumentException e) {
                fault(step, e.getMessage());
            }
        } else if (lacks(drawn -> drawn.letters().containsKey(name.charAt(0)))) {
            fault(
                    step,
                    "no point is named '" + name + "' in the picture; expected "
                            + picture.map(drawn -> drawn.letters().keySet())
                                    .filter(letters -> !letters.isEmpty())
                                    .map(letters -> letters.stream()
                                                    .sorted()
                                                    .map(letter -> "'" + letter + "'")
                                                    .collect(Collectors.joining(" or "))
                                            + ", or a point such as C3")
                                    .orElse("a point such as C3"));
        }
    }

    /** Its own, or that of the scenario whose position it borrows. */
    private Optional<Scenario.Drawing> drawing(Scenario.Step step) {
        Matcher borrowed = POSITION_OF.matcher(step.text());
        return borrowed.matches()
                ? specification
                        .scenario(borrowed.group(1))
                        .flatMap(other -> other.steps().stream().findFirst())
                        .flatMap(Scenario.Step::drawing)
                : step.drawing();
    }

    private void read(Scenario.Drawing drawing) {
        try {
            picture = Optional.of(DiagramParser.parse(drawing.text()));
        } catch (DiagramException fault) {
            unreadable = true;
        }
    }

    /** Whether something is not in the picture. One that can't be read, or is missing, is another fault. */
    private boolean lacks(Predicate<BoardDiagram> something) {
        return !unreadable && picture.filter(something).isEmpty();
    }

    /** A game taken up just after a play has the stone played. */
    private void checkLastPlay(Scenario.Step step) {
        Matcher last = JUST_PLAYED.matcher(step.text());
        if (last.matches()) {
            Color player = last.group(1).equals("Black") ? Color.BLACK : Color.WHITE;
            if (lacks(drawn -> stands(player, last.group(2), drawn.position()))) {
                fault(
                        step,
                        player + "'s stone on " + last.group(2)
                                + " is not in the picture; expected the stone just played to be drawn");
            }
        }
    }

    private static boolean stands(Color player, String name, Position position) {
        try {
            Point point = Point.parse(name);
            return position.board().contains(point) && position.stone(point).equals(Optional.of(player));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean isSide(String digits) {
        return digits.length() <= 2 && Integer.parseInt(digits) >= 1 && Integer.parseInt(digits) <= Board.LARGEST;
    }

    private void fault(Scenario.Step step, String message) {
        faults.add(new SpecificationException(scenario.file(), step.line(), message));
    }
}

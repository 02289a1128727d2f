package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import touchstone.life.ImaginedMove;
import touchstone.life.Limits;
import touchstone.life.ProofLine;
import touchstone.life.Reading;
import touchstone.life.confirmation.ChainLife;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.life.search.Answered;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.DiagramMarks;
import touchstone.suite.specification.Scenario;

/**
 * Below a sentence that says which stones are dead, alive or in seki: the play that shows it of one chain, board by board. Where the
 * opponent fails it is a try, else the capture. Nobody has played it; it is imagined, as article 7-2 of the Japanese rules has it.
 */
final class ProofBoards {

    /** Those that ask a program for the status; elsewhere players say what is dead. */
    private static final Pattern CLAUSES = Pattern.compile("japanese\\.(7-1|7-2|8)(\\..*)?");

    private static final Pattern STATUS = Pattern.compile(".* (is|are) (dead|alive|in seki)");

    /** So many show how it goes. */
    private static final int MOST = 16;

    private static final Limits LIMITS = new Limits(20_000, () -> false);

    /** A line takes seconds to find on some boards, and whoever makes several books in one JVM asks for each of them again. */
    private static final Map<Asked, Optional<ProofLine>> LINES = new ConcurrentHashMap<>();

    private record Asked(Position position, List<Point> points) {}

    private ProofBoards() {}

    /** @param own the boards of the sentence itself; they mark the stones that it speaks of */
    static List<IllustratedScenario.View> of(
            Scenario scenario, Scenario.Step step, List<Diagram> own, BoardDrawings gobans) {
        if (own.isEmpty()
                || !CLAUSES.matcher(scenario.clause()).matches()
                || !STATUS.matcher(step.text()).matches()) {
            return List.of();
        }
        Diagram last = own.get(own.size() - 1);
        try {
            BoardDiagram picture = DiagramParser.parse(last.picture());
            List<Point> points = last.marks().map(DiagramMarks::points).orElse(List.of()).stream()
                    .map(Point::parse)
                    .toList();
            return LINES.computeIfAbsent(new Asked(picture.position(), points), ProofBoards::line)
                    .map(line -> views(picture, line, gobans))
                    .orElse(List.of());
        } catch (DiagramException fault) {
            return List.of();
        }
    }

    /** Of the first chain that takes play to show. */
    private static Optional<ProofLine> line(Asked asked) {
        return LifeAndDeath.confirm(asked.position(), Reading.USUAL, LIMITS).chains().stream()
                .filter(chain -> asked.points().stream().anyMatch(chain.chain()::contains))
                .filter(chain -> chain.status().isPresent() && !chain.searches().isEmpty())
                .findFirst()
                .map(ProofBoards::line);
    }

    private static ProofLine line(ChainLife chain) {
        Answered answered = chain.searches().get(chain.searches().size() - 1).answered();
        List<ProofLine> tries = answered.tries();
        return tries.isEmpty() ? answered.line() : tries.get(0);
    }

    private static List<IllustratedScenario.View> views(BoardDiagram start, ProofLine line, BoardDrawings gobans) {
        List<IllustratedScenario.View> views = new ArrayList<>();
        Position stands = start.position();
        BoardDiagram before = start;
        for (ProofLine.Turn turn :
                line.turns().subList(0, Math.min(MOST, line.turns().size()))) {
            Optional<Point> played = played(turn.move());
            stands = played.isEmpty()
                    ? stands
                    : stands.with(turn.player(), played.get()).without(turn.captured());
            BoardDiagram now = DiagramParser.parse(PositionText.of(stands, point -> false, point -> '.'));
            DiagramMarks marks = DiagramMarks.move(
                    turn.player() + " " + played.map(Point::toString).orElse("pass"));
            boolean last = views.size() + 1 == Math.min(MOST, line.turns().size());
            String caption = "Imagined: " + words(turn) + (last ? "; " + end(line) : "");
            views.add(new IllustratedScenario.View(
                    gobans.draw(
                            now,
                            Optional.of(before),
                            marks,
                            turn.captured().stream().toList(),
                            false,
                            caption),
                    caption));
            before = now;
        }
        return views;
    }

    private static Optional<Point> played(ImaginedMove move) {
        return move instanceof ImaginedMove.Ordinary ordinary && ordinary.move() instanceof Move.Play play
                ? Optional.of(play.point())
                : Optional.empty();
    }

    private static String words(ProofLine.Turn turn) {
        String move = turn.move() instanceof ImaginedMove.Ordinary ordinary && ordinary.move() instanceof Move.Pass
                ? "passes"
                : turn.move().toString();
        return turn.player() + " " + move
                + (turn.captured().isEmpty() ? "" : " takes " + turn.captured().size());
    }

    private static String end(ProofLine line) {
        if (line.turns().size() > MOST) {
            return "and so on";
        }
        return switch (line.end()) {
            case CAPTURED -> "captured";
            case WITHOUT_ROOM -> "no room is left for a stone that stays";
            case TWO_EYES -> "two eyes";
            case NEW_STONE_STAYS -> "a new stone stays";
            case REPEATS -> "so it goes on for ever";
            case BOTH_PASS -> "so it stays as it is";
            case CUT -> "and so on";
        };
    }
}

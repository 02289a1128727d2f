package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.DiagramMarks;

/**
 * The moves of a scenario, as its boards show them one after the other.
 *
 * @param start what stood before the first
 */
public record PlayedLine(Position start, List<Played> moves) {

    /** One move. */
    public record Played(Color player, Move move) {

        static Optional<Played> of(String made) {
            int blank = made.indexOf(' ');
            if (blank < 0) {
                return Optional.empty();
            }
            Color player = made.substring(0, blank).equals(Color.BLACK.toString()) ? Color.BLACK : Color.WHITE;
            String what = made.substring(blank + 1);
            try {
                return Optional.of(
                        new Played(player, what.equals("pass") ? new Move.Pass() : new Move.Play(Point.parse(what))));
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
    }

    public PlayedLine {
        moves = List.copyOf(moves);
    }

    /**
     * As far as the boards follow from one another by moves: where something else happens, such as a move taken back, it ends.
     *
     * @param given the boards of what the scenario begins with
     * @param after those that follow
     * @return nothing if there is no board to begin with, or one that cannot be read
     */
    static Optional<PlayedLine> of(List<Diagram> given, List<Diagram> after) {
        if (given.isEmpty()) {
            return Optional.empty();
        }
        try {
            Position start = position(given.get(given.size() - 1));
            List<Played> moves = new ArrayList<>();
            Position stood = start;
            for (Diagram diagram : after) {
                Position stands = position(diagram);
                Optional<Played> made =
                        diagram.marks().flatMap(DiagramMarks::move).flatMap(Played::of);
                if (stands.board() != stood.board() || !follows(stood, made, stands)) {
                    break;
                }
                made.ifPresent(moves::add);
                stood = stands;
            }
            return Optional.of(new PlayedLine(start, moves));
        } catch (DiagramException e) {
            return Optional.empty();
        }
    }

    private static Position position(Diagram diagram) {
        return DiagramParser.parse(diagram.picture()).position();
    }

    /** Whether nothing has come to the board but the stone played, if one was. */
    private static boolean follows(Position before, Optional<Played> made, Position after) {
        if (made.isEmpty()) {
            return before.equals(after);
        }
        Optional<Point> played =
                made.map(Played::move).filter(Move.Play.class::isInstance).map(move -> ((Move.Play) move).point());
        Color player = made.get().player();
        return Stream.of(Color.values()).allMatch(color -> {
            PointSet come = after.stones(color).minus(before.stones(color));
            return come.stream()
                    .allMatch(point ->
                            color == player && played.filter(point::equals).isPresent());
        });
    }

    public Board board() {
        return start.board();
    }

    /** The same as a game record. */
    String sgf(String name) {
        List<SgfNode> nodes = new ArrayList<>();
        Optional<Color> first = moves.stream().map(Played::player).findFirst();
        nodes.add(new SgfNode.SetUp(start.stones(Color.BLACK), start.stones(Color.WHITE), board().none(), first));
        moves.forEach(made -> nodes.add(new SgfNode.Played(made.player(), made.move())));
        return new SgfWriter(new SgfRecord(board(), OptionalDouble.empty(), 0, Optional.empty(), nodes))
                .name(name)
                .text();
    }

    /**
     * The same as lines of the Go Text Protocol, which any engine takes: the stones that stand at the start are played one by one, and
     * as each chain has a liberty none of them captures.
     *
     * @return nothing of a board that is not square, which the protocol does not know
     */
    Optional<String> gtp() {
        if (board().width() != board().height()) {
            return Optional.empty();
        }
        Stream<String> setUp = Stream.of(Color.values())
                .flatMap(color -> start.stones(color).stream().map(point -> play(color, point.toString())));
        Stream<String> played =
                moves.stream().map(made -> play(made.player(), made.move().toString()));
        return Optional.of(Stream.of(Stream.of("boardsize " + board().width(), "clear_board"), setUp, played)
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n", "", "\n")));
    }

    private static String play(Color color, String vertex) {
        return "play " + (color == Color.BLACK ? "B" : "W") + " " + vertex;
    }
}

package touchstone.explore.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.MovePolicy;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Ruling;

/**
 * Generates game records in SGF: correct ones, unusual but correct ones, and ones with one mistake for which the format
 * has them refused. Moves are legal: what becomes of others no document decides.
 */
final class RecordGenerator {

    /** What a file may begin or end with and be none, or lack. */
    private static final List<String> NO_GAMES =
            List.of("", "()", "no game", "(;GM[1]SZ[5]", "(;GM[1]SZ[5];B[aa", "B[aa]");

    private static final List<String> BAD_ROOTS = List.of("GM[2]", "SZ[0]", "SZ[99]", "SZ[big]", "FF[9]", "B", "[aa]");
    private static final List<String> BAD_NODES =
            List.of("B", "[aa]", "B[aa]W[bb]", "B[aa][bb]", "SZ[5]", "AB[aa]AW[aa]", "B[]W[]");
    private static final List<String> ODDITIES =
            List.of("C[a \\] and a \\\\ in it]", "ZZ[1][2]", "GN[;B(]", "N [spaced]", "LB[aa:b]", "c[small]", "C[]");

    private final BaseRules rules;
    private final MovePolicy steering;
    private final RandomGenerator random;
    private final StringBuilder text = new StringBuilder();
    private Game game;
    private boolean mistaken;

    RecordGenerator(BaseRules rules, MovePolicy steering, RandomGenerator random) {
        this.rules = rules;
        this.steering = steering;
        this.random = random;
    }

    /** @param board of the game in it */
    String write(Board board) {
        text.setLength(0);
        mistaken = false;
        game = Game.begin(rules, board);
        if (random.nextInt(30) == 0) {
            return NO_GAMES.get(random.nextInt(NO_GAMES.size()));
        }
        String before = random.nextInt(10) == 0 ? "see below\n" : "";
        text.append(before).append("(;");
        root(board);
        moves(random.nextInt(25));
        return text.append(ending()).toString();
    }

    private boolean one(int in) {
        return random.nextInt(in) == 0;
    }

    private void root(Board board) {
        boolean strict = !one(5);
        text.append(strict ? "FF[4]" : "").append(one(4) ? "" : "GM[1]");
        if (board != Board.of(19, 19) || one(2)) {
            text.append("SZ[")
                    .append(board.width() == board.height() ? "" + board.width() : board.width() + ":" + board.height())
                    .append(']');
        }
        if (one(3)) {
            text.append("KM[")
                    .append(List.of("6.5", "7", "0", "-3.5", "0.25").get(random.nextInt(5)))
                    .append(']');
        }
        if (one(5)) {
            text.append("RU[Anybody's]");
        }
        if (one(2)) {
            text.append(ODDITIES.get(random.nextInt(ODDITIES.size())));
        }
        if (one(12)) {
            text.append(BAD_ROOTS.get(random.nextInt(BAD_ROOTS.size())));
            mistaken = true;
        }
        if (one(6)) {
            handicap(board);
        } else if (one(3)) {
            setUp();
        } else if (one(4)) {
            Move move = steering.next(game, random);
            node("B", move);
            game = game.play(move);
        }
    }

    /** As many stones as it says, or not. */
    private void handicap(Board board) {
        int stones = 2 + random.nextInt(4);
        List<Point> points = some(board, one(3) ? random.nextInt(6) : stones);
        text.append("HA[").append(stones).append(']');
        if (!points.isEmpty()) {
            text.append("AB").append(values(points));
        }
        Position position = Position.empty(board);
        for (Point point : points) {
            position = position.with(Color.BLACK, point);
        }
        boolean placed = points.size() == stones;
        // A game of one's own goes on with whoever the record will have move: what it moves tells that.
        game = placed
                ? Game.begin(rules, board).withHandicap(position.stones(Color.BLACK))
                : Game.from(rules, position, Color.BLACK);
    }

    private List<Point> some(Board board, int count) {
        List<Point> left = new ArrayList<>(board.points());
        List<Point> drawn = new ArrayList<>();
        while (drawn.size() < count && !left.isEmpty()) {
            drawn.add(left.remove(random.nextInt(left.size())));
        }
        return drawn;
    }

    /** Stones by lot, some of them on others, and empty points; each chain is left a liberty. */
    private void setUp() {
        Board board = game.board();
        if (game.position().stones().isEmpty() && board.width() > 2 && board.height() > 2 && one(4)) {
            rectangle(board);
            return;
        }
        List<Point> points = some(board, 1 + random.nextInt(Math.max(1, Math.min(8, board.size() / 3))));
        Position position = game.position();
        StringBuilder black = new StringBuilder();
        StringBuilder white = new StringBuilder();
        StringBuilder empty = new StringBuilder();
        for (Point point : points) {
            Position without = position.without(board.none().with(point));
            int what = random.nextInt(3);
            Position next = what == 2 ? without : without.with(what == 0 ? Color.BLACK : Color.WHITE, point);
            if (isCalm(next)) {
                position = next;
                (what == 2 ? empty : what == 0 ? black : white)
                        .append('[')
                        .append(name(point))
                        .append(']');
            }
        }
        Color mover = game.toMove();
        text.append(black.length() == 0 ? "" : "AB" + black)
                .append(white.length() == 0 ? "" : "AW" + white)
                .append(empty.length() == 0 ? "" : "AE" + empty);
        if (one(2)) {
            mover = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            text.append("PL[").append(mover == Color.BLACK ? 'B' : 'W').append(']');
        }
        game = Game.from(rules, position, mover);
    }

    /** Points as a rectangle, from its upper left to its lower right corner. */
    private void rectangle(Board board) {
        text.append("AB[aa:bb]");
        Position position = Position.empty(board);
        for (int i = 0; i < 4; i++) {
            position = position.with(Color.BLACK, new Point(i % 2, board.height() - 1 - i / 2));
        }
        game = Game.from(rules, position, game.toMove());
    }

    private boolean isCalm(Position position) {
        return position.stones().stream()
                .noneMatch(stone -> rules.liberties(position, stone).isEmpty());
    }

    private void moves(int count) {
        for (int i = 0; i < count && (game.phase() == Phase.TERMS || game.phase() == Phase.PLAY); i++) {
            text.append(one(4) ? "\n;" : ";");
            if (one(12)) {
                // A node of its own without anything.
                text.append(one(2) ? ODDITIES.get(random.nextInt(ODDITIES.size())) : "")
                        .append(';');
            }
            if (one(12)) {
                setUp();
                continue;
            }
            if (!mistaken && one(80)) {
                text.append(one(3) ? beyond() : BAD_NODES.get(random.nextInt(BAD_NODES.size())))
                        .append(';');
                mistaken = true;
            }
            Move move = one(12) ? Move.PASS : one(6) && tt().isPresent() ? tt().get() : steering.next(game, random);
            node(game.toMove() == Color.BLACK ? "B" : "W", move);
            if (one(8)) {
                text.append(ODDITIES.get(random.nextInt(ODDITIES.size())));
            }
            game = game.play(move);
        }
    }

    /** The point whose name means a pass on boards that do not have it, where it is there and may be played. */
    private Optional<Move> tt() {
        int row = game.board().height() - 20;
        return game.board().width() < 20 || row < 0
                ? Optional.empty()
                : Optional.<Move>of(new Move.Play(new Point(19, row)))
                        .filter(play -> game.rule(play) instanceof Ruling.Made);
    }

    /** A point that is not on the board. */
    private String beyond() {
        return "B[" + letter(game.board().width()) + "a]";
    }

    private void node(String player, Move move) {
        boolean small = game.board().width() <= 19 && game.board().height() <= 19;
        text.append(player).append(one(10) ? "\n " : "");
        text.append('[')
                .append(move instanceof Move.Play play ? name(play.point()) : small && one(2) ? "tt" : "")
                .append(']');
    }

    private String values(List<Point> points) {
        StringBuilder values = new StringBuilder();
        String between = one(4) ? " " : "";
        points.forEach(point -> values.append(values.length() == 0 ? "" : between)
                .append('[')
                .append(name(point))
                .append(']'));
        return values.toString();
    }

    /** Columns and rows from the upper left. */
    private String name(Point point) {
        return "" + letter(point.column()) + letter(game.board().height() - 1 - point.row());
    }

    private static char letter(int line) {
        return (char) ('a' + line);
    }

    /** Variations after the main line, and other games after the first; or it ends too early. */
    private String ending() {
        return switch (random.nextInt(16)) {
            case 0 -> "(;C[main line])(;C[other])) ";
            case 1 -> ")\n(;GM[1]SZ[5];B[aa])";
            case 2 -> ") C[and so on]";
            case 3 -> one(3) ? "" : ")\n";
            default -> ")\n";
        };
    }
}

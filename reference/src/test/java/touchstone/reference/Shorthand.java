package touchstone.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Games, positions and points as tests write them. */
public final class Shorthand {

    private Shorthand() {}

    /** The base rules but for these choices. */
    public static VariantRules rules(Choice... choices) {
        return new VariantRules(Variant.BASE.with(choices));
    }

    /** A board by its sides, as in {@code 5x3}. */
    public static Board board(String sides) {
        String[] two = sides.split("x");
        return Board.of(Integer.parseInt(two[0]), Integer.parseInt(two[1]));
    }

    /** The points in a row of coordinates, none if it is empty. */
    public static PointSet points(Board board, String coordinates) {
        return coordinates.isBlank()
                ? board.none()
                : board.none()
                        .withAll(Arrays.stream(coordinates.split(" "))
                                .map(Point::parse)
                                .toList());
    }

    /** A position as {@link Position#toString} draws it, with or without spaces. */
    public static Position position(String picture) {
        List<String> rows =
                new ArrayList<>(Arrays.asList(picture.replace(" ", "").strip().split("\n")));
        Collections.reverse(rows);
        Position position = Position.empty(Board.of(rows.get(0).length(), rows.size()));
        for (Point point : position.board().points()) {
            char state = rows.get(point.row()).charAt(point.column());
            if (state != '.') {
                position = position.with(state == 'X' ? Color.BLACK : Color.WHITE, point);
            }
        }
        return position;
    }

    /** The game after some moves, as in {@code C3 pass D4}. */
    public static Game play(Game start, String moves) {
        Game game = start;
        for (String move : moves.split(" ")) {
            game = game.play(move.equals("pass") ? Move.PASS : new Move.Play(Point.parse(move)));
        }
        return game;
    }

    /**
     * The game after the players said something.
     *
     * @throws ClassCastException if it does not count
     */
    public static Game say(Game game, Statement statement) {
        return ((Ruling.Agreed) game.rule(statement)).after();
    }

    /** Why a move or a statement is refused. @throws ClassCastException if it is not */
    public static Refusal refusal(Ruling ruling) {
        return ((Ruling.Refused) ruling).refusal();
    }

    /** The game ended as it stands, with these stones agreed to be dead where the players have to agree. */
    public static Game end(Game game, String dead) {
        Game now = game;
        if (now.rule(new Statement.Stop()) instanceof Ruling.Agreed stopped) {
            now = stopped.after();
        }
        while (now.phase() != Phase.STOPPED && now.phase() != Phase.OVER) {
            now = now.play(Move.PASS);
        }
        return now.phase() == Phase.OVER ? now : say(now, new Statement.Dead(points(game.board(), dead)));
    }

    /**
     * A point in one of the eight symmetries of a board.
     *
     * @param symmetry bit 0 mirrors the columns, bit 1 the rows, bit 2 swaps columns and rows after that
     */
    public static Point mirrored(Board board, Point point, int symmetry) {
        int column = (symmetry & 1) == 0 ? point.column() : board.width() - 1 - point.column();
        int row = (symmetry & 2) == 0 ? point.row() : board.height() - 1 - point.row();
        return (symmetry & 4) == 0 ? new Point(column, row) : new Point(row, column);
    }
}

package touchstone.mutants.fault;

import java.util.Optional;
import java.util.function.Predicate;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.VariantRules;

/** The board with other edges than it has. */
public final class BoardFaults {

    private BoardFaults() {}

    /** The last vertical line of some boards is missing. */
    public static RuleFault narrower(Predicate<Board> which) {
        return ReplacedArticle.playable((right, position, point) -> {
            Board board = position.board();
            return which.test(board) && point.column() == board.width() - 1
                    ? Optional.of(new Refusal.OffBoard(point, board))
                    : right.playable(position, point);
        });
    }

    /** The last vertical line of a 19x19 board is missing. */
    public static final RuleFault EIGHTEEN_LINES = narrower(board -> board == Board.of(19, 19));

    /** The board lacks its corners. */
    public static final RuleFault CORNERS_MISSING = ReplacedArticle.playable((right, position, point) -> {
        Board board = position.board();
        boolean side = point.column() == 0 || point.column() == board.width() - 1;
        boolean end = point.row() == 0 || point.row() == board.height() - 1;
        return side && end ? Optional.of(new Refusal.OffBoard(point, board)) : right.playable(position, point);
    });

    /** A play off the board is taken for a pass. */
    public static final RuleFault OFF_BOARD_PASSES = ReplacedArticle.play(
            (right, game, point) -> game.board().contains(point) ? right.play(game, point) : right.pass(game));

    /** Two handicap stones stand on a 19x19 board before the first move. */
    public static final RuleFault STONES_AT_THE_START = variant -> new VariantRules(variant) {
        @Override
        public Position initialPosition(Board board) {
            Position empty = super.initialPosition(board);
            return board == Board.of(19, 19)
                    ? empty.with(Color.BLACK, Point.parse("D4")).with(Color.BLACK, Point.parse("Q16"))
                    : empty;
        }
    };

    /** A black stone stands in the middle of boards smaller than 19x19 before the first move. */
    public static final RuleFault STONE_ON_SMALL_BOARDS = variant -> new VariantRules(variant) {
        @Override
        public Position initialPosition(Board board) {
            Position empty = super.initialPosition(board);
            boolean small = board.width() == board.height() && board.width() >= 5 && board.width() < 19;
            return small ? empty.with(Color.BLACK, new Point(board.width() / 2, board.height() / 2)) : empty;
        }
    };

    /** Whether a board is one to play on is seen from its width. */
    public static final RuleFault ONE_SIDE_LOOKED_AT = variant -> new VariantRules(variant) {
        @Override
        public boolean plays(Board board) {
            return super.plays(Board.of(board.width(), board.width()));
        }
    };
}

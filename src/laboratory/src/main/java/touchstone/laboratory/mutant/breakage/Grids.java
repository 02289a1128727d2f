package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import java.util.function.Predicate;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** The board with other edges than it has. */
public final class Grids {

    private Grids() {}

    /** The last vertical line of some boards is missing. */
    public static VariantRules narrower(Variant variant, Predicate<Board> which) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> playable(Position position, Point point) {
                Board board = position.board();
                return which.test(board) && point.column() == board.width() - 1
                        ? Optional.of(new Refusal.OffBoard(point, board))
                        : super.playable(position, point);
            }
        };
    }

    /** The last vertical line of a 19x19 board is missing. */
    public static VariantRules eighteenLines(Variant variant) {
        return narrower(variant, board -> board == Board.of(19, 19));
    }

    /** The board lacks its corners. */
    public static VariantRules cornersMissing(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> playable(Position position, Point point) {
                Board board = position.board();
                boolean side = point.column() == 0 || point.column() == board.width() - 1;
                boolean end = point.row() == 0 || point.row() == board.height() - 1;
                return side && end ? Optional.of(new Refusal.OffBoard(point, board)) : super.playable(position, point);
            }
        };
    }

    /** A play off the board is taken for a pass. */
    public static VariantRules offBoardPasses(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling play(Game game, Point point) {
                return game.board().contains(point) ? super.play(game, point) : pass(game);
            }
        };
    }

    /** Two handicap stones stand on a 19x19 board before the first move. */
    public static VariantRules stonesAtTheStart(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position initialPosition(Board board) {
                Position empty = super.initialPosition(board);
                return board == Board.of(19, 19)
                        ? empty.with(Color.BLACK, Point.parse("D4")).with(Color.BLACK, Point.parse("Q16"))
                        : empty;
            }
        };
    }

    /** Whether a board is one to play on is seen from its width. */
    public static VariantRules oneSideLookedAt(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public boolean plays(Board board) {
                return super.plays(Board.of(board.width(), board.width()));
            }
        };
    }
}

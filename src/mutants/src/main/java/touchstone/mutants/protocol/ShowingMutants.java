package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** Mutants that play right, and show something else than what they play. */
public final class ShowingMutants implements MutantSource {

    private static final String BOARD = "shows.board";
    private static final String TURN = "shows.turn";
    private static final String CAPTURES = "shows.captures";
    private static final String LEGALITY = "shows.legality";
    private static final String AGREEMENT = "shows.agreement";
    private static final String GENERATED = "shows.generated-move";
    private static final String SIZE = "shows.size";
    private static final String SIDES = "shows.size.sides";
    private static final String AGAIN = "shows.size.again";
    private static final String ANY = "shows.size.any";

    private static final int NINETEEN = 19;

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("shown-upside-down", "shows its board upside down")
                        .mishandling(BOARD, ShowingFaults.moved(ShowingMutants::upsideDown))
                        .touching(GENERATED),
                mutant("shown-mirrored", "shows its board with left and right exchanged")
                        .mishandling(BOARD, ShowingFaults.moved(ShowingMutants::mirrored))
                        .touching(GENERATED),
                mutant("shown-late", "shows the position before the last move")
                        .mishandling(BOARD, ShowingFaults.LATE)
                        .touching(GENERATED),
                mutant("shown-in-the-other-colour", "shows each player's stones as the opponent's")
                        .mishandling(BOARD, ShowingFaults.COLOURS_SWAPPED)
                        .touching(GENERATED),
                mutant("captured-still-shown", "shows captured stones where they stood, until another is played there")
                        .mishandling(BOARD, ShowingFaults.CAPTURED_STAY),
                mutant("turn-of-the-other", "shows the player who has just moved as the one to move")
                        .mishandling(TURN, ShowingFaults.turn((game, turn) -> turn.opponent())),
                mutant("turn-by-stones-alone", "takes no notice of passes when it shows whose turn it is")
                        .mishandling(TURN, ShowingFaults.turn(ShowingMutants::afterLastPlay)),
                mutant("captures-of-the-last-move", "shows as captured what the last move captured")
                        .mishandling(CAPTURES, ShowingFaults.prisoners(ShowingMutants::lastCaptured)),
                mutant("captures-for-the-other", "shows the captured stones of each player as the opponent's")
                        .mishandling(
                                CAPTURES, ShowingFaults.prisoners((game, color) -> game.removed(color.opponent()))),
                mutant("captures-added-up", "shows the captured stones of both players for each")
                        .mishandling(
                                CAPTURES,
                                ShowingFaults.prisoners(
                                        (game, color) -> game.removed(Color.BLACK) + game.removed(Color.WHITE))),
                mutant("list-without-corner", "leaves the first of the legal plays out when it lists them")
                        .mishandling(
                                LEGALITY,
                                ShowingFaults.plays((legal, empty) -> legal.isEmpty()
                                        ? legal
                                        : legal.minus(legal.board().none().with(legal.first()))))
                        .touching(AGREEMENT),
                mutant("list-of-all-empty-points", "lists every empty point as a legal play, be it so or not")
                        .mishandling(AGREEMENT, ShowingFaults.plays((legal, empty) -> empty)),
                mutant("names-another-move", "names another move than it makes, with left and right exchanged")
                        .mishandling(GENERATED, ShowingFaults.generated(ShowingMutants::mirrored)),
                mutant("names-a-pass", "says that it passes, and plays")
                        .mishandling(GENERATED, ShowingFaults.generated((board, move) -> Move.PASS)),
                mutant("board-a-line-short", "has a board with a line less than it was asked for")
                        .mishandling(
                                SIZE,
                                ShowingFaults.board(asked -> Board.of(shorter(asked.width()), shorter(asked.height()))))
                        .touching("*"),
                mutant("board-of-nineteen-lines-at-most", "has 19 lines where it was asked for more")
                        .mishandling(
                                SIZE,
                                ShowingFaults.board(asked -> Board.of(
                                        Math.min(asked.width(), NINETEEN), Math.min(asked.height(), NINETEEN)))),
                mutant("board-with-sides-exchanged", "takes the height of a board for its width")
                        .mishandling(SIDES, ShowingFaults.board(asked -> Board.of(asked.height(), asked.width()))),
                mutant("board-there-once", "has each board once, and no more after another")
                        .mishandling(AGAIN, ShowingFaults.BOARDS_ONCE)
                        .touching("*"),
                mutant("no-board-at-all", "refuses every board").mishandling(ANY, ShowingFaults.NO_BOARD));
    }

    private static Point upsideDown(Board board, Point point) {
        return new Point(point.column(), board.height() - 1 - point.row());
    }

    private static Point mirrored(Board board, Point point) {
        return new Point(board.width() - 1 - point.column(), point.row());
    }

    private static Move mirrored(Board board, Move move) {
        return move instanceof Move.Play play ? new Move.Play(mirrored(board, play.point())) : move;
    }

    private static int shorter(int side) {
        return Math.max(1, side - 1);
    }

    private static Color afterLastPlay(Game game, Color turn) {
        Game moment = game;
        while (moment.lastMove().filter(Move.Pass.class::isInstance).isPresent()) {
            moment = moment.previous().orElseThrow();
        }
        return moment.toMove();
    }

    private static int lastCaptured(Game game, Color color) {
        return game.removed(color)
                - game.previous().map(before -> before.removed(color)).orElse(0);
    }
}

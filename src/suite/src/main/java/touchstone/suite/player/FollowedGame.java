package touchstone.suite.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** A game on a board of our own, kept from what was sent and answered. It goes on after any move for which there is room. */
final class FollowedGame {

    /** They forbid nothing but to play where a stone stands. */
    private static final BaseRules FREE = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);

    /** The game itself has the ko rule, so that a ko can be told by asking it. */
    private static final BaseRules KO = new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED);

    private Game game;

    FollowedGame(Board board) {
        this.game = Game.begin(KO, board);
    }

    /** Handicap stones stand there. */
    FollowedGame(Position handicap) {
        this.game = Game.from(KO, handicap, Color.WHITE);
    }

    Position position() {
        return game.position();
    }

    Color toMove() {
        return game.toMove();
    }

    /** The game with a player to move, whose turn it may not have been. */
    Game turnOf(Color player) {
        return game.toMove() == player ? game : game.withTurn(player);
    }

    /** Whether the last two moves were passes. */
    boolean ended() {
        return game.successivePasses() > 1;
    }

    /**
     * Makes a move, whatever rules say of it.
     *
     * @throws IllegalArgumentException if it is on no empty point
     */
    void make(Color player, Move move) {
        Ruling ruling = ruling(FREE, player, move);
        if (!(ruling instanceof Ruling.Made made)) {
            throw new IllegalArgumentException(player + " " + move + " is on no empty point");
        }
        game = made.after();
    }

    private Ruling ruling(BaseRules rules, Color player, Move move) {
        Game moment = turnOf(player);
        return move instanceof Move.Play play ? rules.play(moment, play.point()) : rules.pass(moment);
    }

    /** Why rules forbid a move; nothing where they allow it, and where they do not say. */
    Optional<String> forbidden(BaseRules rules, Color player, Move move) {
        return ruling(rules, player, move) instanceof Ruling.Refused refused
                        && !(refused.refusal() instanceof Refusal.Undecided)
                ? Optional.of(refused.refusal().explanation())
                : Optional.empty();
    }

    /** Those of some rules that do not forbid a move. */
    List<BaseRules> allowing(List<BaseRules> all, Color player, Move move) {
        List<BaseRules> allowing = new ArrayList<>(all);
        allowing.removeIf(rules -> forbidden(rules, player, move).isPresent());
        return allowing;
    }
}

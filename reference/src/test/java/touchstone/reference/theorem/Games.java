package touchstone.reference.theorem;

import java.util.function.Consumer;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Games that tests share: all short ones of the smallest boards, in which anything may be repeated. */
final class Games {

    /** A point that both players reach: Black has 12 points of the 25, White 11. */
    static final Position SHARED_POINT = Shorthand.position("""
            O . X . X
            . O X X X
            X X O O O
            . X O . O
            X X O O .
            """);

    private Games() {}

    /** Shows every moment at which somebody moves: on one row up to six moves, on the others fewer. */
    static void forEachShort(SelfCapture selfCapture, Consumer<Game> visitor) {
        BaseRules rules = new BaseRules(Repetition.NONE, selfCapture);
        follow(Game.begin(rules, Shorthand.board("1x1")), 6, visitor);
        follow(Game.begin(rules, Shorthand.board("2x1")), 6, visitor);
        follow(Game.begin(rules, Shorthand.board("3x1")), 6, visitor);
        follow(Game.begin(rules, Shorthand.board("4x1")), 5, visitor);
        follow(Game.begin(rules, Shorthand.board("2x2")), 5, visitor);
    }

    private static void follow(Game game, int moves, Consumer<Game> visitor) {
        if (moves == 0 || game.over()) {
            return;
        }
        visitor.accept(game);
        follow(game.play(Move.PASS), moves - 1, visitor);
        for (Point point : game.board().points()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                follow(made.after(), moves - 1, visitor);
            }
        }
    }
}

package touchstone.cli.level;

import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Engines that leave part of the rules to their controllers when it tells them of a move. */
public final class Controllers {

    private Controllers() {}

    /** Takes moves of either player at any time and knows no end, as the protocol asks; every play must be legal. */
    static CommandHandler turnsLeftToThem(BaseRules rules) {
        return CommandHandler.of(new Turnless(rules));
    }

    /** Takes plays on any empty point when told, and knows better when asked, as KataGo does. */
    public static CommandHandler legalityLeftToThem(BaseRules rules) {
        Turnless turnless = new Turnless(rules);
        CommandHandler handler = CommandHandler.of(turnless);
        return command -> {
            turnless.anyEmptyPoint = EngineVariation.named(command, "play");
            return handler.answer(command);
        };
    }

    /** Rules that do not mind whose turn it is, and on demand no more than whether a point is empty. */
    private static final class Turnless extends BaseRules {

        private static final BaseRules FREE = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);

        private boolean anyEmptyPoint;

        private final BaseRules rules;

        Turnless(BaseRules rules) {
            super(rules.repetition(), rules.selfCapture());
            this.rules = rules;
        }

        @Override
        public Ruling rule(Game game, Color player, Move move) {
            Game asked = player == game.toMove()
                    ? game
                    : game.then(Move.PASS, game.position(), Removal.nothing(game.board()));
            if (!(move instanceof Move.Play play)) {
                return rules.pass(asked);
            }
            return anyEmptyPoint ? FREE.play(asked, play.point()) : rules.play(asked, play.point());
        }

        @Override
        public boolean over(Game game) {
            return false;
        }

        @Override
        public Position initialPosition(Board board) {
            return rules.initialPosition(board);
        }

        @Override
        public Color first() {
            return rules.first();
        }

        @Override
        public Color next(Color mover) {
            return rules.next(mover);
        }

        @Override
        public PointSet connected(Position position, Point point) {
            return rules.connected(position, point);
        }

        @Override
        public PointSet liberties(Position position, Point stone) {
            return rules.liberties(position, stone);
        }

        @Override
        public Position finalPosition(Game game) {
            return rules.finalPosition(game);
        }

        @Override
        public PointSet territory(Position position, Color player) {
            return rules.territory(position, player);
        }

        @Override
        public Score score(Position position) {
            return rules.score(position);
        }
    }
}

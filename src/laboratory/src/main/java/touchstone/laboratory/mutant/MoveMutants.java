package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;

/** Rule 6 and rule 7 up to the placing of the stone: turns, passes and plays. */
final class MoveMutants {

    private MoveMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("white-first", "base.6", "lets White move first", WhiteFirst::new)
                        .touching("*"),
                Mutant.of("no-alternation", "base.6", "leaves the turn with Black for ever", NoAlternation::new)
                        .touching("*"),
                Mutant.of(
                                "turn-not-checked",
                                "base.6",
                                "takes a move out of turn, as if the opponent had passed before",
                                TurnNotChecked::new)
                        .seenIn("leela-zero #528, #572; gtp2ogs #24")
                        .touching("davies.2"),
                Mutant.of(
                                "two-stones-a-play",
                                "base.7",
                                "adds a stone on the point opposite to the one played",
                                TwoStonesAPlay::new)
                        .touching("*"),
                Mutant.of(
                                "contact-plays-only",
                                "base.7.step-1",
                                "lets a player play only next to a stone once there are stones",
                                ContactPlaysOnly::new)
                        .touching("*"),
                Mutant.of("no-pass", "base.7.pass", "forbids passing while the board has empty points", NoPass::new)
                        .touching("*"),
                Mutant.of(
                                "no-opening-pass",
                                "base.7.pass",
                                "forbids passing before any stone has been played",
                                NoOpeningPass::new)
                        .touching(
                                "base.7",
                                "base.8.initial",
                                "base.8.pass",
                                "base.9.*",
                                "davies.4",
                                "davies.6",
                                "davies.7"),
                Mutant.of(
                                "pass-clears-atari",
                                "base.7.pass",
                                "removes the passing player's stones in atari",
                                PassClearsAtari::new)
                        .touching(
                                "base.2.adjacent",
                                "base.4",
                                "base.4.liberty",
                                "base.8.initial",
                                "davies.5",
                                "base.4.connected",
                                "base.7.every-stone-has-a-liberty",
                                "base.8",
                                "base.8.pass",
                                "base.9.played-out"),
                Mutant.of("overwrite", "base.7.step-1", "lets a stone be played on top of another", Overwrite::new)
                        .seenIn("@sabaki/go-board, where it is an option")
                        .touching("base.4", "base.8.ko-restated", "davies.3"),
                Mutant.of(
                                "holes",
                                "base.7.step-1",
                                "lets nobody play again where a stone has been captured",
                                Holes::new)
                        .touching("base.4.position", "base.7.*", "base.8.*", "davies.6"),
                Mutant.of(
                                "dead-stones-lifted",
                                "base.7.stays",
                                "takes stones off the board at the second pass that touch no territory, against opponents who do",
                                DeadStonesLifted::new)
                        .touching("base.4.connected", "base.9.*", "davies.8"));
    }

    private static final class WhiteFirst extends BaseRules {
        @Override
        public Color first() {
            return Color.WHITE;
        }
    }

    private static final class NoAlternation extends BaseRules {
        @Override
        public Color next(Color mover) {
            return Color.BLACK;
        }
    }

    private static final class TurnNotChecked extends BaseRules {
        @Override
        public Ruling rule(Game game, Color player, Move move) {
            Game asked = player == game.toMove() || over(game)
                    ? game
                    : game.then(Move.PASS, game.position(), Removal.nothing(game.board()));
            return super.rule(asked, player, move);
        }
    }

    private static final class TwoStonesAPlay extends BaseRules {
        @Override
        public Position place(Position position, Color player, Point point) {
            Board board = position.board();
            Point opposite = new Point(board.width() - 1 - point.column(), board.height() - 1 - point.row());
            Position placed = super.place(position, player, point);
            return placed.stone(opposite).isEmpty() ? super.place(placed, player, opposite) : placed;
        }
    }

    private static final class ContactPlaysOnly extends BaseRules {
        @Override
        public Optional<Refusal> playable(Position position, Point point) {
            PointSet stones = position.stones();
            return stones.isEmpty() || stones.or(adjacent(stones)).contains(point)
                    ? super.playable(position, point)
                    : Optional.of(new Refusal.OffBoard(point, position.board()));
        }
    }

    private static final class NoPass extends BaseRules {
        @Override
        public Ruling pass(Game game) {
            return game.position().empties().isEmpty()
                    ? super.pass(game)
                    : new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()));
        }
    }

    private static final class NoOpeningPass extends BaseRules {
        @Override
        public Ruling pass(Game game) {
            return game.moments().allMatch(moment -> moment.position().stones().isEmpty())
                    ? new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()))
                    : super.pass(game);
        }
    }

    private static final class PassClearsAtari extends BaseRules {
        @Override
        public Ruling pass(Game game) {
            PointSet lost = game.board().none();
            for (Point stone : game.position().stones(game.toMove())) {
                lost = liberties(game.position(), stone).size() == 1 ? lost.with(stone) : lost;
            }
            Removal removal = new Removal(game.board().none(), lost);
            return new Ruling.Made(
                    game.then(Move.PASS, game.position().without(lost), removal), removal.captured(), lost);
        }
    }

    private static final class Overwrite extends BaseRules {
        @Override
        public Optional<Refusal> playable(Position position, Point point) {
            return position.board().contains(point) ? Optional.empty() : super.playable(position, point);
        }

        @Override
        public Position place(Position position, Color player, Point point) {
            return super.place(position.without(PointSet.of(position.board(), point)), player, point);
        }
    }

    private static final class Holes extends BaseRules {
        @Override
        public Ruling play(Game game, Point point) {
            boolean captured = game.position().stone(point).isEmpty()
                    && game.moments()
                            .anyMatch(moment -> moment.position().stones().contains(point));
            return captured ? new Ruling.Refused(new Refusal.Occupied(point, game.toMove())) : super.play(game, point);
        }
    }

    private static final class DeadStonesLifted extends BaseRules {
        @Override
        public Ruling pass(Game game) {
            PointSet none = game.board().none();
            PointSet dead = game.successivePasses() == 1 ? DeadStones.cutOff(this, game.position()) : none;
            Game after = game.then(Move.PASS, game.position().without(dead), Removal.nothing(game.board()));
            return new Ruling.Made(after, none, none);
        }
    }
}

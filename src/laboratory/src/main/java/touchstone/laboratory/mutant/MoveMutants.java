package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
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
                        .touching("base", "davies"),
                Mutant.of("no-alternation", "base.6", "leaves the turn with Black for ever", NoAlternation::new)
                        .touching("base", "davies"),
                Mutant.of(
                                "turn-not-checked",
                                "base.6",
                                "takes a move out of turn, as if the opponent had passed before",
                                TurnNotChecked::new)
                        .seenIn("leela-zero #528, #572; gtp2ogs #24")
                        .touching("base.7.pass", "davies.2"),
                Mutant.of(
                                "contact-plays-only",
                                "base.7",
                                "lets a player play only next to a stone once there are stones",
                                ContactPlaysOnly::new)
                        .touching("base", "davies"),
                Mutant.of("no-pass", "base.7.pass", "forbids passing while the board has empty points", NoPass::new)
                        .touching("base.6", "base.8", "base.9", "base.10", "davies"),
                Mutant.of(
                                "no-opening-pass",
                                "base.7.pass",
                                "forbids passing before any stone has been played",
                                NoOpeningPass::new)
                        .touching("base.6", "base.8.pass", "base.9", "base.10", "davies.4"),
                Mutant.of(
                                "pass-clears-atari",
                                "base.7.pass",
                                "removes the passing player's stones in atari",
                                PassClearsAtari::new)
                        .touching("base.8", "base.9", "davies"),
                Mutant.of("overwrite", "base.7.step-1", "lets a stone be played on top of another", Overwrite::new)
                        .seenIn("@sabaki/go-board, where it is an option")
                        .touching("davies.3"),
                Mutant.of(
                                "overwrite-own",
                                "base.7.step-1",
                                "lets a player play again on a point that holds the player's own stone",
                                OverwriteOwn::new)
                        .touching("davies.3"),
                Mutant.of(
                                "stone-taken-back",
                                "base.7.stays",
                                "takes a player's stone off again when that player passes next",
                                StoneTakenBack::new)
                        .touching("base.7.pass", "base.8", "base.9", "davies.4"));
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

    private static final class OverwriteOwn extends BaseRules {
        @Override
        public Ruling play(Game game, Point point) {
            return game.position().stones(game.toMove()).contains(point) ? pass(game) : super.play(game, point);
        }
    }

    private static final class StoneTakenBack extends BaseRules {
        @Override
        public Ruling pass(Game game) {
            PointSet none = game.board().none();
            PointSet back = game.previous()
                    .flatMap(Game::lastMove)
                    .filter(Move.Play.class::isInstance)
                    .map(move -> none.with(((Move.Play) move).point())
                            .and(game.position().stones(game.toMove())))
                    .orElse(none);
            Game after = game.then(Move.PASS, game.position().without(back), new Removal(none, back));
            return new Ruling.Made(after, none, back);
        }
    }
}

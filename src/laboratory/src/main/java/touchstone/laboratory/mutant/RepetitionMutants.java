package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Rule 8: what may not be repeated. */
final class RepetitionMutants {

    private RepetitionMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("no-superko", "base.8", "forbids retaking a ko at once, but no longer cycle", NoSuperko::new)
                        .seenIn("RocAlphaGo #152; minigo #8; Ray #31; lila PR #1262; GymGo PR #21")
                        .touching("base.4.position", "base.8.*", "davies.6"),
                Mutant.of("no-repetition-rule", "base.8", "allows any repetition", () -> playing(Repetition.NONE))
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                Mutant.of(
                                "situational-superko",
                                "base.8",
                                "forbids repeating a position only with the same player to move",
                                () -> playing(Repetition.SITUATIONAL))
                        .seenIn("lizzie #410; tenuki PR #31")
                        .touching("base.4.position", "base.8.initial", "base.8.single-stone", "davies.6"),
                Mutant.of(
                                "natural-situational-superko",
                                "base.8",
                                "forbids a player repeating only positions of the player's own making",
                                () -> playing(Repetition.NATURAL_SITUATIONAL))
                        .seenIn("lizzie #410; tenuki PR #31")
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                Mutant.of(
                                "prisoners-in-the-position",
                                "base.4.position",
                                "takes two positions for different if other numbers of prisoners lie beside them",
                                PrisonersInThePosition::new)
                        .touching("base.8.*", "base.9.single-stone-suicide", "davies.6"),
                Mutant.of(
                                "start-not-counted",
                                "base.8.initial",
                                "does not count the position at the start as one that has occurred",
                                StartNotCounted::new)
                        .touching("base.4.position", "base.8", "base.8.single-stone", "davies.6"),
                Mutant.of(
                                "compared-before-step-3",
                                "base.8.after-all-steps",
                                "compares the position before self-captured stones are removed",
                                ComparedBeforeStep3::new)
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                Mutant.of(
                                "pass-is-repetition",
                                "base.8.pass",
                                "forbids a pass after a pass, which leaves the position as it has been",
                                PassIsRepetition::new)
                        .touching("*"),
                Mutant.of(
                                "ko-retaken-at-once",
                                "base.8.ko",
                                "forbids repetition, but not of the position before the opponent's move",
                                KoRetakenAtOnce::new)
                        .touching("base.4.position", "base.8.*", "davies.6"),
                Mutant.of(
                                "ko-open-after-a-pass",
                                "base.8.ko",
                                "forgets what must not be repeated as soon as somebody passes",
                                KoOpenAfterAPass::new)
                        .seenIn("Sagebati/goban #14")
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                Mutant.of(
                                "last-stone-protected",
                                "base.8.ko-restated",
                                "forbids taking a single stone that has just been played, whatever it took",
                                LastStoneProtected::new)
                        .touching("base.4.position", "base.7.step-2", "base.8.*", "davies.4", "davies.6"),
                Mutant.of(
                                "snapback-is-ko",
                                "base.8.not-ko",
                                "calls it a ko if a stone that has just captured several is taken",
                                SnapbackIsKo::new)
                        .seenIn("RocAlphaGo #27; Sagebati/goban #13; jgoboard #5; iomrascalai PR #88")
                        .touching("base.4.position", "base.7.step-2", "base.8.*", "davies.6"),
                Mutant.of(
                                "ko-kept-after-exchange",
                                "base.8.not-ko",
                                "keeps a ko closed for two more moves after a threat was played and answered",
                                KoKeptAfterExchange::new)
                        .touching("base.8.*", "davies.6"),
                Mutant.of(
                                "single-stone-suicide",
                                "base.8.single-stone",
                                "allows a play that leaves the board as it was",
                                SingleStoneSuicide::new)
                        .touching("base.8.initial", "base.9.single-stone-suicide", "davies.6"),
                Mutant.of(
                                "single-stone-suicide-misnamed",
                                "base.8.single-stone",
                                "refuses the self-capture of a single stone for being self-capture, which is allowed",
                                SingleStoneSuicideMisnamed::new)
                        .seenIn("Sagebati/goban #15, the other way round")
                        .touching("base.8.initial", "davies.6"),
                Mutant.of(
                                "suicide-passes",
                                "base.9.single-stone-suicide",
                                "takes the self-capture of a single stone for a pass",
                                SuicidePasses::new)
                        .touching("base.8.initial", "base.8.single-stone", "davies.6"));
    }

    private static BaseRules playing(Repetition repetition) {
        return new BaseRules(repetition, SelfCapture.ALLOWED);
    }

    private static final class NoSuperko extends BaseRules {
        NoSuperko() {
            super(Repetition.SIMPLE, SelfCapture.ALLOWED);
        }
    }

    /** The prisoners of the position to come can't be seen here; that there are more than before shows in the stones. */
    private static final class PrisonersInThePosition extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            boolean removing = after.stones().size() <= game.position().stones().size();
            return removing ? Optional.empty() : super.repetition(game, after);
        }
    }

    private static final class StartNotCounted extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.moments()
                    .filter(moment -> moment.lastMove().isPresent())
                    .filter(moment -> moment.position().equals(after))
                    .findFirst()
                    .map(moment -> new Refusal.Repeats("base.8", moment.moves(), after));
        }
    }

    private static final class ComparedBeforeStep3 extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            int before = game.position().stones(game.toMove()).size();
            boolean selfCapture = after.stones(game.toMove()).size() <= before;
            return selfCapture ? Optional.empty() : super.repetition(game, after);
        }
    }

    private static final class PassIsRepetition extends BaseRules {
        @Override
        public Ruling pass(Game game) {
            return game.lastMove().filter(Move.Pass.class::isInstance).isPresent()
                    ? new Ruling.Refused(new Refusal.Repeats("base.8", game.moves(), game.position()))
                    : super.pass(game);
        }
    }

    private static final class KoRetakenAtOnce extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            boolean ko = game.previous()
                    .filter(moment -> moment.position().equals(after))
                    .isPresent();
            return ko && !after.equals(game.position()) ? Optional.empty() : super.repetition(game, after);
        }
    }

    private static final class KoOpenAfterAPass extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.moments()
                    .takeWhile(moment -> moment.lastMove()
                            .filter(Move.Pass.class::isInstance)
                            .isEmpty())
                    .filter(moment -> moment.position().equals(after))
                    .findFirst()
                    .map(moment -> new Refusal.Repeats("base.8", moment.moves(), after));
        }
    }

    private static final class LastStoneProtected extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            PointSet taken = game.position().stones(game.toMove().opponent()).minus(after.stones());
            return super.repetition(game, after).or(() -> game.lastMove()
                    .filter(move ->
                            move instanceof Move.Play play && taken.equals(PointSet.of(game.board(), play.point())))
                    .map(move -> new Refusal.Repeats("base.8", game.moves(), after)));
        }
    }

    private static final class SnapbackIsKo extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return super.repetition(game, after).or(() -> {
                boolean captured = game.previous()
                        .filter(before -> game.removed(game.toMove()) > before.removed(game.toMove()))
                        .isPresent();
                boolean taken = game.lastMove()
                        .filter(move -> move instanceof Move.Play play
                                && after.stone(play.point()).isEmpty())
                        .isPresent();
                return captured && taken
                        ? Optional.of(new Refusal.Repeats("base.8", game.moves(), after))
                        : Optional.empty();
            });
        }
    }

    private static final class KoKeptAfterExchange extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return super.repetition(game, after).or(() -> game.previous()
                    .flatMap(Game::previous)
                    .filter(moment -> moment.lastMove()
                            .filter(move -> move instanceof Move.Play play
                                    && game.position().stone(play.point()).isPresent()
                                    && after.stone(play.point()).isEmpty())
                            .isPresent())
                    .filter(moment -> moment.previous()
                            .filter(before -> moment.removed(game.toMove()) == before.removed(game.toMove()) + 1)
                            .isPresent())
                    .map(moment -> new Refusal.Repeats("base.8", moment.moves(), after)));
        }
    }

    private static final class SingleStoneSuicide extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return after.equals(game.position()) ? Optional.empty() : super.repetition(game, after);
        }
    }

    private static final class SingleStoneSuicideMisnamed extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return after.equals(game.position())
                    ? Optional.of(new Refusal.SelfCaptures(game.board().none()))
                    : super.repetition(game, after);
        }
    }

    private static final class SuicidePasses extends BaseRules {
        @Override
        public Ruling play(Game game, Point point) {
            Ruling ruling = super.play(game, point);
            boolean unchanged = ruling instanceof Ruling.Refused refused
                    && refused.refusal() instanceof Refusal.Repeats repeats
                    && repeats.position().equals(game.position());
            return unchanged ? pass(game) : ruling;
        }
    }
}

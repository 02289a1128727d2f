package touchstone.laboratory.mutant;

import static touchstone.laboratory.mutant.DeadStones.cutOff;

import java.util.List;
import java.util.stream.Stream;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;

/** How a game stops, is resumed and ends, taken for another way of these or broken. */
final class EndingVariantMutants {

    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);
    private static final Variant FOUR_PASSES = STOP.with(Ending.FOUR_PASSES);
    private static final Variant AGREEMENT = STOP.with(Ending.AGREEMENT, Resumption.AGREED);

    private EndingVariantMutants() {}

    static List<Mutant> all() {
        return Stream.of(ending(), resumption(), deadlock(), deadStones())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> ending() {
        return List.of(
                Mutant.swapped(
                        "ending-only-stops",
                        "ending.two-passes",
                        "only stops the game at two passes",
                        Variant.BASE,
                        Ending.STOP),
                Mutant.swapped(
                                "ending-at-once",
                                "ending.stop",
                                "ends the game at two passes and asks the players nothing",
                                STOP,
                                Ending.TWO_PASSES)
                        .touching("ending.stop.agreement"),
                Mutant.swapped(
                        "ending-stop-ignored",
                        "ending.stop",
                        "lets the players move in a stopped game",
                        STOP,
                        Ending.FOUR_PASSES),
                Mutant.of(
                                "ending-agreement-ignored",
                                "ending.stop.agreement",
                                "hears that no stone is dead, and goes on waiting",
                                () -> new AgreementIgnored(STOP))
                        .at(STOP),
                Mutant.of(
                                "ending-agreement-too-early",
                                "ending.stop.agreement",
                                "lets the players agree on the stones after one pass",
                                () -> new AgreementTooEarly(STOP))
                        .at(STOP),
                Mutant.swapped(
                                "ending-four-passes-wait",
                                "ending.four-passes",
                                "goes on after two passes only if somebody asks for it",
                                FOUR_PASSES,
                                Ending.STOP)
                        .touching("ending.four-passes.four"),
                Mutant.of(
                                "ending-six-passes",
                                "ending.four-passes.four",
                                "ends the game at the sixth pass",
                                () -> new PassesEnd(FOUR_PASSES, 6))
                        .at(FOUR_PASSES),
                Mutant.of(
                                "ending-three-passes",
                                "ending.four-passes.four",
                                "ends the game at the third pass",
                                () -> new PassesEnd(FOUR_PASSES, 3))
                        .at(FOUR_PASSES),
                Mutant.of(
                                "ending-four-passes-added-up",
                                "ending.four-passes.four",
                                "counts four passes even if there were plays between",
                                () -> new PassesAddedUp(FOUR_PASSES))
                        .at(FOUR_PASSES),
                Mutant.swapped(
                                "ending-passes-stop",
                                "ending.agreement",
                                "stops the game at two passes where only an agreement does",
                                AGREEMENT,
                                Ending.STOP)
                        .touching("ending.agreement.stop"),
                Mutant.of(
                                "ending-stop-ends",
                                "ending.agreement.stop",
                                "ends the game as soon as the players agree to stop",
                                () -> new StopEnds(AGREEMENT))
                        .at(AGREEMENT));
    }

    private static List<Mutant> resumption() {
        return List.of(
                Mutant.swapped(
                        "resumption-of-the-ended",
                        "resumption.none",
                        "resumes a game though the rules know of no resumption",
                        STOP.with(Resumption.NONE),
                        Resumption.IN_TURN),
                Mutant.swapped(
                                "resumption-last-passer-counts",
                                "resumption.opponent-of-requester",
                                "lets the opponent of the last passer move, whoever asks",
                                STOP.with(Resumption.OPPONENT_OF_REQUESTER),
                                Resumption.OPPONENT_OF_LAST_PASSER)
                        .touching("resumption.opponent-of-requester.position"),
                Mutant.of(
                                "resumption-requester-first",
                                "resumption.opponent-of-requester",
                                "lets the player who asks move",
                                () -> new RequesterFirst(STOP.with(Resumption.OPPONENT_OF_REQUESTER)))
                        .at(STOP.with(Resumption.OPPONENT_OF_REQUESTER))
                        .seenIn("forums.online-go.com/t/order-of-play-after-passing/48046")
                        .touching("resumption.opponent-of-requester.position"),
                Mutant.of(
                                "resumption-passes-remembered",
                                "resumption.opponent-of-requester.position",
                                "stops a resumed game again at a single pass",
                                () -> new PassesRemembered(STOP.with(Resumption.OPPONENT_OF_REQUESTER)))
                        .at(STOP.with(Resumption.OPPONENT_OF_REQUESTER)),
                Mutant.swapped(
                        "resumption-requester-counts",
                        "resumption.opponent-of-last-passer",
                        "lets the opponent of the player who asks move",
                        STOP.with(Resumption.OPPONENT_OF_LAST_PASSER),
                        Resumption.OPPONENT_OF_REQUESTER),
                Mutant.swapped(
                        "resumption-by-last-pass",
                        "resumption.in-turn",
                        "lets the opponent of the last passer move, though there was a play after that pass",
                        AGREEMENT.with(Resumption.IN_TURN),
                        Resumption.OPPONENT_OF_LAST_PASSER),
                Mutant.swapped(
                        "resumption-out-of-turn",
                        "resumption.in-turn",
                        "lets the opponent of the player who asks move",
                        STOP,
                        Resumption.OPPONENT_OF_REQUESTER),
                Mutant.swapped(
                        "resumption-on-demand",
                        "resumption.agreed",
                        "resumes the game if one player asks for it, and in turn",
                        AGREEMENT,
                        Resumption.IN_TURN),
                Mutant.swapped(
                        "resumption-made-up",
                        "resumption.unstated",
                        "makes up who moves, where no document says it",
                        STOP.with(Resumption.UNSTATED),
                        Resumption.IN_TURN),
                Mutant.swapped(
                        "after-resumption-final",
                        "after-resumption.again",
                        "ends the game at the second stop",
                        STOP,
                        AfterResumption.ALL_ALIVE),
                Mutant.swapped(
                        "after-resumption-forgotten",
                        "after-resumption.all-alive",
                        "waits for an agreement at the second stop too",
                        STOP.with(AfterResumption.ALL_ALIVE),
                        AfterResumption.AGAIN));
    }

    private static List<Mutant> deadlock() {
        return List.of(
                Mutant.swapped(
                        "deadlock-made-up",
                        "deadlock.unstated",
                        "lets both players lose, where no document says what follows",
                        STOP.with(Deadlock.UNSTATED),
                        Deadlock.BOTH_LOSE),
                Mutant.swapped(
                        "deadlock-undecided",
                        "deadlock.all-alive",
                        "does not know what follows if the players agree on nothing",
                        STOP,
                        Deadlock.UNSTATED),
                Mutant.swapped(
                        "deadlock-scored",
                        "deadlock.both-lose",
                        "scores the position if the players agree on nothing",
                        STOP.with(Deadlock.BOTH_LOSE),
                        Deadlock.ALL_ALIVE));
    }

    private static List<Mutant> deadStones() {
        Variant staying = STOP.with(DeadStones.STAY);
        Variant territory = STOP.with(Scoring.TERRITORY);
        return List.of(
                Mutant.of(
                                "dead-stones-cleared",
                                "dead-stones.stay",
                                "takes stones off that touch no territory of their own",
                                () -> new CutOffRemoved(Variant.BASE))
                        .at(Variant.BASE),
                Mutant.swapped(
                        "dead-stones-agreed-away",
                        "dead-stones.stay.stopped",
                        "takes stones off that the players agree are dead, where they have to be captured",
                        staying,
                        DeadStones.AGREED),
                Mutant.swapped(
                        "dead-stones-argued-over",
                        "dead-stones.played-out",
                        "stays stopped if the players agree on nothing, where play goes on",
                        STOP.with(DeadStones.PLAYED_OUT, Deadlock.UNSTATED),
                        DeadStones.STAY),
                Mutant.swapped(
                                "dead-stones-undead",
                                "dead-stones.agreed",
                                "does not let the players agree that a stone is dead",
                                STOP,
                                DeadStones.STAY)
                        .touching("dead-stones.agreed.which"),
                Mutant.of(
                                "dead-stones-no-prisoners",
                                "dead-stones.agreed",
                                "takes dead stones off and does not count them as prisoners",
                                () -> new NoPrisoners(territory))
                        .at(territory),
                Mutant.of(
                                "dead-stones-white-only",
                                "dead-stones.agreed.which",
                                "takes dead stones off if they are white",
                                () -> new WhiteOnly(STOP))
                        .at(STOP),
                Mutant.of(
                                "dead-stones-anywhere",
                                "dead-stones.agreed.which",
                                "lets the players agree that an empty point is dead",
                                () -> new DeadAnywhere(STOP))
                        .at(STOP));
    }

    private static boolean isPass(Game moment) {
        return moment.lastMove().filter(Move.Pass.class::isInstance).isPresent();
    }

    private static final class AgreementIgnored extends VariantRules {
        AgreementIgnored(Variant variant) {
            super(variant);
        }

        @Override
        public boolean over(Game game) {
            return false;
        }
    }

    private static final class AgreementTooEarly extends VariantRules {
        AgreementTooEarly(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling dead(Game game, PointSet stones) {
            Game asked = game.successivePasses() == 1
                    ? game.then(Move.PASS, game.position(), Removal.nothing(game.board()))
                    : game;
            return super.dead(asked, stones);
        }
    }

    private static final class PassesEnd extends VariantRules {
        private final int passes;

        PassesEnd(Variant variant, int passes) {
            super(variant);
            this.passes = passes;
        }

        @Override
        public boolean over(Game game) {
            return game.course().end().isPresent() || game.successivePasses() >= passes;
        }
    }

    private static final class PassesAddedUp extends VariantRules {
        PassesAddedUp(Variant variant) {
            super(variant);
        }

        @Override
        public boolean over(Game game) {
            return super.over(game)
                    || game.moments().filter(EndingVariantMutants::isPass).count() >= 4;
        }
    }

    private static final class StopEnds extends VariantRules {
        StopEnds(Variant variant) {
            super(variant);
        }

        @Override
        public boolean over(Game game) {
            return super.over(game) || game.course().stopped();
        }
    }

    private static final class RequesterFirst extends VariantRules {
        RequesterFirst(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling resume(Game game, Color requester) {
            return super.resume(game, requester.opponent());
        }
    }

    private static final class PassesRemembered extends VariantRules {
        PassesRemembered(Variant variant) {
            super(variant);
        }

        @Override
        public boolean stopped(Game game) {
            return super.stopped(game) || game.course().resumed() && game.successivePasses() == 1;
        }
    }

    private static final class CutOffRemoved extends VariantRules {
        CutOffRemoved(Variant variant) {
            super(variant);
        }

        @Override
        public Position finalPosition(Game game) {
            return game.position().without(cutOff(this, game.position()));
        }
    }

    private static final class NoPrisoners extends VariantRules {
        NoPrisoners(Variant variant) {
            super(variant);
        }

        @Override
        public int lost(Game game, Color player) {
            return game.removed(player);
        }
    }

    private static final class WhiteOnly extends VariantRules {
        WhiteOnly(Variant variant) {
            super(variant);
        }

        @Override
        public Position finalPosition(Game game) {
            Position left = super.finalPosition(game);
            PointSet black = game.position().stones(Color.BLACK);
            return new Position(black, left.stones(Color.WHITE));
        }
    }

    private static final class DeadAnywhere extends VariantRules {
        DeadAnywhere(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling dead(Game game, PointSet stones) {
            return super.dead(game, stones.and(game.position().stones()));
        }
    }
}

package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;

/** What becomes of stones that cannot escape capture. */
public final class DeadStoneAxisMutants implements MutantSource {

    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);

    @Override
    public List<Mutant> mutants() {
        Variant staying = STOP.with(DeadStones.STAY);
        Variant territory = STOP.with(Scoring.TERRITORY);
        return List.of(
                mutant(Variant.BASE, "dead-stones-cleared", "takes stones off that touch no territory of their own")
                        .breaking("dead-stones.stay", DeadStoneFaults.CUT_OFF_REMOVED),
                mutant(
                                staying,
                                "dead-stones-agreed-away",
                                "takes stones off that the players agree are dead, where they have to be captured")
                        .breaking("dead-stones.stay.stopped", DeadStones.AGREED),
                mutant(
                                STOP.with(DeadStones.PLAYED_OUT, Deadlock.UNSTATED),
                                "dead-stones-argued-over",
                                "stays stopped if the players agree on nothing, where play goes on")
                        .breaking("dead-stones.played-out", DeadStones.STAY),
                mutant(
                                STOP.with(DeadStones.PLAYED_OUT, Deadlock.UNSTATED, Resumption.UNSTATED),
                                "dead-stones-fought-in-turn",
                                "lets play go on in turn, where no document says who moves")
                        .breaking("dead-stones.played-out", Resumption.IN_TURN),
                mutant(STOP, "dead-stones-undead", "does not let the players agree that a stone is dead")
                        .breaking("dead-stones.agreed", DeadStones.STAY)
                        .touching("dead-stones.agreed.*"),
                mutant(
                                territory,
                                "dead-stones-no-prisoners",
                                "takes dead stones off and does not count them as prisoners")
                        .breaking("dead-stones.agreed", DeadStoneFaults.NO_PRISONERS)
                        .touching("dead-stones.agreed.wherever"),
                mutant(
                                STOP,
                                "dead-stones-left-beside-neutral-points",
                                "takes dead stones off from the opponent's territory only")
                        .breaking("dead-stones.agreed.wherever", DeadStoneFaults.IN_TERRITORY),
                mutant(STOP, "dead-stones-white-only", "takes dead stones off if they are white")
                        .breaking("dead-stones.agreed.which", DeadStoneFaults.WHITE_ONLY),
                mutant(STOP, "dead-stones-anywhere", "lets the players agree that an empty point is dead")
                        .breaking("dead-stones.agreed.which", DeadStoneFaults.EMPTY_POINTS));
    }
}

package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;

/** What becomes of stones that cannot escape capture. */
public final class DeadStoneMutants implements MutantSource {

    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);

    @Override
    public List<Mutant> mutants() {
        Variant staying = STOP.with(DeadStones.STAY);
        Variant territory = STOP.with(Scoring.TERRITORY);
        return List.of(
                at(Variant.BASE)
                        .broken(
                                "dead-stones-cleared",
                                "dead-stones.stay",
                                "takes stones off that touch no territory of their own",
                                Deaths::cutOffRemoved),
                at(staying)
                        .chosen(
                                "dead-stones-agreed-away",
                                "dead-stones.stay.stopped",
                                "takes stones off that the players agree are dead, where they have to be captured",
                                DeadStones.AGREED),
                at(STOP.with(DeadStones.PLAYED_OUT, Deadlock.UNSTATED))
                        .chosen(
                                "dead-stones-argued-over",
                                "dead-stones.played-out",
                                "stays stopped if the players agree on nothing, where play goes on",
                                DeadStones.STAY),
                at(STOP.with(DeadStones.PLAYED_OUT, Deadlock.UNSTATED, Resumption.UNSTATED))
                        .chosen(
                                "dead-stones-fought-in-turn",
                                "dead-stones.played-out",
                                "lets play go on in turn, where no document says who moves",
                                Resumption.IN_TURN),
                at(STOP).chosen(
                                "dead-stones-undead",
                                "dead-stones.agreed",
                                "does not let the players agree that a stone is dead",
                                DeadStones.STAY)
                        .touching("dead-stones.agreed.*"),
                at(territory)
                        .broken(
                                "dead-stones-no-prisoners",
                                "dead-stones.agreed",
                                "takes dead stones off and does not count them as prisoners",
                                Deaths::noPrisoners)
                        .touching("dead-stones.agreed.wherever"),
                at(STOP).broken(
                                "dead-stones-left-beside-neutral-points",
                                "dead-stones.agreed.wherever",
                                "takes dead stones off from the opponent's territory only",
                                Deaths::inTerritory),
                at(STOP).broken(
                                "dead-stones-white-only",
                                "dead-stones.agreed.which",
                                "takes dead stones off if they are white",
                                Deaths::whiteOnly),
                at(STOP).broken(
                                "dead-stones-anywhere",
                                "dead-stones.agreed.which",
                                "lets the players agree that an empty point is dead",
                                Deaths::emptyPoints));
    }
}

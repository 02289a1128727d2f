package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.SekiFaults;
import touchstone.mutants.fault.TerritoryFaults;

/** The definition of territory. */
public final class BaseTerritoryMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("territory-next-to-stones", "counts as territory only empty points adjacent to a stone")
                        .breaking("base.9.territory", TerritoryFaults.NEXT_TO_STONES)
                        .touching("base.2", "base.4.connected", "base.9.*", "base.10"),
                mutant("territory-off-the-edge", "does not count territory that reaches the edge of the board")
                        .breaking("base.9.territory", TerritoryFaults.OFF_THE_EDGE)
                        .touching("base.2", "base.4.connected", "base.8.ko", "base.9.*", "base.10", "davies.8")
                        .touching("davies.9"),
                mutant("territory-by-majority", "gives a neutral region to whoever has more stones around it")
                        .breaking("base.9.neutral", TerritoryFaults.MAJORITY)
                        .seenIn("online-go #203, #1381; gogui #2")
                        .touching("base.4.connected", "base.9.*", "base.10", "davies.8"),
                mutant("dame-split", "divides neutral points between the players, as Chinese counting does")
                        .breaking("base.9.neutral", TerritoryFaults.NEUTRAL_SPLIT)
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                mutant("dame-to-both", "counts an empty point for each player whose stones reach it")
                        .breaking("base.9.no-point-in-both", TerritoryFaults.NEUTRAL_TO_BOTH)
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                mutant(
                                "empty-board-to-both",
                                "gives the empty board to both players, to whose stones alone its points lead")
                        .breaking("base.9.empty-board", TerritoryFaults.EMPTY_BOARD_TO_BOTH),
                mutant(
                                "empty-board-to-black",
                                "gives the empty board to Black, who has no opponent's stones in the way")
                        .breaking("base.9.empty-board", TerritoryFaults.EMPTY_BOARD_TO_BLACK)
                        .touching("base.9.played-out"),
                mutant("no-points-in-seki", "does not count the eyes of chains that touch neutral points")
                        .breaking("base.9.seki", SekiFaults.EYES_LOST)
                        .seenIn("KataGo #515; Sabaki #272; tenuki PR #11")
                        .touching("base.4.connected", "base.9.*", "davies.8"));
    }
}

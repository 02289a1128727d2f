package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Sekis;
import touchstone.laboratory.mutant.breakage.Territories;

/** The definition of territory. */
public final class TerritoryMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.broken(
                                "territory-next-to-stones",
                                "base.9.territory",
                                "counts as territory only empty points adjacent to a stone",
                                Territories::nextToStones)
                        .touching("base.2", "base.4.connected", "base.9.*", "base.10"),
                BASE.broken(
                                "territory-off-the-edge",
                                "base.9.territory",
                                "does not count territory that reaches the edge of the board",
                                Territories::offTheEdge)
                        .touching(
                                "base.2",
                                "base.4.connected",
                                "base.8.ko",
                                "base.9.*",
                                "base.10",
                                "davies.8",
                                "davies.9"),
                BASE.broken(
                                "territory-by-majority",
                                "base.9.neutral",
                                "gives a neutral region to whoever has more stones around it",
                                Territories::majority)
                        .seenIn("online-go #203, #1381; gogui #2")
                        .touching("base.4.connected", "base.9.*", "base.10", "davies.8"),
                BASE.broken(
                                "dame-split",
                                "base.9.neutral",
                                "divides neutral points between the players, as Chinese counting does",
                                Territories::neutralSplit)
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                BASE.broken(
                                "dame-to-both",
                                "base.9.no-point-in-both",
                                "counts an empty point for each player whose stones reach it",
                                Territories::neutralToBoth)
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                BASE.broken(
                        "empty-board-to-both",
                        "base.9.empty-board",
                        "gives the empty board to both players, to whose stones alone its points lead",
                        Territories::emptyBoardToBoth),
                BASE.broken(
                                "empty-board-to-black",
                                "base.9.empty-board",
                                "gives the empty board to Black, who has no opponent's stones in the way",
                                Territories::emptyBoardToBlack)
                        .touching("base.9.played-out"),
                BASE.broken(
                                "no-points-in-seki",
                                "base.9.seki",
                                "does not count the eyes of chains that touch neutral points",
                                Sekis::eyesLost)
                        .seenIn("KataGo #515; Sabaki #272; tenuki PR #11")
                        .touching("base.4.connected", "base.9.*", "davies.8"));
    }
}

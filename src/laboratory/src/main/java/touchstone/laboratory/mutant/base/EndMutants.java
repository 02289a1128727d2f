package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.laboratory.mutant.breakage.Ends;
import touchstone.laboratory.mutant.breakage.FinalPositions;
import touchstone.laboratory.mutant.breakage.Passes;

/** Rule 9: when the game ends, and what position it leaves to be scored. */
public final class EndMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.broken("one-pass-ends", "base.9", "ends the game at a single pass", rules -> Passes.end(rules, 1))
                        .touching("*"),
                BASE.broken(
                                "three-passes-end",
                                "base.9",
                                "ends the game at the third pass only",
                                rules -> Passes.end(rules, 3))
                        .touching("base.9.single-stone-suicide", "davies.7"),
                BASE.broken(
                                "never-ends",
                                "base.9",
                                "goes on whatever the passes",
                                rules -> Passes.end(rules, Integer.MAX_VALUE))
                        .seenIn("online-go #1612, in handicap games")
                        .touching("base.9.single-stone-suicide", "davies.7"),
                BASE.broken(
                                "passes-added-up",
                                "base.9",
                                "ends the game at the second pass even if there were plays between",
                                Passes::addedUp)
                        .touching("base.3", "base.7.pass", "base.8.*", "base.9.*", "base.10", "davies.7"),
                BASE.broken("moves-after-the-end", "base.9", "takes moves after the game has ended", Ends::movesAfter)
                        .touching("davies.7"),
                BASE.broken(
                                "position-at-the-first-pass",
                                "base.9.final-position",
                                "scores the position at the first pass of the game",
                                FinalPositions::atTheFirstPass)
                        .touching("base.9.played-out"),
                BASE.broken(
                                "stones-in-atari-removed",
                                "base.9.played-out",
                                "takes stones in atari off as dead when the game ends",
                                Deaths::atariIsDead)
                        .seenIn("leela-zero #227, #288, #309 and more; KataGo #35, #366")
                        .touching("base.4.connected"),
                BASE.broken(
                                "surrounded-stones-removed",
                                "base.9.played-out",
                                "takes stones off as dead that touch no territory, against opponents who do",
                                Deaths::cutOffRemoved)
                        .seenIn("leela-zero #400, #423, #477; KataGo #596")
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                BASE.broken(
                                "prisoners-fill-territory",
                                "base.9.score",
                                "puts prisoners back into their owner's territory, as is done to count territory",
                                FinalPositions::filledWithPrisoners)
                        .touching("base.8.ko", "base.9.played-out", "davies.8"));
    }
}

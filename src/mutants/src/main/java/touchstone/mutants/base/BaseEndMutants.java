package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AgreementFaults;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.mutants.fault.FinalPositionFaults;
import touchstone.mutants.fault.PassFaults;

/** Rule 9: when the game ends, and what position it leaves to be scored. */
public final class BaseEndMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("one-pass-ends", "ends the game at a single pass")
                        .breaking("base.9", PassFaults.end(1))
                        .touching("*"),
                mutant("three-passes-end", "ends the game at the third pass only")
                        .breaking("base.9", PassFaults.end(3))
                        .touching("base.9.single-stone-suicide", "davies.7"),
                mutant("never-ends", "goes on whatever the passes")
                        .breaking("base.9", PassFaults.end(Integer.MAX_VALUE))
                        .seenIn("online-go #1612, in handicap games")
                        .touching("base.9.single-stone-suicide", "davies.7"),
                mutant("passes-added-up", "ends the game at the second pass even if there were plays between")
                        .breaking("base.9", PassFaults.ADDED_UP)
                        .touching("base.3", "base.7.pass", "base.8.*", "base.9.*", "base.10", "davies.7"),
                mutant("moves-after-the-end", "takes moves after the game has ended")
                        .breaking("base.9", AgreementFaults.MOVES_AFTER)
                        .touching("davies.7"),
                mutant("position-at-the-first-pass", "scores the position at the first pass of the game")
                        .breaking("base.9.final-position", FinalPositionFaults.AT_THE_FIRST_PASS)
                        .touching("base.9.played-out"),
                mutant("stones-in-atari-removed", "takes stones in atari off as dead when the game ends")
                        .breaking("base.9.played-out", DeadStoneFaults.ATARI_IS_DEAD)
                        .seenIn("leela-zero #227, #288, #309 and more; KataGo #35, #366")
                        .touching("base.4.connected"),
                mutant(
                                "surrounded-stones-removed",
                                "takes stones off as dead that touch no territory, against opponents who do")
                        .breaking("base.9.played-out", DeadStoneFaults.CUT_OFF_REMOVED)
                        .seenIn("leela-zero #400, #423, #477; KataGo #596")
                        .touching("base.4.connected", "base.9.*", "davies.8"),
                mutant(
                                "prisoners-fill-territory",
                                "puts prisoners back into their owner's territory, as is done to count territory")
                        .breaking("base.9.score", FinalPositionFaults.FILLED_WITH_PRISONERS)
                        .touching("base.8.ko", "base.9.played-out", "davies.8"));
    }
}

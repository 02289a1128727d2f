package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.SuperkoFaults;

/** Rule 8 as programs carry it out: how they remember positions, and how they get that wrong. */
public final class BaseHistoryMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("short-memory", "looks for repetition among the last four positions only")
                        .breaking("base.8", SuperkoFaults.shortened(4))
                        .touching("base.8.initial", "davies.6"),
                mutant("memory-of-thirty", "looks for repetition among the last thirty positions only")
                        .breaking("base.8", SuperkoFaults.shortened(30))
                        .seenIn("online-go/goban, in src/engine/GobanEngine.ts"),
                mutant("memory-of-forty", "looks for repetition among the last forty positions only")
                        .breaking("base.8", SuperkoFaults.shortened(40)),
                mutant("set-up-not-counted", "does not count a position that was set up as one that has occurred")
                        .breaking("davies.6", SuperkoFaults.WITHOUT_SET_UPS)
                        .seenIn("KataGo #1100")
                        .touching("base.4.position", "base.8", "base.8.single-stone"),
                mutant("hash-of-stone-count", "takes positions with equally many stones of each colour for the same")
                        .breaking("base.8", SuperkoFaults.COUNTING_STONES)
                        .seenIn("Sagebati/goban #9, #16")
                        .touching("base.7.step-3", "base.8.*", "davies.6"),
                mutant(
                                "hash-without-color",
                                "takes positions with stones on the same points for the same, whatever their colours")
                        .breaking("base.8", SuperkoFaults.COLOR_BLIND)
                        .touching("base.7.step-3", "base.8.pass"),
                mutant("captured-stones-hashed-twice", "leaves captured stones in the hash of the position")
                        .breaking("base.8.after-all-steps", SuperkoFaults.CAPTURED_STONES_HASHED_TWICE)
                        .seenIn("iomrascalai PR #100")
                        .touching("base.4.position", "base.8.*", "davies.6"),
                mutant("every-other-moment", "looks for repetition at every other moment only")
                        .breaking("base.8", SuperkoFaults.EVERY_OTHER_MOMENT)
                        .touching("base.4.position", "base.8.initial", "base.8.single-stone", "davies.6"));
    }
}

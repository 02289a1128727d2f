package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Memory;

/** Rule 8 as programs carry it out: how they remember positions, and how they get that wrong. */
public final class HistoryMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.broken(
                                "short-memory",
                                "base.8",
                                "looks for repetition among the last four positions only",
                                rules -> Memory.shortened(rules, 4))
                        .touching("base.8.initial", "davies.6"),
                BASE.broken(
                                "memory-of-thirty",
                                "base.8",
                                "looks for repetition among the last thirty positions only",
                                rules -> Memory.shortened(rules, 30))
                        .seenIn("online-go/goban, in src/engine/GobanEngine.ts"),
                BASE.broken(
                        "memory-of-forty",
                        "base.8",
                        "looks for repetition among the last forty positions only",
                        rules -> Memory.shortened(rules, 40)),
                BASE.broken(
                                "set-up-not-counted",
                                "davies.6",
                                "does not count a position that was set up as one that has occurred",
                                Memory::withoutSetUps)
                        .seenIn("KataGo #1100")
                        .touching("base.4.position", "base.8", "base.8.single-stone"),
                BASE.broken(
                                "hash-of-stone-count",
                                "base.8",
                                "takes positions with equally many stones of each colour for the same",
                                Memory::countingStones)
                        .seenIn("Sagebati/goban #9, #16")
                        .touching("base.8.*", "davies.6"),
                BASE.broken(
                                "hash-without-color",
                                "base.8",
                                "takes positions with stones on the same points for the same, whatever their colours",
                                Memory::colorBlind)
                        .touching("base.7.step-3", "base.8.pass"),
                BASE.broken(
                                "captured-stones-hashed-twice",
                                "base.8.after-all-steps",
                                "leaves captured stones in the hash of the position",
                                Memory::capturedStonesHashedTwice)
                        .seenIn("iomrascalai PR #100")
                        .touching("base.4.position", "base.8.*", "davies.6"),
                BASE.broken(
                                "every-other-moment",
                                "base.8",
                                "looks for repetition at every other moment only",
                                Memory::everyOtherMoment)
                        .touching("base.4.position", "base.8.initial", "base.8.single-stone", "davies.6"));
    }
}

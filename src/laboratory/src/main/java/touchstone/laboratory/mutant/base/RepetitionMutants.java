package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Kos;
import touchstone.laboratory.mutant.breakage.Memory;
import touchstone.laboratory.mutant.breakage.SingleStones;
import touchstone.reference.choice.Repetition;

/** Rule 8: what may not be repeated. */
public final class RepetitionMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.chosen(
                                "no-superko",
                                "base.8",
                                "forbids retaking a ko at once, but no longer cycle",
                                Repetition.SIMPLE)
                        .seenIn("RocAlphaGo #152; minigo #8; Ray #31; lila PR #1262; GymGo PR #21")
                        .touching("base.4.position", "base.8.*", "davies.6"),
                BASE.chosen("no-repetition-rule", "base.8", "allows any repetition", Repetition.NONE)
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                BASE.chosen(
                                "situational-superko",
                                "base.8",
                                "forbids repeating a position only with the same player to move",
                                Repetition.SITUATIONAL)
                        .seenIn("lizzie #410; tenuki PR #31")
                        .touching("base.4.position", "base.8.initial", "base.8.single-stone", "davies.6"),
                BASE.chosen(
                                "natural-situational-superko",
                                "base.8",
                                "forbids a player repeating only positions of the player's own making",
                                Repetition.NATURAL_SITUATIONAL)
                        .seenIn("lizzie #410; tenuki PR #31")
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                BASE.broken(
                                "prisoners-in-the-position",
                                "base.4.position",
                                "takes two positions for different if other numbers of prisoners lie beside them",
                                Memory::withPrisoners)
                        .touching("base.8.*", "base.9.single-stone-suicide", "davies.6"),
                BASE.broken(
                                "start-not-counted",
                                "base.8.initial",
                                "does not count the position at the start as one that has occurred",
                                Memory::withoutTheStart)
                        .touching("base.4.position", "base.8", "base.8.single-stone", "davies.6"),
                BASE.broken(
                                "compared-before-step-3",
                                "base.8.after-all-steps",
                                "compares the position before self-captured stones are removed",
                                Memory::beforeStep3)
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                BASE.broken(
                                "pass-is-repetition",
                                "base.8.pass",
                                "forbids a pass after a pass, which leaves the position as it has been",
                                Memory::ofPasses)
                        .touching("*"),
                BASE.broken(
                                "ko-retaken-at-once",
                                "base.8.ko",
                                "forbids repetition, but not of the position before the opponent's move",
                                Kos::retakenAtOnce)
                        .touching("base.4.position", "base.8.*", "davies.6"),
                BASE.broken(
                                "ko-open-after-a-pass",
                                "base.8.ko",
                                "forgets what must not be repeated as soon as somebody passes",
                                Memory::untilAPass)
                        .seenIn("Sagebati/goban #14")
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                BASE.broken(
                                "last-stone-protected",
                                "base.8.ko-restated",
                                "forbids taking a single stone that has just been played, whatever it took",
                                Kos::lastStoneProtected)
                        .touching("base.4.position", "base.7.step-2", "base.8.*", "davies.4", "davies.6"),
                BASE.broken(
                                "snapback-is-ko",
                                "base.8.not-ko",
                                "calls it a ko if a stone that has just captured several is taken",
                                Kos::snapbackIsKo)
                        .seenIn("RocAlphaGo #27; Sagebati/goban #13; jgoboard #5; iomrascalai PR #88")
                        .touching("base.4.position", "base.7.step-2", "base.8.*", "davies.6"),
                BASE.broken(
                                "ko-kept-after-exchange",
                                "base.8.not-ko",
                                "keeps a ko closed for two more moves after a threat was played and answered",
                                Kos::keptAfterExchange)
                        .touching("base.8.*", "davies.6"),
                BASE.broken(
                                "single-stone-suicide",
                                "base.8.single-stone",
                                "allows a play that leaves the board as it was",
                                SingleStones::allowed)
                        .touching("base.8.initial", "base.9.single-stone-suicide", "davies.6"),
                BASE.broken(
                                "single-stone-suicide-misnamed",
                                "base.8.single-stone",
                                "refuses the self-capture of a single stone for being self-capture, which is allowed",
                                SingleStones::calledSelfCapture)
                        .seenIn("Sagebati/goban #15, the other way round")
                        .touching("base.8.initial", "davies.6"),
                BASE.broken(
                                "suicide-passes",
                                "base.9.single-stone-suicide",
                                "takes the self-capture of a single stone for a pass",
                                SingleStones::takenForAPass)
                        .touching("base.8.initial", "base.8.single-stone", "davies.6"));
    }
}

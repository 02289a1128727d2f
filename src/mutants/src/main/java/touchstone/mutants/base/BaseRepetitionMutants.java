package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.KoFaults;
import touchstone.mutants.fault.SingleStoneFaults;
import touchstone.mutants.fault.SuperkoFaults;
import touchstone.reference.choice.Repetition;

/** Rule 8: what may not be repeated. */
public final class BaseRepetitionMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("no-superko", "forbids retaking a ko at once, but no longer cycle")
                        .breaking("base.8", Repetition.SIMPLE)
                        .seenIn("RocAlphaGo #152; minigo #8; Ray #31; lila PR #1262; GymGo PR #21")
                        .touching("base.4.position", "base.8.*", "davies.6"),
                mutant("no-repetition-rule", "allows any repetition")
                        .breaking("base.8", Repetition.NONE)
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                mutant("situational-superko", "forbids repeating a position only with the same player to move")
                        .breaking("base.8", Repetition.SITUATIONAL)
                        .seenIn("lizzie #410; tenuki PR #31")
                        .touching("base.4.position", "base.8.initial", "base.8.single-stone", "davies.6"),
                mutant(
                                "natural-situational-superko",
                                "forbids a player repeating only positions of the player's own making")
                        .breaking("base.8", Repetition.NATURAL_SITUATIONAL)
                        .seenIn("lizzie #410; tenuki PR #31")
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                mutant(
                                "prisoners-in-the-position",
                                "takes two positions for different if other numbers of prisoners lie beside them")
                        .breaking("base.4.position", SuperkoFaults.WITH_PRISONERS)
                        .touching("base.8.*", "base.9.single-stone-suicide", "davies.6"),
                mutant("start-not-counted", "does not count the position at the start as one that has occurred")
                        .breaking("base.8.initial", SuperkoFaults.WITHOUT_THE_START)
                        .touching("base.4.position", "base.8", "base.8.single-stone", "davies.6"),
                mutant("compared-before-step-3", "compares the position before self-captured stones are removed")
                        .breaking("base.8.after-all-steps", SuperkoFaults.BEFORE_STEP3)
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                mutant("pass-is-repetition", "forbids a pass after a pass, which leaves the position as it has been")
                        .breaking("base.8.pass", SuperkoFaults.OF_PASSES)
                        .touching("*"),
                mutant("ko-retaken-at-once", "forbids repetition, but not of the position before the opponent's move")
                        .breaking("base.8.ko", KoFaults.RETAKEN_AT_ONCE)
                        .touching("base.4.position", "base.8.*", "davies.6"),
                mutant("ko-open-after-a-pass", "forgets what must not be repeated as soon as somebody passes")
                        .breaking("base.8.ko", SuperkoFaults.UNTIL_A_PASS)
                        .seenIn("Sagebati/goban #14")
                        .touching("base.4.position", "base.8.*", "base.9.single-stone-suicide", "davies.6"),
                mutant(
                                "last-stone-protected",
                                "forbids taking a single stone that has just been played, whatever it took")
                        .breaking("base.8.ko-restated", KoFaults.LAST_STONE_PROTECTED)
                        .touching("base.4.position", "base.7.step-2", "base.8.*", "davies.4", "davies.6"),
                mutant("snapback-is-ko", "calls it a ko if a stone that has just captured several is taken")
                        .breaking("base.8.not-ko", KoFaults.SNAPBACK_IS_KO)
                        .seenIn("RocAlphaGo #27; Sagebati/goban #13; jgoboard #5; iomrascalai PR #88")
                        .touching("base.4.position", "base.7.step-2", "base.8.*", "davies.6"),
                mutant(
                                "ko-kept-after-exchange",
                                "keeps a ko closed for two more moves after a threat was played and answered")
                        .breaking("base.8.not-ko", KoFaults.KEPT_AFTER_EXCHANGE)
                        .touching("base.7.step-3", "base.8.*", "davies.6"),
                mutant("single-stone-suicide", "allows a play that leaves the board as it was")
                        .breaking("base.8.single-stone", SingleStoneFaults.ALLOWED)
                        .touching("base.8.initial", "base.9.single-stone-suicide", "davies.6"),
                mutant(
                                "single-stone-suicide-misnamed",
                                "refuses the self-capture of a single stone for being self-capture, which is allowed")
                        .breaking("base.8.single-stone", SingleStoneFaults.CALLED_SELF_CAPTURE)
                        .seenIn("Sagebati/goban #15, the other way round")
                        .touching("base.8.initial", "davies.6"),
                mutant("suicide-passes", "takes the self-capture of a single stone for a pass")
                        .breaking("base.9.single-stone-suicide", SingleStoneFaults.TAKEN_FOR_A_PASS)
                        .touching("base.8.initial", "base.8.single-stone", "davies.6"));
    }
}

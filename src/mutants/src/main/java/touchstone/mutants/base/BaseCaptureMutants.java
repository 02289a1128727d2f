package touchstone.mutants.base;

import static touchstone.mutants.Mutant.mutant;
import static touchstone.mutants.MutantClaim.BASE_7A;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.reference.choice.SelfCapture;

/** Rule 7, steps 2 and 3 and their order, and optional rule 7A: what leaves the board, and when. */
public final class BaseCaptureMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("no-capture", "captures nothing")
                        .breaking("base.7.step-2", CaptureFaults.NOTHING)
                        .touching("*"),
                mutant("one-chain-only", "captures only one of several chains without liberty")
                        .breaking("base.7.step-2", CaptureFaults.ONE_CHAIN_ONLY)
                        .touching("base.8", "base.8.pass", "base.9.score", "davies.5"),
                mutant("six-stones-at-most", "captures six stones at most and leaves the rest")
                        .breaking("base.7.step-2", CaptureFaults.SIX_STONES_AT_MOST)
                        .touching("base.4.connected", "base.7.order", "base.8", "base.9.seki", "davies.5"),
                mutant("single-stones-only", "captures single stones, but no larger chains")
                        .breaking("base.7.step-2", CaptureFaults.SINGLE_STONES_ONLY)
                        .touching("base.4.*", "base.7.*", "base.8.*", "base.9.score", "base.9.seki", "davies.5")
                        .touching("davies.6"),
                mutant("capture-in-atari", "captures chains that have one liberty left")
                        .breaking("base.7.step-2", CaptureFaults.IN_ATARI)
                        .touching("*"),
                mutant("one-stone-self-captured", "removes of a self-captured chain one stone only")
                        .breaking("base.7.step-3", SelfCaptureFaults.ONE_STONE)
                        .touching("base.4.position", "base.7.every-stone-has-a-liberty", "base.7.never-both")
                        .touching("base.8.*", "davies.5"),
                mutant("suicide-forbidden", "forbids self-capture where the rules allow it")
                        .breaking("base.7.step-3", SelfCapture.FORBIDDEN)
                        .seenIn("lizzie #750; KataGo #554, #681, #887")
                        .touching("base.4.position", "base.7.every-stone-has-a-liberty", "base.7.never-both")
                        .touching("base.8.*", "davies.5", "davies.6"),
                mutant("own-stones-first", "removes the player's own stones before the opponent's")
                        .breaking("base.7.order", SelfCaptureFaults.OWN_STONES_FIRST)
                        .seenIn("LeelaWatcher PR #5; 19x19/Baduk #45")
                        .touching("base.4.connected", "base.4.position", "base.7.*", "base.8.*", "base.9.*")
                        .touching("davies.4", "davies.5", "davies.6"),
                mutant("no-self-capture", "leaves the player's own stones without liberty on the board")
                        .breaking("base.7.every-stone-has-a-liberty", SelfCaptureFaults.OWN_STONES_STAY)
                        .touching("base.4.position", "base.7.never-both", "base.7.step-3", "base.8.*")
                        .touching("base.9.single-stone-suicide", "davies.5", "davies.6"),
                mutant("both-sides-die", "removes the stones of both players that have no liberty at the same time")
                        .breaking("base.7.never-both", SelfCaptureFaults.BOTH_AT_ONCE)
                        .touching("base.4.connected", "base.4.position", "base.7.*", "base.8.*", "base.9.score")
                        .touching("base.9.seki", "davies.4", "davies.5", "davies.6"),
                mutant(BASE_7A, "suicide-allowed", "allows self-capture where rule 7A forbids it")
                        .breaking("base.7A", SelfCapture.ALLOWED)
                        .seenIn("leela-zero #263; tengen server #1; weiqi.js #1"),
                mutant(
                                BASE_7A,
                                "many-stones-suicide-allowed",
                                "forbids the self-capture of one stone, but not of several")
                        .breaking("base.7A", SelfCaptureFaults.SEVERAL_ALLOWED)
                        .seenIn("GNU Go and KataGo, where it is an option"),
                mutant(
                                BASE_7A,
                                "suicide-called-repetition",
                                "refuses self-capture with the words of the rule against repetition")
                        .breaking("base.7A", SelfCaptureFaults.CALLED_REPETITION)
                        .seenIn("Sagebati/goban #15"),
                mutant(
                                BASE_7A,
                                "capturing-is-suicide",
                                "forbids a play into a point without liberties even if it captures")
                        .breaking("base.7A", SelfCaptureFaults.BOTH_AT_ONCE)
                        .touching("base.4.connected", "base.4.position", "base.7.*", "base.8.*", "base.9.*"));
    }
}

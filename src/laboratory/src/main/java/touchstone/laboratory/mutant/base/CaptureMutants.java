package touchstone.laboratory.mutant.base;

import static touchstone.laboratory.mutant.Pretence.BASE;
import static touchstone.laboratory.mutant.Pretence.BASE_7A;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Capturing;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.reference.choice.SelfCapture;

/** Rule 7, steps 2 and 3 and their order, and optional rule 7A: what leaves the board, and when. */
public final class CaptureMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BASE.broken("no-capture", "base.7.step-2", "captures nothing", Capturing::nothing)
                        .touching("*"),
                BASE.broken(
                                "one-chain-only",
                                "base.7.step-2",
                                "captures only one of several chains without liberty",
                                Capturing::oneChainOnly)
                        .touching("base.8", "base.8.pass", "base.9.score", "davies.5"),
                BASE.broken(
                                "six-stones-at-most",
                                "base.7.step-2",
                                "captures six stones at most and leaves the rest",
                                Capturing::sixStonesAtMost)
                        .touching("base.4.connected", "base.7.order", "base.8", "base.9.seki", "davies.5"),
                BASE.broken(
                                "single-stones-only",
                                "base.7.step-2",
                                "captures single stones, but no larger chains",
                                Capturing::singleStonesOnly)
                        .touching(
                                "base.4.*",
                                "base.7.*",
                                "base.8.*",
                                "base.9.score",
                                "base.9.seki",
                                "davies.5",
                                "davies.6"),
                BASE.broken(
                                "capture-in-atari",
                                "base.7.step-2",
                                "captures chains that have one liberty left",
                                Capturing::inAtari)
                        .touching("*"),
                BASE.broken(
                                "one-stone-self-captured",
                                "base.7.step-3",
                                "removes of a self-captured chain one stone only",
                                SelfCapturing::oneStone)
                        .touching(
                                "base.4.position",
                                "base.7.every-stone-has-a-liberty",
                                "base.7.never-both",
                                "base.8.*",
                                "davies.5"),
                BASE.chosen(
                                "suicide-forbidden",
                                "base.7.step-3",
                                "forbids self-capture where the rules allow it",
                                SelfCapture.FORBIDDEN)
                        .seenIn("lizzie #750; KataGo #554, #681, #887")
                        .touching(
                                "base.4.position",
                                "base.7.every-stone-has-a-liberty",
                                "base.7.never-both",
                                "base.8.*",
                                "davies.5",
                                "davies.6"),
                BASE.broken(
                                "own-stones-first",
                                "base.7.order",
                                "removes the player's own stones before the opponent's",
                                SelfCapturing::ownStonesFirst)
                        .seenIn("LeelaWatcher PR #5; 19x19/Baduk #45")
                        .touching(
                                "base.4.connected",
                                "base.4.position",
                                "base.7.*",
                                "base.8.*",
                                "base.9.*",
                                "davies.4",
                                "davies.5",
                                "davies.6"),
                BASE.broken(
                                "no-self-capture",
                                "base.7.every-stone-has-a-liberty",
                                "leaves the player's own stones without liberty on the board",
                                SelfCapturing::ownStonesStay)
                        .touching(
                                "base.4.position",
                                "base.7.never-both",
                                "base.7.step-3",
                                "base.8.*",
                                "base.9.single-stone-suicide",
                                "davies.5",
                                "davies.6"),
                BASE.broken(
                                "both-sides-die",
                                "base.7.never-both",
                                "removes the stones of both players that have no liberty at the same time",
                                SelfCapturing::bothAtOnce)
                        .touching(
                                "base.4.connected",
                                "base.4.position",
                                "base.7.*",
                                "base.8.*",
                                "base.9.score",
                                "base.9.seki",
                                "davies.4",
                                "davies.5",
                                "davies.6"),
                BASE_7A.chosen(
                                "suicide-allowed",
                                "base.7A",
                                "allows self-capture where rule 7A forbids it",
                                SelfCapture.ALLOWED)
                        .seenIn("leela-zero #263; tengen server #1; weiqi.js #1"),
                BASE_7A.broken(
                                "many-stones-suicide-allowed",
                                "base.7A",
                                "forbids the self-capture of one stone, but not of several",
                                SelfCapturing::severalAllowed)
                        .seenIn("GNU Go and KataGo, where it is an option"),
                BASE_7A.broken(
                                "suicide-called-repetition",
                                "base.7A",
                                "refuses self-capture with the words of the rule against repetition",
                                SelfCapturing::calledRepetition)
                        .seenIn("Sagebati/goban #15"),
                BASE_7A.broken(
                                "capturing-is-suicide",
                                "base.7A",
                                "forbids a play into a point without liberties even if it captures",
                                SelfCapturing::bothAtOnce)
                        .touching("base.4.connected", "base.4.position", "base.7.*", "base.8.*", "base.9.*"));
    }
}

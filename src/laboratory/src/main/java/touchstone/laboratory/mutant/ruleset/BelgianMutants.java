package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.BELGIAN;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Capturing;
import touchstone.laboratory.mutant.breakage.Chains;
import touchstone.laboratory.mutant.breakage.Deaths;
import touchstone.laboratory.mutant.breakage.Passes;
import touchstone.laboratory.mutant.breakage.Placing;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.SelfCapturing;
import touchstone.laboratory.mutant.breakage.Territories;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;

/** What the Belgian page for beginners says. */
public final class BelgianMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                BELGIAN.broken(
                        "out-of-turn",
                        "1",
                        "takes a move out of turn, as if the opponent had passed before",
                        Turns::turnNotChecked),
                BELGIAN.broken("on-top", "1", "lets a stone be played on top of another", Placing::overwrite)
                        .touching("belgian.9"),
                BELGIAN.broken(
                                "edges-enclose-nothing",
                                "2",
                                "counts no points on the edge of the board",
                                Territories::edgesEncloseNothing)
                        .touching("*"),
                BELGIAN.broken(
                                "capture-in-atari",
                                "3",
                                "captures chains that have one liberty left",
                                Capturing::inAtari)
                        .touching("*"),
                BELGIAN.broken(
                                "own-liberties-only",
                                "6",
                                "takes the liberties of a chain for those of one stone",
                                Chains::ownLibertiesOnly)
                        .touching("belgian.7"),
                BELGIAN.broken(
                                "single-stones-only",
                                "7",
                                "captures single stones, but no larger chains",
                                Capturing::singleStonesOnly)
                        .touching("belgian.8"),
                BELGIAN.chosen("suicide", "8", "allows self-capture", SelfCapture.ALLOWED),
                BELGIAN.broken(
                                "capturing-is-suicide",
                                "8",
                                "forbids a play into a point without liberties even if it captures",
                                SelfCapturing::bothAtOnce)
                        .touching("belgian.9"),
                BELGIAN.chosen("no-ko", "9", "lets a ko be retaken at once", Repetition.NONE),
                BELGIAN.broken(
                        "passes-added-up",
                        "4",
                        "stops the game at the second pass even if there were plays between",
                        Passes::addedUp),
                BELGIAN.chosen("area", "5", "counts area", Scoring.AREA).touching("*"),
                BELGIAN.broken("prisoners-forgotten", "5", "counts territory, and no prisoners", Prisoners::forgotten)
                        .touching("belgian.10", "belgian.11"),
                BELGIAN.chosen("draws", "5", "makes equal totals a draw", Draws.DRAW),
                BELGIAN.broken(
                                "dead-thrown-away",
                                "10",
                                "does not add dead stones to the prisoners",
                                Deaths::noPrisoners)
                        .touching("belgian.11"),
                BELGIAN.chosen("played-out", "11", "removes no stones but by capture", DeadStones.STAY)
                        .touching("belgian.10"));
    }
}

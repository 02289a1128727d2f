package touchstone.laboratory.mutant.ruleset;

import static touchstone.laboratory.mutant.ruleset.Rulesets.ING;

import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Prisoners;
import touchstone.laboratory.mutant.breakage.Supplies;
import touchstone.laboratory.mutant.breakage.Turns;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;

/** Ing's rules of 1991 and 1996. */
public final class IngMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                ING.broken("white-first", "1", "lets White move first", Turns::whiteFirst)
                        .touching("*"),
                ING.chosen(
                        "suicide-forbidden",
                        "1.self-removal",
                        "forbids self-removal of any size",
                        SelfCapture.FORBIDDEN),
                ING.chosen(
                                "single-stones-too",
                                "1.self-removal",
                                "lets a single stone remove itself",
                                SelfCapture.ALLOWED,
                                Repetition.SIMPLE_STONE)
                        .touching("ing.3.recycling"),
                ING.chosen("two-passes-end", "1.pass", "ends the game by two passes", Ending.TWO_PASSES)
                        .touching("*"),
                ING.chosen("no-fourth-pass", "1.pass", "lets nobody move in the pause", Ending.STOP)
                        .touching("ing.2.*"),
                ING.chosen(
                                "removal-costs",
                                "2.removal",
                                "counts empty points and prisoners, so that removal costs",
                                Scoring.TERRITORY)
                        .touching("*"),
                ING.chosen("no-ko-rule", "3", "lets a hot stone be taken at once", Repetition.NONE)
                        .touching("ing.3.*"),
                ING.chosen(
                                "pass-does-not-cool",
                                "3",
                                "keeps a stone hot until the player has played elsewhere",
                                Repetition.PLAY_ELSEWHERE)
                        .touching("ing.3.*"),
                ING.chosen("positional", "3.recycling", "forbids any position to come back", Repetition.POSITIONAL)
                        .seenIn("KataGo and OGS, whose Ing rules have superko"),
                ING.chosen("hot-stones-only", "3.recycling", "lets any longer cycle go on", Repetition.SIMPLE_STONE),
                ING.chosen("stones-only", "4", "counts stones and no spaces", Scoring.STONES)
                        .touching("*"),
                ING.broken("prisoners-count", "4", "counts captured stones as well", Prisoners::added)
                        .touching("ing.1.*", "ing.2.*"),
                ING.chosen("shared-points-lost", "4.shared", "counts shared spaces for neither player", Neutral.NOBODY)
                        .touching("ing.1.*"),
                ING.chosen("half-count", "4.fill-in", "counts by halves instead of filling in", Counting.HALF_COUNT)
                        .touching("ing.komi"),
                ING.broken(
                                "one-stone-more",
                                "4.fill-in",
                                "fills in with a stone more for each player",
                                Supplies::oneStoneMore)
                        .touching("ing.4.stones"),
                ING.chosen(
                        "stones-without-end",
                        "4.stones",
                        "gives the players as many stones as they need",
                        Supply.UNLIMITED),
                ING.chosen("ties-drawn", "komi", "calls equal scores a draw", Komi.INTEGER),
                ING.chosen("half-point-komi", "komi", "knows only komi with half a point", Komi.HALF)
                        .seenIn("KataGo and OGS, whose Ing rules have a komi of 7.5"),
                ING.chosen("fixed-handicap", "handicap", "sets handicap stones on the star points", Handicap.FIXED),
                ING.chosen(
                                "points-for-stones",
                                "handicap",
                                "gives White a point for each handicap stone",
                                Compensation.EACH)
                        .seenIn("OGS"));
    }
}

package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.ING;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.SupplyFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("ing-white-first", "lets White move first")
                        .breaking("ing.1", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("ing-suicide-forbidden", "forbids self-removal of any size")
                        .breaking("ing.1.self-removal", SelfCapture.FORBIDDEN),
                mutant("ing-single-stones-too", "lets a single stone remove itself")
                        .breaking("ing.1.self-removal", SelfCapture.ALLOWED, Repetition.SIMPLE_STONE)
                        .touching("ing.3.recycling"),
                mutant("ing-two-passes-end", "ends the game by two passes")
                        .breaking("ing.1.pass", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("ing-no-fourth-pass", "lets nobody move in the pause")
                        .breaking("ing.1.pass", Ending.STOP)
                        .touching("ing.2.*"),
                mutant("ing-removal-costs", "counts empty points and prisoners, so that removal costs")
                        .breaking("ing.2.removal", Scoring.TERRITORY)
                        .touching("*"),
                mutant("ing-no-ko-rule", "lets a hot stone be taken at once")
                        .breaking("ing.3", Repetition.NONE)
                        .touching("ing.3.*"),
                mutant("ing-pass-does-not-cool", "keeps a stone hot until the player has played elsewhere")
                        .breaking("ing.3", Repetition.PLAY_ELSEWHERE)
                        .touching("ing.3.*"),
                mutant("ing-positional", "forbids any position to come back")
                        .breaking("ing.3.recycling", Repetition.POSITIONAL)
                        .seenIn("KataGo and OGS, whose Ing rules have superko"),
                mutant("ing-hot-stones-only", "lets any longer cycle go on")
                        .breaking("ing.3.recycling", Repetition.SIMPLE_STONE),
                mutant("ing-stones-only", "counts stones and no spaces")
                        .breaking("ing.4", Scoring.STONES)
                        .touching("*"),
                mutant("ing-prisoners-count", "counts captured stones as well")
                        .breaking("ing.4", PrisonerFaults.ADDED)
                        .touching("ing.1.*", "ing.2.*"),
                mutant("ing-shared-points-lost", "counts shared spaces for neither player")
                        .breaking("ing.4.shared", Neutral.NOBODY)
                        .touching("ing.1.*"),
                mutant("ing-half-count", "counts by halves instead of filling in")
                        .breaking("ing.4.fill-in", Counting.HALF_COUNT)
                        .touching("ing.komi"),
                mutant("ing-one-stone-more", "fills in with a stone more for each player")
                        .breaking("ing.4.fill-in", SupplyFaults.ONE_STONE_MORE)
                        .touching("ing.4.stones"),
                mutant("ing-stones-without-end", "gives the players as many stones as they need")
                        .breaking("ing.4.stones", Supply.UNLIMITED),
                mutant("ing-ties-drawn", "calls equal scores a draw").breaking("ing.komi", Komi.INTEGER),
                mutant("ing-half-point-komi", "knows only komi with half a point")
                        .breaking("ing.komi", Komi.HALF)
                        .seenIn("KataGo and OGS, whose Ing rules have a komi of 7.5"),
                mutant("ing-fixed-handicap", "sets handicap stones on the star points")
                        .breaking("ing.handicap", Handicap.FIXED),
                mutant("ing-points-for-stones", "gives White a point for each handicap stone")
                        .breaking("ing.handicap", Compensation.EACH)
                        .seenIn("OGS"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(ING, name, description);
    }
}

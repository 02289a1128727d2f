package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.BELGIAN;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.DeadStoneFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.mutants.fault.PlacementFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TerritoryFaults;
import touchstone.mutants.fault.TurnFaults;
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
                mutant("belgian-out-of-turn", "takes a move out of turn, as if the opponent had passed before")
                        .breaking("belgian.1", TurnFaults.TURN_NOT_CHECKED),
                mutant("belgian-on-top", "lets a stone be played on top of another")
                        .breaking("belgian.1", PlacementFaults.OVERWRITE)
                        .touching("belgian.9"),
                mutant("belgian-edges-enclose-nothing", "counts no points on the edge of the board")
                        .breaking("belgian.2", TerritoryFaults.EDGES_ENCLOSE_NOTHING)
                        .touching("*"),
                mutant("belgian-capture-in-atari", "captures chains that have one liberty left")
                        .breaking("belgian.3", CaptureFaults.IN_ATARI)
                        .touching("*"),
                mutant("belgian-own-liberties-only", "takes the liberties of a chain for those of one stone")
                        .breaking("belgian.6", ChainFaults.OWN_LIBERTIES_ONLY)
                        .touching("belgian.7"),
                mutant("belgian-single-stones-only", "captures single stones, but no larger chains")
                        .breaking("belgian.7", CaptureFaults.SINGLE_STONES_ONLY)
                        .touching("belgian.8"),
                mutant("belgian-suicide", "allows self-capture").breaking("belgian.8", SelfCapture.ALLOWED),
                mutant(
                                "belgian-capturing-is-suicide",
                                "forbids a play into a point without liberties even if it captures")
                        .breaking("belgian.8", SelfCaptureFaults.BOTH_AT_ONCE)
                        .touching("belgian.9"),
                mutant("belgian-no-ko", "lets a ko be retaken at once").breaking("belgian.9", Repetition.NONE),
                mutant("belgian-passes-added-up", "stops the game at the second pass even if there were plays between")
                        .breaking("belgian.4", PassFaults.ADDED_UP),
                mutant("belgian-area", "counts area")
                        .breaking("belgian.5", Scoring.AREA)
                        .touching("*"),
                mutant("belgian-prisoners-forgotten", "counts territory, and no prisoners")
                        .breaking("belgian.5", PrisonerFaults.FORGOTTEN)
                        .touching("belgian.10", "belgian.11"),
                mutant("belgian-draws", "makes equal totals a draw").breaking("belgian.5", Draws.DRAW),
                mutant("belgian-dead-thrown-away", "does not add dead stones to the prisoners")
                        .breaking("belgian.10", DeadStoneFaults.NO_PRISONERS)
                        .touching("belgian.11"),
                mutant("belgian-played-out", "removes no stones but by capture")
                        .breaking("belgian.11", DeadStones.STAY)
                        .touching("belgian.10"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(BELGIAN, name, description);
    }
}

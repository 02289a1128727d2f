package touchstone.mutants.ruleset;

import static touchstone.mutants.ruleset.RulesetClaims.AGA;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.CountingFaults;
import touchstone.mutants.fault.KomiFaults;
import touchstone.mutants.fault.PassFaults;
import touchstone.mutants.fault.PrisonerFaults;
import touchstone.mutants.fault.SelfCaptureFaults;
import touchstone.mutants.fault.TurnFaults;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;

/** The rules of the American Go Association. */
public final class AgaMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("aga-large-boards-only", "is played on 19x19 boards only")
                        .breaking("aga.1", Boards.NINETEEN),
                mutant("aga-white-first", "lets White move first")
                        .breaking("aga.2", TurnFaults.WHITE_FIRST)
                        .touching("*"),
                mutant("aga-handicap-unknown", "knows no handicap")
                        .breaking("aga.2", Handicap.NONE)
                        .touching("aga.4", "aga.11"),
                mutant("aga-whole-komi", "knows only komi of whole points")
                        .breaking("aga.3", Komi.INTEGER)
                        .touching("aga.4"),
                mutant("aga-komi-for-black", "adds komi to Black's points")
                        .breaking("aga.3", KomiFaults.FOR_BLACK)
                        .touching("aga.4"),
                mutant("aga-no-compensation", "gives White nothing for handicap stones")
                        .breaking("aga.4", Compensation.NONE)
                        .touching("aga.11"),
                mutant("aga-compensation-for-each", "gives White a point for every handicap stone")
                        .breaking("aga.4", Compensation.EACH)
                        .touching("aga.11"),
                mutant("aga-compensation-by-territory", "gives the points for handicap stones by territory too")
                        .breaking("aga.4", CountingFaults.COMPENSATED_BY_TERRITORY)
                        .touching("aga.11"),
                mutant("aga-free-handicap", "lets Black place handicap stones anywhere")
                        .breaking("aga.4", Handicap.FREE)
                        .touching("aga.2", "aga.11"),
                mutant("aga-suicide-allowed", "allows self-capture").breaking("aga.5", SelfCapture.ALLOWED),
                mutant("aga-suicide-of-several", "allows self-capture of two stones or more")
                        .breaking("aga.5", SelfCapture.SEVERAL),
                mutant("aga-own-stones-first", "removes the player's own stones before the opponent's")
                        .breaking("aga.5", SelfCaptureFaults.OWN_STONES_FIRST)
                        .touching("*"),
                mutant("aga-positional", "forbids a position whoever is to move")
                        .breaking("aga.6", Repetition.POSITIONAL),
                mutant("aga-natural-situational", "forbids only positions that the player has made")
                        .breaking("aga.6", Repetition.NATURAL_SITUATIONAL),
                mutant("aga-ko-rule-only", "forbids retaking a ko but no longer circle")
                        .breaking("aga.6", Repetition.SIMPLE),
                mutant("aga-free-passes", "takes no stone for a pass")
                        .breaking("aga.7", PassStones.NONE)
                        .touching("aga.4", "aga.9", "aga.10", "aga.11", "aga.12"),
                mutant("aga-two-passes-end", "ends the game at two passes, without an agreement")
                        .breaking("aga.9", Ending.TWO_PASSES)
                        .touching("*"),
                mutant("aga-dead-stones-stay", "lets nobody remove dead stones by agreement")
                        .breaking("aga.9", DeadStones.STAY)
                        .touching("aga.10", "aga.12"),
                mutant("aga-deadlock-left-open", "does not know that a dispute is played out")
                        .breaking("aga.10", Deadlock.UNSTATED),
                mutant("aga-waits-for-agreement", "lets nobody move between a stop and an agreement")
                        .breaking("aga.10", Ending.STOP)
                        .touching("aga.11"),
                mutant("aga-all-alive-after-more-play", "ends the game at the fourth pass, whatever was played between")
                        .breaking("aga.10", PassFaults.FOUR_IN_ALL)
                        .touching("*"),
                mutant("aga-black-passes-last", "ends the game though Black has passed last")
                        .breaking("aga.11", LastPass.EITHER)
                        .touching("aga.4"),
                mutant("aga-black-passes-last-in-handicap-games", "asks for White's last pass in even games only")
                        .breaking("aga.11", PassFaults.BY_ANYONE_IN_HANDICAP_GAMES)
                        .touching("aga.4"),
                mutant("aga-seki-eyes-lost", "does not count eyes in seki")
                        .breaking("aga.12", Seki.DOES_NOT_COUNT)
                        .touching("aga.9", "aga.10"),
                mutant("aga-neutral-points-shared", "counts neutral points half for each")
                        .breaking("aga.12", Neutral.HALVES)
                        .touching("aga.9", "aga.10"),
                mutant("aga-prisoners-count", "counts prisoners and area too")
                        .breaking("aga.12", PrisonerFaults.ADDED)
                        .touching("*"));
    }

    private static Mutant.Described mutant(String name, String description) {
        return Mutant.mutant(AGA, name, description);
    }
}

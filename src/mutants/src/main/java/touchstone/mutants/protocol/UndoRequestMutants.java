package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.reference.choice.Repetition;

/** Moves that are taken back in part, too far, or not at all. */
public final class UndoRequestMutants implements MutantSource {

    /** Those of which another mutant lifts the ban. */
    private static final Set<Repetition> LIFTED =
            Set.of(Repetition.POSITIONAL, Repetition.SIMPLE, Repetition.SIMPLE_OWN, Repetition.SIMPLE_STONE);

    @Override
    public List<Mutant> mutants() {
        return Stream.concat(usual().stream(), bans().stream()).toList();
    }

    /** The same mistake under each rule that closes a ko. */
    private static List<Mutant> bans() {
        return Stream.of(Repetition.values())
                .filter(repetition -> repetition != Repetition.NONE && !LIFTED.contains(repetition))
                .map(repetition -> mutant(
                                repetition,
                                "undo-lifts-" + repetition.id() + "-ban",
                                "lifts the ban on retaking a ko with any move that is taken back")
                        .mishandling("gtp.undo.ko", UndoFaults.PAST_FORGOTTEN)
                        .touching("gtp.undo.*"))
                .toList();
    }

    private static List<Mutant> usual() {
        return List.of(
                mutant("undo-stone-taken-off", "takes the stone off and puts back nothing that it captured")
                        .mishandling("gtp.undo.board", UndoFaults.STONE_TAKEN_OFF)
                        .touching("gtp.history.*", "gtp.undo.*"),
                mutant("undo-plays-alone", "can't take back a pass")
                        .mishandling("gtp.undo.board", UndoFaults.PLAYS_ALONE)
                        .touching("gtp.history.record", "gtp.undo.*"),
                mutant("undo-prisoners-kept", "leaves the number of captured stones")
                        .mishandling("gtp.undo.captures", UndoFaults.PRISONERS_KEPT)
                        .touching("gtp.history.record"),
                mutant("undo-past-kept", "still has the position that is taken back in its history")
                        .mishandling("gtp.undo.history", UndoFaults.PAST_KEPT)
                        .seenIn("gobandroid #139; minigo #914, superko_cache")
                        .touching("gtp.undo.*"),
                mutant("undo-past-forgotten", "has nothing in its history but the position that is back")
                        .mishandling("gtp.undo.history", UndoFaults.PAST_FORGOTTEN)
                        .touching("gtp.undo.ko"),
                mutant(
                                Repetition.SITUATIONAL,
                                "undo-situations-forgotten",
                                "has nothing in its history but the last two situations")
                        .mishandling("gtp.undo.history", UndoFaults.DISTANT_PAST_FORGOTTEN),
                mutant("undo-distant-past-forgotten", "has nothing in its history but the last two positions")
                        .mishandling("gtp.undo.history", UndoFaults.DISTANT_PAST_FORGOTTEN),
                mutant(
                                Repetition.SIMPLE,
                                "undo-lifts-ko",
                                "lifts the ban on retaking a ko with any move that is taken back")
                        .mishandling("gtp.undo.ko", UndoFaults.PAST_FORGOTTEN)
                        .seenIn("littlego #289, #307"),
                mutant("undo-turn-kept", "leaves the turn to the opponent of who moved")
                        .mishandling("gtp.undo.turn", UndoFaults.TURN_KEPT)
                        .seenIn("OnlineGo #64")
                        .touching("gtp.history.alike", "gtp.undo.*"),
                mutant("undo-end-kept", "takes nothing back once the game is over, and answers =")
                        .mishandling("gtp.undo.end", UndoFaults.END_KEPT),
                mutant("undo-both-players", "takes back a move of each player")
                        .mishandling("gtp.undo.several", UndoFaults.BOTH_PLAYERS)
                        .touching("gtp.history.*", "gtp.undo.*"),
                mutant("undo-once", "takes back one move, and none before it")
                        .mishandling("gtp.undo.several", UndoFaults.ONCE)
                        .touching("gtp.failure", "gtp.history.*", "gtp.undo.*"),
                mutant("undo-of-nothing", "answers = where there is nothing to take back")
                        .mishandling("gtp.undo.nothing", UndoFaults.NOTHING)
                        .touching("gtp.history.*", "gtp.record", "gtp.undo.handicap"));
    }
}

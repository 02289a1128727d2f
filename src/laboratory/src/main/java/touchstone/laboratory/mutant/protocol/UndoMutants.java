package touchstone.laboratory.mutant.protocol;

import static touchstone.laboratory.mutant.Pretence.BASE;
import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import java.util.function.BinaryOperator;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.reference.Game;
import touchstone.reference.choice.Repetition;

/** Moves that are taken back in part, too far, or not at all. */
public final class UndoMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                undo(
                                "stone-taken-off",
                                "board",
                                "takes the stone off and puts back nothing that it captured",
                                UndoDesks::stoneTakenOff)
                        .touching("gtp.history.*", "gtp.undo.*"),
                undo("plays-alone", "board", "can't take back a pass", UndoDesks::playsAlone)
                        .touching("gtp.history.record", "gtp.undo.*"),
                undo("prisoners-kept", "captures", "leaves the number of captured stones", UndoDesks::prisonersKept)
                        .touching("gtp.history.record"),
                undo(
                                "past-kept",
                                "history",
                                "still has the position that is taken back in its history",
                                UndoDesks::pastKept)
                        .seenIn("gobandroid #139; minigo #914, superko_cache")
                        .touching("gtp.undo.*"),
                undo(
                                "past-forgotten",
                                "history",
                                "has nothing in its history but the position that is back",
                                UndoDesks::pastForgotten)
                        .touching("gtp.undo.ko"),
                with(Repetition.SITUATIONAL)
                        .atDesk(
                                "undo-situations-forgotten",
                                "gtp.undo.history",
                                "has nothing in its history but the last two situations",
                                UndoDesks.undo(UndoDesks::distantPastForgotten)),
                undo(
                        "distant-past-forgotten",
                        "history",
                        "has nothing in its history but the last two positions",
                        UndoDesks::distantPastForgotten),
                with(Repetition.SIMPLE)
                        .atDesk(
                                "undo-lifts-ko",
                                "gtp.undo.ko",
                                "lifts the ban on retaking a ko with any move that is taken back",
                                UndoDesks.undo(UndoDesks::pastForgotten))
                        .seenIn("littlego #289, #307"),
                undo("turn-kept", "turn", "leaves the turn to the opponent of who moved", UndoDesks::turnKept)
                        .seenIn("OnlineGo #64")
                        .touching("gtp.history.alike", "gtp.undo.*"),
                undo("end-kept", "end", "takes nothing back once the game is over, and answers =", UndoDesks::endKept),
                undo("both-players", "several", "takes back a move of each player", UndoDesks::bothPlayers)
                        .touching("gtp.history.*", "gtp.undo.*"),
                BASE.atDesk("undo-once", "gtp.undo.several", "takes back one move, and none before it", UndoDesks::once)
                        .touching("gtp.failure", "gtp.history.*", "gtp.undo.*"),
                BASE.atDesk(
                                "undo-of-nothing",
                                "gtp.undo.nothing",
                                "answers = where there is nothing to take back",
                                UndoDesks::nothing)
                        .touching("gtp.history.*", "gtp.record", "gtp.undo.handicap"));
    }

    private static Mutant undo(String name, String part, String description, BinaryOperator<Game> wrong) {
        return BASE.atDesk("undo-" + name, "gtp.undo." + part, description, UndoDesks.undo(wrong));
    }
}

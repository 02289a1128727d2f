package touchstone.laboratory.mutant.protocol;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.reference.Game;

/** Cleared boards and positions that are set up, with something left of the game before or something wrong. */
public final class BeginningMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(cleared(), setUp()).flatMap(List::stream).toList();
    }

    private static List<Mutant> cleared() {
        return List.of(
                clear("stones-kept", "answers clear_board with = and leaves the stones", BeginningDesks::stonesKept)
                        .touching("gtp.handicap.*", "gtp.history.set-up", "gtp.undo.nothing"),
                clear("past-kept", "has the game before in its history on a cleared board", BeginningDesks::pastKept),
                clear("prisoners-kept", "leaves the number of captured stones", BeginningDesks::prisonersKept),
                clear("turn-kept", "leaves the turn as it was", BeginningDesks::turnKept));
    }

    private static Mutant clear(String name, String description, BinaryOperator<Game> wrong) {
        return BASE.atDesk("clear-" + name, "gtp.clear", description, BeginningDesks.cleared(wrong));
    }

    private static List<Mutant> setUp() {
        return List.of(
                setUp("past-kept", "set-up", "has the game before in its history", BeginningDesks::pastKept),
                setUp(
                        "prisoners-kept",
                        "set-up",
                        "leaves the number of captured stones",
                        BeginningDesks::prisonersKept),
                BASE.atDesk(
                        "set-up-can-be-taken-back",
                        "gtp.history.set-up",
                        "takes a set-up back like a move",
                        BeginningDesks::takenBackLikeAMove),
                setUp("black-moves", "set-up", "lets Black move, whoever is to", BeginningDesks::blackMoves),
                setUp("turn-wrong", "alike", "gives the first move to the opponent", BeginningDesks::opponentMoves)
                        .touching("gtp.history.set-up"),
                setUp("colors-swapped", "set-up", "swaps the colours of stones", BeginningDesks::colorsSwapped),
                setUp("stones-added", "set-up", "leaves the stones that stand already", BeginningDesks::stonesAdded));
    }

    private static Mutant setUp(String name, String part, String description, BinaryOperator<Game> wrong) {
        return BASE.atDesk("set-up-" + name, "gtp.history." + part, description, BeginningDesks.setUp(wrong));
    }
}

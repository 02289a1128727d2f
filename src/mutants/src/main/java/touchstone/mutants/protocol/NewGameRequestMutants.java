package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;

/** Cleared boards and positions that are set up, with something left of the game before or something wrong. */
public final class NewGameRequestMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(cleared(), setUp()).flatMap(List::stream).toList();
    }

    private static List<Mutant> cleared() {
        return List.of(
                mutant("clear-stones-kept", "answers clear_board with = and leaves the stones")
                        .mishandling("gtp.clear", NewGameFaults.cleared(NewGameFaults::stonesKept))
                        .touching("gtp.handicap.*", "gtp.history.set-up", "gtp.undo.nothing"),
                mutant("clear-past-kept", "has the game before in its history on a cleared board")
                        .mishandling("gtp.clear", NewGameFaults.cleared(NewGameFaults::pastKept)),
                mutant("clear-prisoners-kept", "leaves the number of captured stones")
                        .mishandling("gtp.clear", NewGameFaults.cleared(NewGameFaults::prisonersKept)),
                mutant("clear-turn-kept", "leaves the turn as it was")
                        .mishandling("gtp.clear", NewGameFaults.cleared(NewGameFaults::turnKept)));
    }

    private static List<Mutant> setUp() {
        return List.of(
                mutant("set-up-past-kept", "has the game before in its history")
                        .mishandling("gtp.history.set-up", NewGameFaults.setUp(NewGameFaults::pastKept)),
                mutant("set-up-prisoners-kept", "leaves the number of captured stones")
                        .mishandling("gtp.history.set-up", NewGameFaults.setUp(NewGameFaults::prisonersKept)),
                mutant("set-up-can-be-taken-back", "takes a set-up back like a move")
                        .mishandling("gtp.history.set-up", NewGameFaults.TAKEN_BACK_LIKE_AMOVE),
                mutant("set-up-black-moves", "lets Black move, whoever is to")
                        .mishandling("gtp.history.set-up", NewGameFaults.setUp(NewGameFaults::blackMoves)),
                mutant("set-up-turn-wrong", "gives the first move to the opponent")
                        .mishandling("gtp.history.alike", NewGameFaults.setUp(NewGameFaults::opponentMoves))
                        .touching("gtp.history.set-up"),
                mutant("set-up-colors-swapped", "swaps the colours of stones")
                        .mishandling("gtp.history.set-up", NewGameFaults.setUp(NewGameFaults::colorsSwapped)),
                mutant("set-up-stones-added", "leaves the stones that stand already")
                        .mishandling("gtp.history.set-up", NewGameFaults.setUp(NewGameFaults::stonesAdded)));
    }
}

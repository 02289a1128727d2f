package touchstone.cli.dev.boards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.reference.Board;
import touchstone.suite.specification.Specification;

/**
 * What is caught of mutants that have one board alone.
 *
 * @param trials by that board
 */
public record BoardProof(Map<Board, List<BoardTrial>> trials) {

    /** The boards that engines have who have one alone: those of play, and the largest. */
    public static final List<Board> BOARDS =
            List.of(Board.of(9, 9), Board.of(13, 13), Board.of(19, 19), Board.of(25, 25));

    /** The bodies of rules that decide which moves are legal and who wins. */
    public static final Set<String> MEASURED = Set.of("base", "self-capture", "repetition", "scoring");

    /** What catches a mutant, by the boards, such as {@code 19x19}. */
    public Map<String, Set<String>> caught(Mutant mutant) {
        Map<String, Set<String>> caught = new LinkedHashMap<>();
        trials.forEach((board, tried) -> tried.stream()
                .filter(trial -> trial.mutant().name().equals(mutant.name()))
                .forEach(trial -> caught.put(
                        board.toString(),
                        Stream.concat(trial.killed().stream(), trial.others().stream())
                                .collect(Collectors.toSet()))));
        return caught;
    }

    /** @param watcher is told of each trial */
    public static BoardProof of(Specification specification, List<Mutant> mutants, Consumer<BoardTrial> watcher) {
        Map<Board, List<BoardTrial>> trials = new LinkedHashMap<>();
        for (Board board : BOARDS) {
            BoardRun run = new BoardRun(specification, board);
            trials.put(board, mutants.stream().map(run::trial).peek(watcher).toList());
        }
        return new BoardProof(trials);
    }
}

package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.KoFaults;
import touchstone.reference.choice.Repetition;

/** The axis of repetition: rules against retaking at once and no more, taken for one another or broken. */
public final class KoAxisMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(free(), koRule(), byStones()).flatMap(List::stream).toList();
    }

    private static List<Mutant> free() {
        return List.of(
                mutant(Repetition.NONE, "free-ko-closed", "closes a ko for a move, where nothing is closed")
                        .breaking("repetition.none", Repetition.SIMPLE),
                mutant(Repetition.NONE, "free-cycles-closed", "plays positional superko instead")
                        .breaking("repetition.none.cycles", Repetition.POSITIONAL)
                        .touching("repetition.none"));
    }

    private static List<Mutant> koRule() {
        return List.of(
                mutant(Repetition.SIMPLE, "simple-no-ko", "lets a ko be retaken at once")
                        .breaking("repetition.simple", Repetition.NONE)
                        .touching("repetition.simple.*"),
                mutant(Repetition.SIMPLE, "simple-ko-after-pass", "opens a ko to who passed before it")
                        .breaking("repetition.simple.pass", KoFaults.OPEN_TO_WHO_PASSED),
                mutant(Repetition.SIMPLE, "simple-by-stones", "looks for stones, not positions")
                        .breaking("repetition.simple.pass", Repetition.SIMPLE_STONE),
                mutant(Repetition.SIMPLE, "simple-superko", "forbids longer cycles too")
                        .breaking("repetition.simple.cycles", Repetition.POSITIONAL)
                        .touching("repetition.simple.*"),
                mutant(Repetition.SIMPLE_OWN, "simple-own-no-ko", "lets a ko be retaken at once")
                        .breaking("repetition.simple-own", Repetition.NONE)
                        .touching("repetition.simple-own.*"),
                mutant(Repetition.SIMPLE_OWN, "simple-own-first-move", "keeps a first move from repeating")
                        .breaking("repetition.simple-own", Repetition.SIMPLE),
                mutant(Repetition.SIMPLE_OWN, "simple-own-all", "counts all the player's moves")
                        .breaking("repetition.simple-own.cycles", Repetition.NEW_ZEALAND));
    }

    private static List<Mutant> byStones() {
        return List.of(
                mutant(Repetition.SIMPLE_STONE, "ko-stone-unprotected", "lets a ko be retaken at once")
                        .breaking("repetition.simple-stone", Repetition.NONE)
                        .touching("repetition.simple-stone.*"),
                mutant(Repetition.SIMPLE_STONE, "ko-stone-among-others", "protects the chain it has joined")
                        .breaking("repetition.simple-stone", KoFaults.CHAIN_PROTECTED),
                mutant(Repetition.SIMPLE_STONE, "ko-stone-positions", "forbids by positions")
                        .breaking("repetition.simple-stone.free", Repetition.SIMPLE),
                mutant(Repetition.SIMPLE_STONE, "ko-stone-superko", "forbids longer cycles too")
                        .breaking("repetition.simple-stone.free", Repetition.POSITIONAL)
                        .touching("repetition.simple-stone"),
                mutant(Repetition.SIMPLE_STONE, "ko-stone-agreement", "lets players call it off")
                        .breaking("repetition.simple-stone.free", Repetition.NO_RESULT),
                mutant(Repetition.PLAY_ELSEWHERE, "elsewhere-at-once", "lets a ko be retaken at once")
                        .breaking("repetition.play-elsewhere", Repetition.NONE)
                        .touching("repetition.play-elsewhere.*"),
                mutant(Repetition.PLAY_ELSEWHERE, "elsewhere-by-pass", "takes a pass for it")
                        .breaking("repetition.play-elsewhere.pass", Repetition.SIMPLE_STONE));
    }
}

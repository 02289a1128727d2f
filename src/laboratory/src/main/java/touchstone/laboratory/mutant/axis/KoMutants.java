package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Kos;
import touchstone.reference.choice.Repetition;

/** The axis of repetition: rules against retaking at once and no more, taken for one another or broken. */
public final class KoMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(free(), koRule(), byStones()).flatMap(List::stream).toList();
    }

    private static List<Mutant> free() {
        return List.of(
                with(Repetition.NONE)
                        .chosen(
                                "free-ko-closed",
                                "repetition.none",
                                "closes a ko for a move, where nothing is closed",
                                Repetition.SIMPLE),
                with(Repetition.NONE)
                        .chosen(
                                "free-cycles-closed",
                                "repetition.none.cycles",
                                "plays positional superko instead",
                                Repetition.POSITIONAL)
                        .touching("repetition.none"));
    }

    private static List<Mutant> koRule() {
        return List.of(
                with(Repetition.SIMPLE)
                        .chosen("simple-no-ko", "repetition.simple", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("repetition.simple.*"),
                with(Repetition.SIMPLE)
                        .broken(
                                "simple-ko-after-pass",
                                "repetition.simple.pass",
                                "opens a ko to who passed before it",
                                Kos::openToWhoPassed),
                with(Repetition.SIMPLE)
                        .chosen(
                                "simple-by-stones",
                                "repetition.simple.pass",
                                "looks for stones, not positions",
                                Repetition.SIMPLE_STONE),
                with(Repetition.SIMPLE)
                        .chosen(
                                "simple-superko",
                                "repetition.simple.cycles",
                                "forbids longer cycles too",
                                Repetition.POSITIONAL)
                        .touching("repetition.simple.*"),
                with(Repetition.SIMPLE_OWN)
                        .chosen(
                                "simple-own-no-ko",
                                "repetition.simple-own",
                                "lets a ko be retaken at once",
                                Repetition.NONE)
                        .touching("repetition.simple-own.*"),
                with(Repetition.SIMPLE_OWN)
                        .chosen(
                                "simple-own-first-move",
                                "repetition.simple-own",
                                "keeps a first move from repeating",
                                Repetition.SIMPLE),
                with(Repetition.SIMPLE_OWN)
                        .chosen(
                                "simple-own-all",
                                "repetition.simple-own.cycles",
                                "counts all the player's moves",
                                Repetition.NEW_ZEALAND));
    }

    private static List<Mutant> byStones() {
        return List.of(
                with(Repetition.SIMPLE_STONE)
                        .chosen(
                                "ko-stone-unprotected",
                                "repetition.simple-stone",
                                "lets a ko be retaken at once",
                                Repetition.NONE)
                        .touching("repetition.simple-stone.*"),
                with(Repetition.SIMPLE_STONE)
                        .broken(
                                "ko-stone-among-others",
                                "repetition.simple-stone",
                                "protects the chain it has joined",
                                Kos::chainProtected),
                with(Repetition.SIMPLE_STONE)
                        .chosen(
                                "ko-stone-positions",
                                "repetition.simple-stone.free",
                                "forbids by positions",
                                Repetition.SIMPLE),
                with(Repetition.SIMPLE_STONE)
                        .chosen(
                                "ko-stone-superko",
                                "repetition.simple-stone.free",
                                "forbids longer cycles too",
                                Repetition.POSITIONAL)
                        .touching("repetition.simple-stone"),
                with(Repetition.SIMPLE_STONE)
                        .chosen(
                                "ko-stone-agreement",
                                "repetition.simple-stone.free",
                                "lets players call it off",
                                Repetition.NO_RESULT),
                with(Repetition.PLAY_ELSEWHERE)
                        .chosen(
                                "elsewhere-at-once",
                                "repetition.play-elsewhere",
                                "lets a ko be retaken at once",
                                Repetition.NONE)
                        .touching("repetition.play-elsewhere.*"),
                with(Repetition.PLAY_ELSEWHERE)
                        .chosen(
                                "elsewhere-by-pass",
                                "repetition.play-elsewhere.pass",
                                "takes a pass for it",
                                Repetition.SIMPLE_STONE));
    }
}

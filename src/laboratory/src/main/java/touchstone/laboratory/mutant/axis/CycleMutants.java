package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Repetitions;
import touchstone.reference.choice.Repetition;

/** The axis of repetition: rules that leave longer cycles to the players, taken for others or broken. */
public final class CycleMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(agreed(), ing()).flatMap(List::stream).toList();
    }

    private static List<Mutant> agreed() {
        return List.of(
                with(Repetition.NO_RESULT)
                        .chosen(
                                "no-result-no-ko",
                                "repetition.no-result",
                                "lets a ko be retaken at once",
                                Repetition.NONE)
                        .touching("repetition.no-result.*"),
                with(Repetition.NO_RESULT)
                        .chosen(
                                "no-result-superko",
                                "repetition.no-result",
                                "forbids longer cycles",
                                Repetition.POSITIONAL)
                        .touching("repetition.no-result.*"),
                with(Repetition.NO_RESULT)
                        .chosen(
                                "no-result-is-a-tie",
                                "repetition.no-result.agreement",
                                "calls it a tie",
                                Repetition.TIE),
                with(Repetition.NO_RESULT)
                        .broken(
                                "no-result-at-will",
                                "repetition.no-result.agreement",
                                "lets players call off any game",
                                Repetitions::always),
                with(Repetition.TIE)
                        .chosen("tie-no-ko", "repetition.tie", "lets a ko be retaken at once", Repetition.NONE)
                        .touching("repetition.tie.*"),
                with(Repetition.TIE)
                        .chosen("tie-superko", "repetition.tie", "forbids longer cycles", Repetition.POSITIONAL)
                        .touching("repetition.tie.*"),
                with(Repetition.TIE)
                        .chosen(
                                "tie-has-no-result",
                                "repetition.tie.noticed",
                                "calls it a game without result",
                                Repetition.NO_RESULT),
                with(Repetition.TIE)
                        .broken(
                                "tie-by-passing",
                                "repetition.tie.noticed",
                                "takes a pass for a repetition",
                                Repetitions::byPassing));
    }

    private static List<Mutant> ing() {
        return List.of(
                with(Repetition.ING)
                        .chosen("ing-cold", "repetition.ing", "has no hot stones", Repetition.NONE)
                        .touching("repetition.ing.*"),
                with(Repetition.ING)
                        .chosen(
                                "ing-hot-after-pass",
                                "repetition.ing",
                                "keeps a stone hot until a play elsewhere",
                                Repetition.PLAY_ELSEWHERE)
                        .touching("repetition.ing.*"),
                with(Repetition.ING)
                        .chosen(
                                "ing-is-superko",
                                "repetition.ing.cycles",
                                "plays positional superko instead",
                                Repetition.POSITIONAL)
                        .seenIn("KataGo, OGS"),
                with(Repetition.ING)
                        .chosen(
                                "ing-knows",
                                "repetition.ing.cycles",
                                "claims to know that longer cycles are legal",
                                Repetition.SIMPLE_STONE));
    }
}

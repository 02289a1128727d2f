package touchstone.laboratory.mutant.axis;

import static touchstone.laboratory.mutant.Pretence.at;
import static touchstone.laboratory.mutant.Pretence.with;

import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.breakage.Kos;
import touchstone.laboratory.mutant.breakage.Memory;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** Rules against repetition that are right in the usual case and wrong in one that was not thought of. */
public final class RepetitionOversightMutants implements MutantSource {

    private static final Variant STOPPED_BY_AGREEMENT = Variant.BASE.with(Ending.AGREEMENT, Resumption.IN_TURN);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(memory(), kos()).flatMap(List::stream).toList();
    }

    private static List<Mutant> memory() {
        return Stream.of(
                        Repetition.POSITIONAL,
                        Repetition.SITUATIONAL,
                        Repetition.NATURAL_SITUATIONAL,
                        Repetition.NEW_ZEALAND)
                .map(repetition -> with(repetition)
                        .broken(
                                repetition.id() + "-thirty-moves",
                                "repetition." + repetition.id(),
                                "looks back thirty moves",
                                rules -> Memory.shortened(rules, 30))
                        .seenIn("OGS")
                        .touching("repetition." + repetition.id() + ".*"))
                .toList();
    }

    private static List<Mutant> kos() {
        return List.of(
                with(Repetition.SITUATIONAL)
                        .broken(
                                "situational-pass-repeats",
                                "repetition.situational.pass",
                                "forbids passes that repeat a situation",
                                Memory::ofSituationsByPassing)
                        .touching("*"),
                at(STOPPED_BY_AGREEMENT.with(Repetition.SIMPLE))
                        .broken(
                                "ko-opened-by-a-stop",
                                "repetition.simple",
                                "lets a ko be retaken when the players have stopped and gone on again",
                                Memory::sinceTheResumption),
                at(STOPPED_BY_AGREEMENT.with(Repetition.SIMPLE_STONE))
                        .broken(
                                "ko-stone-cooled-by-a-stop",
                                "repetition.simple-stone",
                                "lets a stone be retaken when the players have stopped and gone on again",
                                Memory::sinceTheResumption),
                with(Repetition.SIMPLE_STONE)
                        .broken(
                                "ko-two-moves",
                                "repetition.simple-stone",
                                "keeps a ko closed for two moves",
                                Kos::twoMoves)
                        .touching("*"),
                with(Repetition.PLAY_ELSEWHERE)
                        .broken(
                                "elsewhere-by-opponent",
                                "repetition.play-elsewhere.pass",
                                "opens a ko when the opponent has played elsewhere",
                                Kos::openedByTheOpponent)
                        .touching("*"));
    }
}

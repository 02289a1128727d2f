package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.KoFaults;
import touchstone.mutants.fault.SuperkoFaults;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Variant;

/** Rules against repetition that are right in the usual case and wrong in one that was not thought of. */
public final class RareRepetitionAxisMutants implements MutantSource {

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
                .map(repetition -> mutant(repetition, repetition.id() + "-thirty-moves", "looks back thirty moves")
                        .breaking("repetition." + repetition.id(), SuperkoFaults.shortened(30))
                        .seenIn("OGS")
                        .touching("repetition." + repetition.id() + ".*"))
                .toList();
    }

    private static List<Mutant> kos() {
        return List.of(
                mutant(Repetition.SITUATIONAL, "situational-pass-repeats", "forbids passes that repeat a situation")
                        .breaking("repetition.situational.pass", SuperkoFaults.OF_SITUATIONS_BY_PASSING)
                        .touching("*"),
                mutant(
                                STOPPED_BY_AGREEMENT.with(Repetition.SIMPLE),
                                "ko-opened-by-a-stop",
                                "lets a ko be retaken when the players have stopped and gone on again")
                        .breaking("repetition.simple", SuperkoFaults.SINCE_THE_RESUMPTION),
                mutant(
                                STOPPED_BY_AGREEMENT.with(Repetition.SIMPLE_STONE),
                                "ko-stone-cooled-by-a-stop",
                                "lets a stone be retaken when the players have stopped and gone on again")
                        .breaking("repetition.simple-stone", SuperkoFaults.SINCE_THE_RESUMPTION),
                mutant(Repetition.SIMPLE_STONE, "ko-two-moves", "keeps a ko closed for two moves")
                        .breaking("repetition.simple-stone", KoFaults.TWO_MOVES)
                        .touching("*"),
                mutant(
                                Repetition.PLAY_ELSEWHERE,
                                "elsewhere-by-opponent",
                                "opens a ko when the opponent has played elsewhere")
                        .breaking("repetition.play-elsewhere.pass", KoFaults.OPENED_BY_THE_OPPONENT)
                        .touching("*"));
    }
}

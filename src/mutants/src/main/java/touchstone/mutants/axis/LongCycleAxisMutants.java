package touchstone.mutants.axis;

import static touchstone.mutants.Mutant.mutant;

import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.KoFaults;
import touchstone.mutants.fault.RepetitionClaimFaults;
import touchstone.reference.choice.Repetition;

/** The axis of repetition: rules that leave longer cycles to the players, taken for others or broken. */
public final class LongCycleAxisMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(agreed(), ing(), ingSpight()).flatMap(List::stream).toList();
    }

    private static List<Mutant> agreed() {
        return List.of(
                mutant(Repetition.NO_RESULT, "no-result-no-ko", "lets a ko be retaken at once")
                        .breaking("repetition.no-result", Repetition.NONE)
                        .touching("repetition.no-result.*"),
                mutant(Repetition.NO_RESULT, "no-result-superko", "forbids longer cycles")
                        .breaking("repetition.no-result", Repetition.POSITIONAL)
                        .touching("repetition.no-result.*"),
                mutant(Repetition.NO_RESULT, "no-result-is-a-tie", "calls it a tie")
                        .breaking("repetition.no-result.agreement", Repetition.TIE),
                mutant(Repetition.NO_RESULT, "no-result-at-will", "lets players call off any game")
                        .breaking("repetition.no-result.agreement", RepetitionClaimFaults.ALWAYS),
                mutant(Repetition.TIE, "tie-no-ko", "lets a ko be retaken at once")
                        .breaking("repetition.tie", Repetition.NONE)
                        .touching("repetition.tie.*"),
                mutant(Repetition.TIE, "tie-superko", "forbids longer cycles")
                        .breaking("repetition.tie", Repetition.POSITIONAL)
                        .touching("repetition.tie.*"),
                mutant(Repetition.TIE, "tie-has-no-result", "calls it a game without result")
                        .breaking("repetition.tie.noticed", Repetition.NO_RESULT),
                mutant(Repetition.TIE, "tie-by-passing", "takes a pass for a repetition")
                        .breaking("repetition.tie.noticed", RepetitionClaimFaults.BY_PASSING));
    }

    private static List<Mutant> ing() {
        return List.of(
                mutant(Repetition.ING, "ing-cold", "has no hot stones")
                        .breaking("repetition.ing", Repetition.NONE)
                        .touching("repetition.ing.*"),
                mutant(Repetition.ING, "ing-hot-after-pass", "keeps a stone hot until a play elsewhere")
                        .breaking("repetition.ing", Repetition.PLAY_ELSEWHERE)
                        .touching("repetition.ing.*"),
                mutant(Repetition.ING, "ing-is-superko", "plays positional superko instead")
                        .breaking("repetition.ing.cycles", Repetition.POSITIONAL)
                        .seenIn("KataGo, OGS"),
                mutant(Repetition.ING, "ing-knows", "claims to know that longer cycles are legal")
                        .breaking("repetition.ing.cycles", Repetition.SIMPLE_STONE));
    }

    private static List<Mutant> ingSpight() {
        return List.of(
                mutant(Repetition.ING_SPIGHT, "ing-spight-cold", "has no hot stones")
                        .breaking("repetition.ing-spight", Repetition.NONE)
                        .touching("repetition.ing-spight.*"),
                mutant(Repetition.ING_SPIGHT, "ing-spight-last-stone", "takes only the last stone for hot")
                        .breaking("repetition.ing-spight", Repetition.SIMPLE_STONE)
                        .touching("repetition.ing-spight.*"),
                mutant(Repetition.ING_SPIGHT, "ing-spight-hot-after-pass", "keeps a stone hot until a play elsewhere")
                        .breaking("repetition.ing-spight.cycles", Repetition.PLAY_ELSEWHERE)
                        .touching("repetition.ing-spight", "repetition.ing-spight.*"),
                mutant(Repetition.ING_SPIGHT, "ing-spight-is-superko", "plays positional superko instead")
                        .breaking("repetition.ing-spight.cycles", Repetition.POSITIONAL)
                        .touching("repetition.ing-spight", "repetition.ing-spight.odd")
                        .seenIn("KataGo, OGS"),
                mutant(
                                Repetition.ING_SPIGHT,
                                "ing-spight-pairs-cold",
                                "lets a hot stone be taken together with another")
                        .breaking("repetition.ing-spight.cycles", KoFaults.PAIRS_ARE_COLD),
                mutant(Repetition.ING_SPIGHT, "ing-spight-odd-for-ever", "lets an odd cycle go on")
                        .breaking("repetition.ing-spight.odd", KoFaults.ODD_CYCLES_GO_ON),
                mutant(Repetition.ING_SPIGHT, "ing-spight-snapback", "takes any stone that has captured for hot")
                        .breaking("repetition.ing-spight", KoFaults.SNAPBACK_IS_KO)
                        .touching("repetition.ing-spight.*"));
    }
}

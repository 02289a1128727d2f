package touchstone.laboratory.mutant;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.subject.Identity;
import touchstone.subject.RulesSubject;
import touchstone.subject.Subject;
import touchstone.subject.SubjectProvider;

/** All mutants, and each as a subject like any other. */
public final class Mutants implements SubjectProvider {

    /** What the subject names of mutants begin with. */
    public static final String PREFIX = "mutant.";

    /** In the order of the rules they break. */
    public static List<Mutant> all() {
        return Stream.of(
                        BoardMutants.all(),
                        MoveMutants.all(),
                        CaptureMutants.all(),
                        RepetitionMutants.all(),
                        HistoryMutants.all(),
                        EndMutants.all(),
                        TerritoryMutants.all(),
                        ScoreMutants.all(),
                        EndingVariantMutants.all(),
                        HandicapVariantMutants.all(),
                        OversightMutants.all(),
                        OldScoringMutants.all(),
                        ButtonMutants.all(),
                        RepetitionVariantMutants.all(),
                        SelfCaptureVariantMutants.all(),
                        JapaneseMutants.all(),
                        KoreanMutants.all(),
                        WagcMutants.all(),
                        BelgianMutants.all(),
                        NewZealandMutants.all(),
                        IngMutants.all(),
                        IngSimplifiedMutants.all(),
                        ScoringVariantMutants.all(),
                        CompensationVariantMutants.all(),
                        CountingVariantMutants.all(),
                        ChineseMutants.all(),
                        WmsgMutants.all(),
                        AgaMutants.all(),
                        FrenchMutants.all(),
                        BritishMutants.all())
                .flatMap(List::stream)
                .toList();
    }

    /** The mutant as a subject; its identity says what is wrong with it. */
    public static Subject subject(Mutant mutant) {
        Identity identity = new Identity(PREFIX + mutant.name(), mutant.description(), "", "built in");
        return new RulesSubject(identity, mutant.rules().get());
    }

    @Override
    public SortedMap<String, Supplier<Subject>> subjects() {
        SortedMap<String, Supplier<Subject>> subjects = new TreeMap<>();
        all().forEach(mutant -> subjects.put(PREFIX + mutant.name(), () -> subject(mutant)));
        return subjects;
    }
}

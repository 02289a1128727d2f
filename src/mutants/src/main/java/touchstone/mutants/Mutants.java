package touchstone.mutants;

import java.util.List;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import touchstone.builtin.RulesSubject;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.spi.SubjectProvider;

/** All mutants, and each as a subject like any other. */
public final class Mutants implements SubjectProvider {

    /** What the subject names of mutants begin with. */
    public static final String PREFIX = "mutant.";

    /** Those of all sources, in the order of the rules they break. */
    public static List<Mutant> all() {
        return ServiceLoader.load(MutantSource.class).stream()
                .flatMap(source -> source.get().mutants().stream())
                .toList();
    }

    /** The mutant as a subject; its identity says what is wrong with it. */
    public static Subject subject(Mutant mutant) {
        Identity identity = new Identity(PREFIX + mutant.name(), mutant.description(), "", "built in");
        return mutant.speech()
                .<Subject>map(fault -> SpeakingEngines.subject(identity, fault))
                .orElseGet(() -> new RulesSubject(identity, mutant.rules().get(), mutant.controller()));
    }

    @Override
    public SortedMap<String, Supplier<Subject>> subjects() {
        SortedMap<String, Supplier<Subject>> subjects = new TreeMap<>();
        all().forEach(mutant -> subjects.put(PREFIX + mutant.name(), () -> subject(mutant)));
        return subjects;
    }
}

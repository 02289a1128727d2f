package touchstone.builtin;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.spi.SubjectProvider;

/** The reference as a subject, also with other rules of repetition and self-capture. */
public final class ReferenceProvider implements SubjectProvider {

    /** The subject that is certified when a user names none. */
    public static final String NAME = "reference";

    @Override
    public SortedMap<String, Supplier<Subject>> subjects() {
        SortedMap<String, Supplier<Subject>> subjects = new TreeMap<>();
        add(subjects, NAME, new BaseRules());
        add(subjects, NAME + ".7A", new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN));
        add(subjects, NAME + ".situational", new BaseRules(Repetition.SITUATIONAL, SelfCapture.ALLOWED));
        add(
                subjects,
                NAME + ".natural-situational",
                new BaseRules(Repetition.NATURAL_SITUATIONAL, SelfCapture.ALLOWED));
        add(subjects, NAME + ".simple-ko", new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED));
        add(subjects, NAME + ".no-repetition-rule", new BaseRules(Repetition.NONE, SelfCapture.ALLOWED));
        return subjects;
    }

    private static void add(SortedMap<String, Supplier<Subject>> subjects, String name, BaseRules rules) {
        String version = ReferenceProvider.class.getPackage().getImplementationVersion();
        Identity identity = new Identity(name, "Touchstone " + name, version == null ? "" : version, "built in");
        subjects.put(name, () -> new RulesSubject(identity, rules));
    }
}

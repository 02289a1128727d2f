package touchstone.junit;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.BaseRules;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectProvider;

/** Subjects by whose names the features can be run in tests. */
public final class FeatureSubjects implements SubjectProvider {

    @Override
    public SortedMap<String, Supplier<Subject>> subjects() {
        return new TreeMap<>(Map.of(
                "test.engine", FeatureSubjects::engine,
                "test.tolerant", Subjects::tolerant,
                "test.crashing", Subjects::crashing,
                "test.without-score", () -> Subjects.without(Capability.SCORE, Capability.TERRITORY)));
    }

    /** The reference over the Go Text Protocol, which has no commands for much of what scenarios ask. */
    private static Subject engine() {
        return GtpSubject.probe(
                () -> new GtpServer(new BaseRules(), "reference", "").program(),
                "an engine in this JVM",
                GtpOptions.DEFAULT);
    }
}

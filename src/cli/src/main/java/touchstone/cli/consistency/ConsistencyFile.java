package touchstone.cli.consistency;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.explore.trace.ObservationText;
import touchstone.explore.trace.StepText;
import touchstone.formats.file.AtomicFile;
import touchstone.spi.Identity;
import touchstone.suite.result.VisibleJson;
import touchstone.trace.Observation;
import touchstone.trace.Sequence;
import touchstone.trace.TraceStep;

/** Comparisons of a subject with itself as JSON, for programs. Its schema is {@code reports/schema/consistency.schema.json}. */
public final class ConsistencyFile {

    public static final String NAME = "consistency.json";

    private static final ObjectMapper JSON = VisibleJson.mapper()
            .registerModule(new Jdk8Module())
            .setDefaultPropertyInclusion(JsonInclude.Include.NON_ABSENT)
            .enable(SerializationFeature.INDENT_OUTPUT);

    private ConsistencyFile() {}

    private record Data(
            String suiteVersion, Identity subject, long seed, Optional<String> incomplete, List<Entry> comparisons) {}

    private record Entry(
            String relation,
            int games,
            long steps,
            int parted,
            int unrepeated,
            int breakdowns,
            Optional<String> impossible,
            List<Shown> partings) {}

    /** @param occurrence an id of {@link Occurrence} */
    private record Shown(String told, String occurrence, Side one, Side other) {}

    /** @param seen at the last step, which may be untrusted text */
    private record Side(String board, String toMove, List<String> steps, String seen) {}

    /**
     * Writes the file.
     *
     * @param incomplete why the run was not gone to its end, if so
     */
    public static void write(
            Path file,
            String suiteVersion,
            Identity subject,
            long seed,
            Optional<String> incomplete,
            List<ConsistencyResult> comparisons)
            throws IOException {
        List<Entry> entries = comparisons.stream().map(ConsistencyFile::entry).toList();
        AtomicFile.write(file, JSON.writeValueAsBytes(new Data(suiteVersion, subject, seed, incomplete, entries)));
    }

    private static Entry entry(ConsistencyResult one) {
        return new Entry(
                one.kind().id(),
                one.games(),
                one.steps(),
                one.parted(),
                one.unrepeated(),
                one.breakdowns(),
                one.impossible(),
                one.inconsistencies().stream().map(ConsistencyFile::shown).toList());
    }

    private static Shown shown(InconsistencyEvidence evidence) {
        Inconsistency inconsistency = evidence.inconsistency();
        GamePair pair = inconsistency.pair();
        return new Shown(
                pair.relation().toString(),
                evidence.occurrence().id(),
                side(pair.one(), inconsistency.step(), inconsistency.one()),
                side(pair.other(), inconsistency.otherStep(), inconsistency.other()));
    }

    private static Side side(Sequence sequence, TraceStep step, Observation observation) {
        return new Side(
                sequence.opening().board().toString(),
                sequence.opening().toMove().toString(),
                sequence.steps().stream().map(StepText::write).toList(),
                ObservationText.observed(step, observation));
    }
}

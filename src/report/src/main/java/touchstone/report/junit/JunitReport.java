package touchstone.report.junit;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.AtomicStream;
import touchstone.formats.file.FileReason;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.Run;

/** {@code junit.xml}, for continuous integration servers. */
public final class JunitReport implements Report {

    public static final String FILE = "junit.xml";

    @Override
    public String name() {
        return "JUnit";
    }

    @Override
    public void clear(Path folder) {
        try {
            Files.deleteIfExists(folder.resolve(FILE));
        } catch (IOException e) {
            throw new ReportException("the reports cannot be written to " + folder + ": " + FileReason.of(e), e);
        }
    }

    @Override
    public Told make(Run run) {
        clear(run.folder());
        Path file = run.folder().resolve(FILE);
        try (AtomicStream stream = AtomicFile.begin(file)) {
            Writer writer = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
            JunitXml.write(run, writer);
            writer.flush();
            stream.commit();
            return Told.nothing();
        } catch (IOException | UncheckedIOException e) {
            throw new ReportException("the JUnit XML cannot be written to " + file + ": " + FileReason.of(e), e);
        }
    }
}

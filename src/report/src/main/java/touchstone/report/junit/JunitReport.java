package touchstone.report.junit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import touchstone.formats.file.AtomicFile;
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
            throw new ReportException("the reports cannot be written to " + folder + ": " + e.getMessage(), e);
        }
    }

    @Override
    public Told make(Run run) {
        clear(run.folder());
        Path file = run.folder().resolve(FILE);
        try {
            AtomicFile.write(file, JunitXml.of(run));
            return Told.nothing();
        } catch (IOException e) {
            throw new ReportException("the JUnit XML cannot be written to " + file + ": " + e.getMessage(), e);
        }
    }
}

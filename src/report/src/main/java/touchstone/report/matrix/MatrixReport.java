package touchstone.report.matrix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchstone.report.Report;
import touchstone.report.ReportException;
import touchstone.report.Run;

/** The matrix of a single run, in its folder. */
public final class MatrixReport implements Report {

    private final String suiteVersion;

    /** @param suiteVersion the version of Touchstone that makes the pages */
    public MatrixReport(String suiteVersion) {
        this.suiteVersion = suiteVersion;
    }

    @Override
    public String name() {
        return "matrix";
    }

    @Override
    public void clear(Path folder) {
        try {
            MatrixSite.clear(folder);
        } catch (IOException e) {
            throw new ReportException("the matrix in " + folder + " cannot be removed: " + e.getMessage(), e);
        }
    }

    @Override
    public Told make(Run run) {
        Path folder = run.folder();
        Optional<Path> book =
                Optional.of(folder.resolve("book")).filter(there -> Files.exists(there.resolve("index.html")));
        List<RunSource> source = List.of(RunSource.of(run));
        try {
            new MatrixSite(run.specification(), name -> Optional.empty(), suiteVersion, book)
                    .write(folder, RunSource.title(source), source, step -> {});
        } catch (IOException e) {
            throw new ReportException(e.getMessage(), e);
        }
        return Told.line("Matrix: " + folder.resolve(MatrixSite.PAGE));
    }
}

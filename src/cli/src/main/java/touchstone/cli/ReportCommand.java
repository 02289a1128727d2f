package touchstone.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "report", description = "Makes the reports of a run again from its results.")
final class ReportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", arity = "0..1", defaultValue = "reports/latest", description = "The run's folder.")
    private Path folder;

    @Override
    public Integer call() {
        return ExitCode.CONFORMS.code();
    }
}

package touchstone.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "gtp",
        description =
                "Serves the reference as an engine on standard input and output, for GoGui, Sabaki or any GTP controller.")
final class GtpCommand implements Callable<Integer> {

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            defaultValue = "reference",
            description = "Which rules to serve, one of ./touchstone subjects. Default: ${DEFAULT-VALUE}.")
    private String subject;

    @Override
    public Integer call() {
        return ExitCode.CONFORMS.code();
    }
}

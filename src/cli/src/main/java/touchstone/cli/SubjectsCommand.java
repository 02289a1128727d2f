package touchstone.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "subjects", description = "Lists the subjects that need no engine, for certify --subject.")
final class SubjectsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        InProcess.subjects().keySet().forEach(spec.commandLine().getOut()::println);
        return ExitCode.CONFORMS.code();
    }
}

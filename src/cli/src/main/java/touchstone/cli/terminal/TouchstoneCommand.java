package touchstone.cli.terminal;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The base class of commands: where it prints, and its exit code. */
public abstract class TouchstoneCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public final Integer call() throws Exception {
        return run().code();
    }

    /** @throws CommandException if the user is to be told, in a line, why it could not be done */
    protected abstract ExitCode run() throws Exception;

    /** What was typed behind the command's name. */
    protected final List<String> arguments() {
        List<String> typed = spec.commandLine().getParseResult().originalArgs();
        return typed.subList(typed.indexOf(spec.name()) + 1, typed.size());
    }

    /** What is printed as a result. */
    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** What is printed beside the result: warnings and errors. */
    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }
}

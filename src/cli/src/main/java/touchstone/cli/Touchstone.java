package touchstone.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;
import touchstone.formats.shell.ShellWords;

/** The program: {@code ./touchstone}. */
@Command(
        name = "touchstone",
        description =
                "Does this program know the rules of Go? Touchstone certifies engines against the rules, clause by clause.",
        subcommands = {
            CertifyCommand.class,
            IdentifyCommand.class,
            SmokeCommand.class,
            ConsistencyCommand.class,
            RefereeCommand.class,
            FuzzCommand.class,
            MergeCommand.class,
            PerftCommand.class,
            JudgeCommand.class,
            ExplainCommand.class,
            DiffCommand.class,
            BookCommand.class,
            ReportCommand.class,
            VerifyCommand.class,
            BadgeCommand.class,
            MatrixCommand.class,
            PublishCommand.class,
            SubjectsCommand.class,
            ClausesCommand.class,
            RulesetsCommand.class,
            GtpCommand.class,
            LintCommand.class,
            PhrasesCommand.class,
            ProveCommand.class,
            CommandLine.HelpCommand.class
        },
        mixinStandardHelpOptions = true,
        versionProvider = Touchstone.Version.class,
        scope = ScopeType.INHERIT,
        synopsisSubcommandLabel = "COMMAND",
        usageHelpAutoWidth = true,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done; of certify: every subject conforms to the claim, or is as its baseline says",
            "1:a clause is violated; with a baseline: something has changed that counts",
            "2:the suite or an engine failed, or the run was cut short",
            "64:the command line makes no sense"
        })
public final class Touchstone {

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Touchstone " + Home.version()};
        }
    }

    Touchstone() {}

    public static void main(String[] args) {
        System.setProperty(CertifyCommand.COMMAND_LINE, commandLine(args));
        System.exit(run(args, new PrintWriter(System.out, true), new PrintWriter(System.err, true)));
    }

    /** Runs one command and answers the exit code. */
    static int run(String[] args, PrintWriter out, PrintWriter err) {
        CommandLine program = new CommandLine(new Touchstone())
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((problem, command, parsed) -> complain(problem, err))
                .setParameterExceptionHandler(Touchstone::complainOfUsage);
        if (args.length == 0) {
            program.usage(out);
            return ExitCode.CONFORMS.code();
        }
        return program.execute(args);
    }

    private static int complain(Exception problem, PrintWriter err) {
        if (problem instanceof Complaint complaint) {
            err.println("touchstone: " + complaint.getMessage());
            return complaint.exitCode().code();
        }
        err.println("touchstone: a fault of the suite itself: " + problem);
        Arrays.stream(problem.getStackTrace()).limit(12).forEach(frame -> err.println("    at " + frame));
        return ExitCode.TROUBLE.code();
    }

    private static int complainOfUsage(CommandLine.ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        PrintWriter err = command.getErr();
        String message = problem.getMessage().lines().findFirst().orElse("");
        err.println("touchstone: " + message.replaceFirst("^Error: ", "") + "; see ./"
                + command.getCommandSpec().qualifiedName() + " --help");
        CommandLine.UnmatchedArgumentException.printSuggestions(problem, err);
        return ExitCode.USAGE.code();
    }

    /** The command line as one could type it again. */
    private static String commandLine(String[] args) {
        return "./touchstone " + ShellWords.joined(List.of(args));
    }
}

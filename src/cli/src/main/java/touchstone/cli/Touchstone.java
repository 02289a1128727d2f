package touchstone.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import touchstone.cli.certificate.CertificateCommand;
import touchstone.cli.certify.CertifyCommand;
import touchstone.cli.corpus.CorpusCommand;
import touchstone.cli.dev.DevCommand;
import touchstone.cli.explain.ExplainCommand;
import touchstone.cli.fuzz.FuzzCommand;
import touchstone.cli.gtp.GtpCommand;
import touchstone.cli.identify.IdentifyCommand;
import touchstone.cli.judge.JudgeCommand;
import touchstone.cli.match.MatchCommand;
import touchstone.cli.options.Installation;
import touchstone.cli.report.ReportCommand;
import touchstone.cli.rulesets.RulesetsCommand;
import touchstone.cli.serve.ServeCommand;
import touchstone.cli.smoke.SmokeCommand;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InternalErrorText;
import touchstone.formats.shell.ProgramName;
import touchstone.formats.shell.ShellWords;

/** The program: {@code ./touchstone}. */
@Command(
        name = "touchstone",
        description =
                "Does this program know the rules of Go? Touchstone tests engines against the rules, clause by clause.",
        mixinStandardHelpOptions = true,
        versionProvider = Touchstone.Version.class,
        scope = ScopeType.INHERIT,
        synopsisSubcommandLabel = "COMMAND",
        usageHelpAutoWidth = true,
        commandListHeading = "%nSubcommands:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:success",
            "1:a clause is violated, or something relevant was found",
            "2:Touchstone or an engine failed, or the run was cut short",
            "64:usage error"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./touchstone certify --engine \"gnugo --mode gtp\" --ruleset japanese",
            "  ./touchstone identify --engine \"gnugo --mode gtp\"",
            "  ./touchstone certify --help"
        })
public final class Touchstone {

    private static final List<Class<?>> COMMANDS = List.of(
            CertifyCommand.class,
            IdentifyCommand.class,
            SmokeCommand.class,
            FuzzCommand.class,
            MatchCommand.class,
            RulesetsCommand.class,
            JudgeCommand.class,
            CorpusCommand.class,
            ExplainCommand.class,
            GtpCommand.class,
            ServeCommand.class,
            ReportCommand.class,
            CertificateCommand.class,
            DevCommand.class);

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Touchstone " + Installation.version()};
        }
    }

    @Spec
    private CommandSpec spec;

    Touchstone() {}

    @Option(
            names = "--home",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description =
                    "A checkout of Touchstone: its rules are used, and its folder reports is written to. Default: "
                            + "the one that ./touchstone is in. Touchstone's jar takes the one that the environment variable "
                            + "TOUCHSTONE_HOME names, or its own rules.")
    private void home(Path folder) {
        try {
            Installation.use(folder);
        } catch (CommandException fault) {
            throw new CommandLine.ParameterException(spec.commandLine(), fault.getMessage());
        }
    }

    public static void main(String[] args) {
        // Digits, capitals and the like are written in the same way wherever it runs.
        Locale.setDefault(Locale.ROOT);
        System.setProperty(Installation.COMMAND_LINE, commandLine(args));
        // From Java 22 to 24 there is a console even where nobody sits at a terminal, and a pipe could confirm what a
        // person has to.
        System.setProperty("jdk.console", "java.base");
        System.exit(run(args, writer(System.out), writer(System.err)));
    }

    /** In the encoding of the terminal, whatever that is. */
    @SuppressWarnings("DefaultCharset")
    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true);
    }

    /** With all its commands. */
    static CommandLine program() {
        return program(COMMANDS).addSubcommand(new CommandLine.HelpCommand());
    }

    /** With the command of this name alone if there is one: to look at all takes longer than many of them do. */
    private static CommandLine program(String name) {
        List<Class<?>> asked = COMMANDS.stream()
                .filter(command -> command.getAnnotation(Command.class).name().equals(name))
                .toList();
        return asked.isEmpty() ? program() : program(asked);
    }

    private static CommandLine program(List<Class<?>> commands) {
        CommandLine program = new CommandLine(new Touchstone());
        commands.forEach(program::addSubcommand);
        nameProgram(program);
        return program;
    }

    /** Examples are to be typed as this program is started. */
    private static void nameProgram(CommandLine command) {
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        usage.footer(Arrays.stream(usage.footer()).map(ProgramName::in).toArray(String[]::new));
        command.getSubcommands().values().forEach(Touchstone::nameProgram);
    }

    /** Runs one command and answers the exit code. */
    public static int run(String[] args, PrintWriter out, PrintWriter err) {
        Optional<String> moved = args.length == 0 ? Optional.empty() : CommandNames.moved(args[0]);
        if (moved.isPresent()) {
            err.println(moved.get());
            return ExitCode.USAGE.code();
        }
        CommandLine program = (args.length == 0 ? program() : program(args[0]))
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((problem, command, parsed) -> complain(problem, err))
                .setParameterExceptionHandler(Touchstone::complainOfUsage);
        program.getCommandSpec().usageMessage().commandListHeading("");
        program.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandNames::list);
        if (args.length == 0) {
            program.usage(out);
            return ExitCode.OK.code();
        }
        try {
            return program.execute(args);
        } catch (Error broken) {
            // Java would end with 1, and here that says that something is violated.
            return complain(broken, err);
        }
    }

    /** @return the exit code */
    static int complain(Throwable problem, PrintWriter err) {
        if (problem instanceof CommandException complaint) {
            err.println("touchstone: " + ProgramName.in(complaint.getMessage()));
            return complaint.exitCode().code();
        }
        if (Stream.iterate(problem, cause -> cause != null, Throwable::getCause)
                .anyMatch(OutOfMemoryError.class::isInstance)) {
            err.println(
                    "touchstone: not enough memory; give it more by the environment variable TOUCHSTONE_MEMORY, such as 2g, "
                            + "or Touchstone's jar by java -Xmx2g");
            return ExitCode.TROUBLE.code();
        }
        err.println("touchstone: " + InternalErrorText.withFrames(problem));
        return ExitCode.TROUBLE.code();
    }

    private static int complainOfUsage(CommandLine.ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        PrintWriter err = command.getErr();
        String message = problem.getMessage().lines().findFirst().orElse("");
        err.println("touchstone: " + message.replaceFirst("^Error: ", "") + "; see "
                + ProgramName.in("./" + command.getCommandSpec().qualifiedName() + " --help"));
        CommandLine.UnmatchedArgumentException.printSuggestions(problem, err);
        return ExitCode.USAGE.code();
    }

    /** The command line as one could type it again. */
    private static String commandLine(String[] args) {
        return ProgramName.name() + " " + ShellWords.joined(List.of(args));
    }
}

package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.cli.options.CheckoutOrigin;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;

/** The options for a job that repeats this run on a code host. */
final class JobOptions {

    /** What says where things are written to, or with what they are compared: the job has its own. */
    private static final Set<String> NOT_OF_THE_JOB = Set.of(
            "--home",
            "--script",
            "--setup",
            "--out",
            "--baseline",
            "--update-baseline",
            "--summary",
            "--sarif",
            "--sarif-location",
            "--certificate");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--script",
            paramLabel = "HOST",
            description =
                    "Print a CI job for ${COMPLETION-CANDIDATES} that repeats this command, with today's failures "
                            + "as its baseline; everything else is printed to standard error. The baseline is the "
                            + "file of --update-baseline or --baseline, which must be in your repository; without "
                            + "one it becomes part of the job.")
    private Optional<JobHost> host = Optional.empty();

    @Option(
            names = "--setup",
            paramLabel = "COMMAND",
            description = "The command with which the job of --script builds or installs the engine.")
    private Optional<String> setup = Optional.empty();

    boolean isAsked() {
        return host.isPresent();
    }

    /** @throws CommandException if one option makes no sense without another */
    void requireSense() {
        if (setup.isPresent() && host.isEmpty()) {
            throw CommandException.usage(
                    "--setup is for the job that --script prints; give --script github or --script gitlab too");
        }
    }

    /** Prints the job. */
    void print(JobBaseline baseline, PrintWriter err) {
        CheckoutOrigin origin = CheckoutOrigin.find(Installation.path());
        JobScript script = new JobScript(options(), setup, baseline, origin, Installation.version());
        PrintWriter out = spec.commandLine().getOut();
        out.print(host.orElseThrow().yaml(script));
        out.flush();
        if (origin.repository().isEmpty()) {
            err.println("touchstone: no address is known that a job could clone Touchstone from; "
                    + "fill in TOUCHSTONE_REPOSITORY in the job");
        }
    }

    /** The options as they were given, without those that are not of the job. */
    private List<List<String>> options() {
        List<List<String>> options = new ArrayList<>();
        for (OptionSpec option :
                new LinkedHashSet<>(spec.commandLine().getParseResult().matchedOptions())) {
            if (NOT_OF_THE_JOB.contains(option.longestName())) {
                continue;
            }
            if (option.arity().max() == 0) {
                options.add(List.of(flag(option)));
            }
            for (String value : option.arity().max() == 0 ? List.<String>of() : option.originalStringValues()) {
                options.add(List.of(option.longestName(), value));
            }
        }
        return options;
    }

    /** A flag as it was given: what can be asked for can be left out by {@code --no-}. */
    private String flag(OptionSpec option) {
        if (!option.stringValues().contains("false")) {
            return option.longestName();
        }
        return spec.negatedOptionsMap().entrySet().stream()
                .filter(entry -> entry.getValue().equals(option))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(option.longestName());
    }
}

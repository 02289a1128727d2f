package touchstone.cli.options;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The options that name subjects, of every command that tests several in one run. */
public final class SubjectOptions {

    @Option(
            names = "--engine",
            paramLabel = "COMMAND",
            description =
                    "The command line of a GTP engine, as in \"gnugo --mode gtp\", or the name of a descriptor, as in "
                            + "gnugo. May be given several times.")
    private List<String> engines = List.of();

    @Option(
            names = "--subject",
            paramLabel = "NAME",
            description =
                    "A name that touchstone certify subjects lists, or the path of a descriptor of your own. A colon "
                            + "selects one of its variants, as in gnugo:simple-ko+forbid, or all of them, as in "
                            + "gnugo:all. rpc:COMMAND is a program that speaks the subject protocol, as in "
                            + "\"rpc:python3 subject.py\". May be given several times.")
    private List<String> subjects = List.of();

    @Mixin
    private TimeoutOptions limits;

    @Mixin
    private DescriptorSettings settings;

    @Mixin
    private SandboxOption sandbox;

    public boolean isNobodyNamed() {
        return subjects.isEmpty() && engines.isEmpty();
    }

    /** @throws CommandException if an option is out of range */
    public void requireSense() {
        limits.requireSense();
    }

    /**
     * Each once, subjects before engines.
     *
     * @param claimed what engines of descriptors are to be set to
     * @param unnamed who is tried if nobody is named
     * @throws CommandException if there is no such subject, or what is given makes no sense
     */
    public List<SubjectCandidate> subjects(
            Specification specification,
            Optional<Ruleset> claimed,
            long seed,
            Optional<String> unnamed,
            PrintWriter err) {
        SubjectList candidates = new SubjectList(specification, claimed, limits, settings, sandbox.confinement(), seed);
        (isNobodyNamed() ? unnamed.stream().toList() : subjects).forEach(candidates::subject);
        engines.forEach(candidates::engine);
        settings.requireAllAsked();
        return candidates.once(err);
    }
}

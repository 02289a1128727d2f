package touchstone.cli.options;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The options that name an engine or a subject, of every command that tests one at a time. */
public final class EngineOption {

    /** Either option, but not both. */
    private static final class Target {

        @Option(
                names = "--engine",
                paramLabel = "COMMAND",
                required = true,
                description =
                        "The command line of a GTP engine, as in \"gnugo --mode gtp\", or the name of a descriptor, as in "
                                + "gnugo.")
        private Optional<String> engine = Optional.empty();

        @Option(
                names = "--subject",
                paramLabel = "NAME",
                required = true,
                description =
                        "A name that touchstone certify subjects lists, or the path of a descriptor, optionally with a"
                                + " colon and one of its variants; or rpc:COMMAND, a program that speaks the subject protocol.")
        private Optional<String> subject = Optional.empty();
    }

    @ArgGroup(multiplicity = "0..1")
    private Target target;

    @Mixin
    private TimeoutOptions limits;

    @Mixin
    private DescriptorSettings settings;

    @Mixin
    private SandboxOption sandbox;

    public boolean isNamed() {
        return target != null;
    }

    /** The engine's command line. */
    Optional<String> engine() {
        return isNamed() ? target.engine : Optional.empty();
    }

    /** The subject's name. */
    public Optional<String> subject() {
        return isNamed() ? target.subject : Optional.empty();
    }

    /** @throws CommandException if neither is named, or a time limit is out of range */
    public void requireNamed() {
        if (!isNamed()) {
            throw nobody();
        }
        limits.requireSense();
    }

    public static CommandException nobody() {
        return CommandException.usage(
                "no engine is named; expected --engine COMMAND, as in --engine \"gnugo --mode gtp\", or"
                        + " --subject NAME");
    }

    /**
     * The engine or subject; several where a descriptor's name stands for all its variants.
     *
     * @param claimed what engines of descriptors are to be set to
     * @param subject the name to look up in place of the one given
     */
    public List<SubjectCandidate> all(
            Specification specification,
            Optional<Ruleset> claimed,
            Optional<String> subject,
            long seed,
            PrintWriter err) {
        SubjectList subjects = subjects(specification, claimed, seed);
        engine().ifPresent(subjects::engine);
        subject.ifPresent(subjects::subject);
        settings.requireAllAsked();
        return subjects.once(err);
    }

    /** @throws CommandException if several are named */
    public SubjectCandidate one(Specification specification, Optional<Ruleset> claimed, long seed, PrintWriter err) {
        return only(all(specification, claimed, subject(), seed, err));
    }

    /** @throws CommandException if there are several */
    public static SubjectCandidate only(List<SubjectCandidate> candidates) {
        if (candidates.size() > 1) {
            throw CommandException.usage(candidates.size() + " engines are named, "
                    + String.join(
                            ", ",
                            candidates.stream().map(SubjectCandidate::label).toList())
                    + "; name one at a time");
        }
        return candidates.get(0);
    }

    /** How the engine or subject is started; it is not started yet. */
    public SubjectList.Checkable checkable(Specification specification) {
        SubjectList subjects = subjects(specification, Optional.empty(), 1);
        SubjectList.Checkable named = engine().map(subjects::checkableEngine)
                .orElseGet(() -> subjects.checkable(subject().orElseThrow()));
        settings.requireAllAsked();
        return named;
    }

    private SubjectList subjects(Specification specification, Optional<Ruleset> claimed, long seed) {
        return new SubjectList(specification, claimed, limits, settings, sandbox.confinement(), seed);
    }
}

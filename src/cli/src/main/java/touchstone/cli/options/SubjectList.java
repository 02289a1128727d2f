package touchstone.cli.options;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.builtin.ReferenceProvider;
import touchstone.cli.terminal.CommandException;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.descriptor.DescribedSubject;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.gtp.descriptor.DescriptorException;
import touchstone.gtp.descriptor.Launch;
import touchstone.gtp.descriptor.OptionSet;
import touchstone.gtp.descriptor.Placeholders;
import touchstone.gtp.descriptor.ShippedDescriptors;
import touchstone.process.Confinement;
import touchstone.process.ProgramCommand;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.rules.WantedRules;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The subjects of a run, in the order of the command line. */
public final class SubjectList {

    private final DescriptorLookup descriptors;
    private final Optional<Ruleset> claimed;
    private final TimeoutOptions limits;
    private final DescriptorSettings settings;
    private final Confinement confinement;
    private final long seed;
    private final List<SubjectCandidate> all = new ArrayList<>();
    private final List<String> told = new ArrayList<>();

    /** @param claimed what engines of descriptors are to be set to */
    SubjectList(
            Specification specification,
            Optional<Ruleset> claimed,
            TimeoutOptions limits,
            DescriptorSettings settings,
            Confinement confinement,
            long seed) {
        this.descriptors = new DescriptorLookup(specification);
        this.claimed = claimed;
        this.limits = limits;
        this.settings = settings;
        this.confinement = confinement;
        this.seed = seed;
    }

    /**
     * Adds what is called so: a subject that needs no engine, or engines of a descriptor.
     *
     * @throws CommandException if nothing is, or it makes no sense
     */
    void subject(String name) {
        if (name.startsWith(Identity.RPC)) {
            all.add(rpc(name.substring(Identity.RPC.length())));
            return;
        }
        requireProcess(name);
        if (name.equals(ReferenceProvider.NAME) && claimed.isPresent()) {
            all.add(SubjectCandidate.inProcess(name, ReferenceSubjects.reference(claimed.get())));
            return;
        }
        if (!DescriptorLookup.isPath(name) && InProcessSubjects.subjects().containsKey(name)) {
            all.add(SubjectCandidate.inProcess(name, InProcessSubjects.subject(name)));
            return;
        }
        DescriptorLookup.Choice choice = descriptors.choice(name).orElseThrow(() -> unknown(name));
        Placeholders placeholders = settings.of(choice.descriptor());
        for (Optional<OptionSet> variant : choice.variants()) {
            all.add(candidate(launch(choice.descriptor(), variant, placeholders)));
        }
    }

    /** What runs in this JVM can't be put into a sandbox, and nothing may say that it was. */
    private void requireProcess(String name) {
        if (confinement == Confinement.SANDBOX
                && !DescriptorLookup.isPath(name)
                && InProcessSubjects.subjects().containsKey(name)) {
            throw CommandException.usage("--sandbox: '" + name
                    + "' runs inside Touchstone, where nothing is confined; leave it or the option out");
        }
    }

    /** A subject that speaks the subject protocol. */
    private SubjectCandidate rpc(String commandLine) {
        requireProgram("--subject '" + Identity.RPC, commandLine, "--subject \"rpc:python3 subject.py\"");
        TimeLimits times = limits.limits();
        return rpc(
                new Identity(commandLine, commandLine, "", Identity.RPC + commandLine),
                List.of(),
                commandLine,
                times,
                () -> RpcSubject.start(commandLine, confinement, wanted(), times));
    }

    private SubjectCandidate rpc(
            Identity identity, List<String> remarks, String commandLine, TimeLimits times, Supplier<Subject> start) {
        return new SubjectCandidate(
                identity,
                remarks,
                Identity.RPC + sameness(EngineStart.of(commandLine)),
                List.of(),
                new StartMethod.Rpc(
                        commandLine,
                        times.answer().toMillis() / 1e3,
                        times.start().toMillis() / 1e3,
                        confinement == Confinement.SANDBOX),
                start);
    }

    private static CommandException unknown(String name) {
        List<String> known = Stream.concat(
                        InProcessSubjects.subjects().keySet().stream(), DescriptorLookup.names().stream())
                .toList();
        return CommandException.unknown("unknown subject", name, known, "./touchstone certify subjects");
    }

    private Launch launch(Descriptor descriptor, Optional<OptionSet> variant, Placeholders placeholders) {
        try {
            return claimed.map(ruleset -> Launch.claiming(
                            descriptor,
                            variant,
                            RulesetLookup.names(ruleset).toList(),
                            ruleset.variant(),
                            placeholders))
                    .orElseGet(() -> Launch.plain(descriptor, variant, placeholders));
        } catch (DescriptorException fault) {
            throw CommandException.usage(fault.getMessage());
        }
    }

    private SubjectCandidate candidate(Launch launch) {
        GtpOptions options = limits.options(launch.descriptor(), seed);
        Identity identity = new Identity(
                launch.id(), launch.descriptor().title(), "", launch.start().line());
        Optional<WantedRules> wanted = wanted().filter(rules -> !launch.setsRules());
        if (isRpc(launch)) {
            String line = launch.start().commandLine().substring(Identity.RPC.length());
            TimeLimits times = new TimeLimits(options.commandLimit(), options.startLimit());
            return rpc(
                    identity,
                    launch.remarks(),
                    line,
                    times,
                    () -> DescribedSubject.of(launch, RpcSubject.start(line, confinement, wanted, times)));
        }
        return new SubjectCandidate(
                identity,
                launch.remarks(),
                sameness(launch.start()),
                List.of(),
                how(launch.start(), !launch.setsRules(), options),
                () -> DescribedSubject.of(
                        launch, GtpSubject.probe(launch.start().in(confinement), wanted, options)));
    }

    private static boolean isRpc(Launch launch) {
        return launch.start().commandLine().startsWith(Identity.RPC);
    }

    /** What can be checked before it is certified; nothing is started yet. */
    public sealed interface Checkable {

        /** An engine of the Go Text Protocol: how it is started, and how long it may take. */
        record Engine(String label, EngineStart start, GtpOptions options) implements Checkable {}

        /** What is asked in another way. */
        record Other(SubjectCandidate candidate) implements Checkable {}
    }

    /** An engine given by its command line, or by the name of its descriptor. */
    Checkable checkableEngine(String commandLine) {
        requireProgram("--engine '", commandLine, "--engine \"gnugo --mode gtp\"");
        return isDescriptor(commandLine)
                ? checkable(commandLine)
                : new Checkable.Engine(commandLine, EngineStart.of(commandLine).in(confinement), limits.options(seed));
    }

    /**
     * An engine of a descriptor.
     *
     * @throws CommandException if there is no such descriptor, or several engines are meant
     */
    private Checkable described(String name) {
        DescriptorLookup.Choice choice = descriptors.choice(name).orElseThrow(() -> unknown(name));
        Launch launch = launch(choice.descriptor(), choice.variants().get(0), settings.of(choice.descriptor()));
        return new Checkable.Engine(
                launch.id(), launch.start().in(confinement), limits.options(choice.descriptor(), seed));
    }

    /**
     * What is called so, as an engine of the Go Text Protocol or as something else.
     *
     * @throws CommandException if nothing is called so, or several are
     */
    Checkable checkable(String name) {
        subject(name);
        if (all.size() > 1) {
            throw CommandException.usage("'" + name + "' is several engines; check one at a time");
        }
        SubjectCandidate only = all.get(0);
        return only.how() instanceof StartMethod.Command ? described(name) : new Checkable.Other(only);
    }

    /** A word that is the name of a descriptor stands for that: alone it would hardly speak the protocol. */
    private static boolean isDescriptor(String commandLine) {
        return ShippedDescriptors.named(commandLine).isPresent();
    }

    /** Adds an engine given by its command line, or by the name of its descriptor. */
    void engine(String commandLine) {
        requireProgram("--engine '", commandLine, "--engine \"gnugo --mode gtp\"");
        if (isDescriptor(commandLine)) {
            subject(commandLine);
            told.add("--engine " + commandLine + " starts what the descriptor of that name says: "
                    + all.get(all.size() - 1).identity().command() + "; to start another, give its path");
            return;
        }
        EngineStart start = EngineStart.of(commandLine).in(confinement);
        GtpOptions options = limits.options(seed);
        all.add(SubjectCandidate.engine(
                start, sameness(start), how(start, true, options), () -> GtpSubject.probe(start, wanted(), options)));
    }

    private StartMethod how(EngineStart start, boolean told, GtpOptions options) {
        return new StartMethod.Command(
                start.commandLine(),
                start.commands(),
                told,
                options.commandLimit().toMillis() / 1e3,
                options.startLimit().toMillis() / 1e3,
                confinement == Confinement.SANDBOX);
    }

    private static void requireProgram(String option, String commandLine, String example) {
        if (commandLine.isBlank()) {
            throw CommandException.usage(
                    option + commandLine + "': names no program; expected a command line, as in " + example);
        }
    }

    /** What an engine that has words for rules is told to play by. */
    private Optional<WantedRules> wanted() {
        return claimed.map(ruleset -> new WantedRules(ruleset.name(), ruleset.variant()));
    }

    /** Spaces and quotes make no difference; nor does the name that a descriptor gives to what is started. */
    private static Object sameness(EngineStart start) {
        try {
            return new EngineStart(
                    ProgramCommand.of(ProgramCommand.words(start.commandLine())).line(), start.commands());
        } catch (SubjectErrorException broken) {
            return start;
        }
    }

    /** Each once: of those that are started in the same way the first stands for all, and a line says so. */
    List<SubjectCandidate> once(PrintWriter err) {
        told.forEach(line -> err.println("touchstone: " + line));
        Map<Object, SubjectCandidate> once = new LinkedHashMap<>();
        for (SubjectCandidate candidate : all) {
            SubjectCandidate first = once.putIfAbsent(candidate.sameness(), candidate);
            if (first != null) {
                err.println("touchstone: " + candidate.label() + " is "
                        + (candidate.label().equals(first.label())
                                ? "given twice"
                                : "started by the same command as " + first.label())
                        + "; it is tested once");
            }
        }
        return List.copyOf(once.values());
    }
}

package touchstone.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.builtin.Reference;
import touchstone.gtp.EngineCommand;
import touchstone.gtp.EngineStart;
import touchstone.gtp.GtpOptions;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.WantedRules;
import touchstone.gtp.descriptor.DescribedSubject;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.gtp.descriptor.DescriptorFault;
import touchstone.gtp.descriptor.Launch;
import touchstone.gtp.descriptor.OptionSet;
import touchstone.gtp.descriptor.Placeholders;
import touchstone.subject.Broken;
import touchstone.subject.Identity;
import touchstone.suite.certificate.Start;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The subjects of a run, in the order of the command line. */
final class Lineup {

    private final Descriptors descriptors;
    private final Optional<Ruleset> claimed;
    private final TimeLimits limits;
    private final Settings settings;
    private final long seed;
    private final List<Candidate> all = new ArrayList<>();

    /** @param claimed what engines of descriptors are to be set to */
    Lineup(Specification specification, Optional<Ruleset> claimed, TimeLimits limits, Settings settings, long seed) {
        this.descriptors = new Descriptors(specification);
        this.claimed = claimed;
        this.limits = limits;
        this.settings = settings;
        this.seed = seed;
    }

    /**
     * Adds what is called so: a subject that needs no engine, or engines of a descriptor.
     *
     * @throws Complaint if nothing is, or it makes no sense
     */
    void subject(String name) {
        if (name.equals(Reference.NAME) && claimed.isPresent()) {
            all.add(Candidate.inProcess(name, ClaimedRules.reference(claimed.get())));
            return;
        }
        if (!Descriptors.isPath(name) && InProcess.subjects().containsKey(name)) {
            all.add(Candidate.inProcess(name, InProcess.subject(name)));
            return;
        }
        Descriptors.Choice choice = descriptors.choice(name).orElseThrow(() -> unknown(name));
        Placeholders placeholders = settings.of(choice.descriptor());
        for (Optional<OptionSet> variant : choice.variants()) {
            all.add(candidate(launch(choice.descriptor(), variant, placeholders)));
        }
    }

    private static Complaint unknown(String name) {
        List<String> known = Stream.concat(InProcess.subjects().keySet().stream(), Descriptors.names().stream())
                .toList();
        return Complaint.unknown("unknown subject", name, known, "./touchstone subjects");
    }

    private Launch launch(Descriptor descriptor, Optional<OptionSet> variant, Placeholders placeholders) {
        try {
            return claimed.map(ruleset -> Launch.claiming(
                            descriptor, variant, RulesetNames.names(ruleset).toList(), ruleset.variant(), placeholders))
                    .orElseGet(() -> Launch.plain(descriptor, variant, placeholders));
        } catch (DescriptorFault fault) {
            throw Complaint.usage(fault.getMessage());
        }
    }

    private Candidate candidate(Launch launch) {
        GtpOptions options = limits.options(launch.descriptor(), seed);
        return new Candidate(
                new Identity(
                        launch.id(),
                        launch.descriptor().title(),
                        "",
                        launch.start().line()),
                launch.remarks(),
                sameness(launch.start()),
                List.of(),
                how(launch.start(), !launch.setsRules(), options),
                () -> DescribedSubject.probe(launch, wanted(), options));
    }

    /** How an engine is started, and how long it may take; not a subject yet. */
    record Launched(String label, EngineStart start, GtpOptions options) {}

    /** An engine given by its command line. */
    Launched launched(String commandLine) {
        requireProgram(commandLine);
        return new Launched(commandLine, EngineStart.of(commandLine), limits.options(seed));
    }

    /**
     * An engine of a descriptor.
     *
     * @throws Complaint if there is no such descriptor, or several engines are meant
     */
    Launched described(String name) {
        if (!Descriptors.isPath(name) && InProcess.subjects().containsKey(name)) {
            throw Complaint.usage("'" + name + "' is no engine: it runs inside Touchstone and speaks no protocol");
        }
        Descriptors.Choice choice = descriptors.choice(name).orElseThrow(() -> unknown(name));
        if (choice.variants().size() > 1) {
            throw Complaint.usage("'" + name + "' is several engines; check one at a time");
        }
        Launch launch = launch(choice.descriptor(), choice.variants().get(0), settings.of(choice.descriptor()));
        return new Launched(launch.id(), launch.start(), limits.options(choice.descriptor(), seed));
    }

    /** Adds an engine given by its command line. */
    void engine(String commandLine) {
        requireProgram(commandLine);
        EngineStart start = EngineStart.of(commandLine);
        GtpOptions options = limits.options(seed);
        all.add(Candidate.engine(
                start, sameness(start), how(start, true, options), () -> GtpSubject.probe(start, wanted(), options)));
    }

    private static Start how(EngineStart start, boolean told, GtpOptions options) {
        return new Start.Command(
                start.commandLine(),
                start.commands(),
                told,
                options.commandLimit().toMillis() / 1e3,
                options.startLimit().toMillis() / 1e3);
    }

    private static void requireProgram(String commandLine) {
        if (commandLine.isBlank()) {
            throw Complaint.usage("--engine '" + commandLine
                    + "': names no program; expected a command line, as in --engine \"gnugo --mode gtp\"");
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
                    EngineCommand.of(EngineCommand.words(start.commandLine())).line(), start.commands());
        } catch (Broken broken) {
            return start;
        }
    }

    /** Each once: of those that are started in the same way the first stands for all, and a line says so. */
    List<Candidate> once(PrintWriter err) {
        Map<Object, Candidate> once = new LinkedHashMap<>();
        for (Candidate candidate : all) {
            Candidate first = once.putIfAbsent(candidate.sameness(), candidate);
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

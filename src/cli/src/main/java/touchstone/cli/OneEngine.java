package touchstone.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** The options that name an engine or a subject, of every command that tests one at a time. */
final class OneEngine {

    /** Either option, but not both. */
    private static final class Target {

        @Option(
                names = "--engine",
                paramLabel = "COMMAND",
                required = true,
                description = "The command line of a GTP engine, as in \"gnugo --mode gtp\".")
        private Optional<String> engine = Optional.empty();

        @Option(
                names = "--subject",
                paramLabel = "NAME",
                required = true,
                description = "A name that ./touchstone subjects lists, or the path of a descriptor, optionally with a"
                        + " colon and one of its variants.")
        private Optional<String> subject = Optional.empty();
    }

    @ArgGroup(multiplicity = "0..1")
    private Target target;

    @Mixin
    private TimeLimits limits;

    @Mixin
    private Settings settings;

    boolean isNamed() {
        return target != null;
    }

    /** The engine's command line. */
    Optional<String> engine() {
        return isNamed() ? target.engine : Optional.empty();
    }

    /** The subject's name. */
    Optional<String> subject() {
        return isNamed() ? target.subject : Optional.empty();
    }

    /** @throws Complaint if neither is named, or a time limit is out of range */
    void requireNamed() {
        if (!isNamed()) {
            throw nobody();
        }
        limits.requireSense();
    }

    static Complaint nobody() {
        return Complaint.usage("no engine is named; expected --engine COMMAND, as in --engine \"gnugo --mode gtp\", or"
                + " --subject NAME");
    }

    /**
     * The engine or subject; several where a descriptor's name stands for all its variants.
     *
     * @param claimed what engines of descriptors are to be set to
     * @param subject the name to look up in place of the one given
     */
    List<Candidate> all(
            Specification specification,
            Optional<Ruleset> claimed,
            Optional<String> subject,
            long seed,
            PrintWriter err) {
        Lineup lineup = lineup(specification, claimed, seed);
        engine().ifPresent(lineup::engine);
        subject.ifPresent(lineup::subject);
        settings.requireAllAsked();
        return lineup.once(err);
    }

    /** @throws Complaint if several are named */
    Candidate one(Specification specification, Optional<Ruleset> claimed, long seed, PrintWriter err) {
        return only(all(specification, claimed, subject(), seed, err));
    }

    /** @throws Complaint if there are several */
    static Candidate only(List<Candidate> candidates) {
        if (candidates.size() > 1) {
            throw Complaint.usage(candidates.size() + " engines are named, "
                    + String.join(", ", candidates.stream().map(Candidate::label).toList())
                    + "; name one at a time");
        }
        return candidates.get(0);
    }

    /** How the engine is started; it is not started yet. */
    Lineup.Launched launched(Specification specification) {
        Lineup lineup = lineup(specification, Optional.empty(), 1);
        Lineup.Launched launched =
                engine().map(lineup::launched).orElseGet(() -> lineup.described(subject().orElseThrow()));
        settings.requireAllAsked();
        return launched;
    }

    private Lineup lineup(Specification specification, Optional<Ruleset> claimed, long seed) {
        return new Lineup(specification, claimed, limits, settings, seed);
    }
}

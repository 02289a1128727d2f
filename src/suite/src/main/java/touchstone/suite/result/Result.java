package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Capability;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;
import touchstone.spi.KnownLimitation;

/**
 * What one scenario showed of one subject: one line of {@code results.jsonl}, and everything that a report may know of
 * it. The published schema is {@code reports/schema/result.schema.json}.
 *
 * @param subject who was asked
 * @param clause the clause's id
 * @param scenario the scenario's id
 * @param title the scenario's title, without its number
 * @param capability what the subject lacks, if the verdict is unsupported
 * @param message the whole finding as one sentence; empty if satisfied
 * @param step the step that decided, as the scenario writes it; empty if none did
 * @param expected what the clause asks for, where the verdict is not satisfied
 * @param actual what the subject answered: untrusted text
 * @param errorTail the end of its standard error, if it broke down: untrusted text
 * @param diagrams the boards in the order in which they stood
 * @param transcript all that was asked and answered
 * @param run how the run was started; {@code run.json} has it, and the line does not
 * @param claim what was claimed; likewise
 * @param started when the scenario began
 * @param millis how long it took
 * @param waitedMillis how much of that was waiting for the subject, with fractions
 * @param knownLimits what is known of the subject and explains the finding; it changes no verdict
 * @param assumed the axis values, by their titles such as {@code pass-stones=none}, that were taken for granted beside the
 *     scenario's own conditions: what it shows holds under these alone. Only where nothing is claimed
 * @param board on what board the scenario was played, if not on its own, such as {@code lifted to 19x19, lower left corner}
 * @param game the game that showed it, where no scenario did
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Result(
        Identity subject,
        String clause,
        String scenario,
        String title,
        Verdict verdict,
        Optional<String> capability,
        String message,
        String step,
        String expected,
        String actual,
        String errorTail,
        List<Diagram> diagrams,
        List<Exchange> transcript,

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        RunFacts run,

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        RecordedClaim claim,

        Instant started,
        double millis,
        double waitedMillis,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<KnownExplanation> knownLimits,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> assumed,
        Optional<String> board,
        Optional<ShrunkGame> game) {

    /** How the message begins where the subject had been given up before the scenario's turn. */
    public static final String NOT_TRIED = "not tried: ";

    /** Results of versions that knew of no limits or took nothing for granted can be read. */
    public Result {
        knownLimits = knownLimits == null ? List.of() : List.copyOf(knownLimits);
        assumed = assumed == null ? List.of() : List.copyOf(assumed);
        board = board == null ? Optional.empty() : board;
        game = game == null ? Optional.empty() : game;
    }

    /** Of a scenario, on its own board. */
    public Result(
            Identity subject,
            String clause,
            String scenario,
            String title,
            Verdict verdict,
            Optional<String> capability,
            String message,
            String step,
            String expected,
            String actual,
            String errorTail,
            List<Diagram> diagrams,
            List<Exchange> transcript,
            RunFacts run,
            RecordedClaim claim,
            Instant started,
            double millis,
            double waitedMillis,
            List<KnownExplanation> knownLimits,
            List<String> assumed) {
        this(
                subject,
                clause,
                scenario,
                title,
                verdict,
                capability,
                message,
                step,
                expected,
                actual,
                errorTail,
                diagrams,
                transcript,
                run,
                claim,
                started,
                millis,
                waitedMillis,
                knownLimits,
                assumed,
                Optional.empty(),
                Optional.empty());
    }

    /** The same result, seen on another board than the scenario's own. */
    public Result on(String otherBoard) {
        return new Result(
                subject,
                clause,
                scenario,
                title,
                verdict,
                capability,
                message,
                step,
                expected,
                actual,
                errorTail,
                diagrams,
                transcript,
                run,
                claim,
                started,
                millis,
                waitedMillis,
                knownLimits,
                assumed,
                Optional.of(otherBoard),
                game);
    }

    /** Whether a game showed it that a certification played after the scenarios, and no scenario did. */
    @JsonIgnore
    public boolean isOfGame() {
        return game.isPresent();
    }

    /** How many of some results are of scenarios. */
    public static int scenarios(List<Result> results) {
        return (int) results.stream().filter(result -> !result.isOfGame()).count();
    }

    /** The same result, as one of this run. */
    public Result of(RunFacts facts, RecordedClaim claimed) {
        return copy(subject, expected, actual, errorTail, diagrams, transcript, facts, claimed, knownLimits, assumed);
    }

    /** The same result with those of a subject's known limits that explain it, if there is anything to explain. */
    public Result explainedBy(List<KnownLimitation> limits) {
        if (verdict == Verdict.SATISFIED || verdict == Verdict.UNSUPPORTED) {
            return this;
        }
        return with(
                limits.stream()
                        .filter(limit -> limit.explains(scenario))
                        .map(KnownExplanation::of)
                        .toList(),
                assumed);
    }

    /** The same result, which holds only under these axis values, given by their titles. */
    public Result taking(List<String> forGranted) {
        return with(knownLimits, forGranted);
    }

    /**
     * The same observation, which is no violation since the subject could not be told the rules in question.
     *
     * @param lacking what it lacks
     * @param why a sentence without full stop
     */
    public Result notTold(Capability lacking, String why) {
        return new Result(
                subject,
                clause,
                scenario,
                title,
                Verdict.UNSUPPORTED,
                Optional.of(lacking.id()),
                "needs " + lacking.id() + ": " + why,
                step,
                "",
                "",
                "",
                diagrams,
                transcript,
                run,
                claim,
                started,
                millis,
                waitedMillis,
                List.of(),
                assumed);
    }

    private Result with(List<KnownExplanation> explanations, List<String> forGranted) {
        return copy(subject, expected, actual, errorTail, diagrams, transcript, run, claim, explanations, forGranted);
    }

    /** The same of a subject under another id. */
    public Result of(Identity other) {
        return copy(other, expected, actual, errorTail, diagrams, transcript, run, claim, knownLimits, assumed);
    }

    private Result copy(
            Identity who,
            String asked,
            String answered,
            String lastWords,
            List<Diagram> boards,
            List<Exchange> dialogue,
            RunFacts facts,
            RecordedClaim claimed,
            List<KnownExplanation> explanations,
            List<String> forGranted) {
        return new Result(
                who,
                clause,
                scenario,
                title,
                verdict,
                capability,
                message,
                step,
                asked,
                answered,
                lastWords,
                boards,
                dialogue,
                facts,
                claimed,
                started,
                millis,
                waitedMillis,
                explanations,
                forGranted,
                board,
                game);
    }

    /** Whether the scenario was come to, so that the verdict is one on it. */
    public boolean wasTried() {
        return verdict != Verdict.ERROR || !message.startsWith(NOT_TRIED);
    }
}

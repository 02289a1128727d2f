package touchstone.cli.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.cluster.SentCommand;
import touchstone.cli.terminal.CommandException;
import touchstone.explore.campaign.CampaignPart;
import touchstone.explore.campaign.PlayedPart;
import touchstone.explore.finding.ClaimedVariant;
import touchstone.process.PrintedText;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.SubjectErrorException;

/**
 * What a worker needs to know to play parts of a campaign: the command line, as it starts the same engine from it, and the rules that
 * the engine is held to, as these may have been found out.
 *
 * @param configuration the name of the one to be played with
 * @param subject who it was at the start of the campaign: nobody else is tested
 */
record FuzzPart(
        SentCommand command,
        String configuration,
        String claim,
        ArrayList<Choice> choices,
        ArrayList<String> unknown,
        String subject,
        long seed)
        implements Cluster.Work<CampaignPart, FuzzPart.Result> {

    /** Those started in this JVM: finding out what an engine shows takes longer than many games. */
    private static final Map<FuzzPart, StartedTarget> STARTED = new ConcurrentHashMap<>();

    /**
     * What came of a part.
     *
     * @param played as JSON; empty if the engine failed
     * @param trouble what was wrong, as a sentence without full stop
     * @param errorTail the end of the engine's standard error, untrusted text
     */
    record Result(String played, String trouble, String errorTail) implements Serializable {

        /** @throws SubjectErrorException if the engine failed */
        PlayedPart orTrouble() {
            if (played.isEmpty()) {
                throw new SubjectErrorException(trouble, errorTail);
            }
            try {
                return FuzzRecordFile.JSON.readValue(played, PlayedPart.class);
            } catch (JsonProcessingException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static FuzzPart of(FuzzRequest order, StartedTarget tested) {
        FuzzTarget target = tested.target();
        return new FuzzPart(
                SentCommand.of(order.arguments()),
                target.name(),
                target.claimed().ruleset(),
                new ArrayList<>(target.claimed().variant().choices()),
                new ArrayList<>(target.unknown()),
                program(tested),
                order.seed());
    }

    @Override
    public Result apply(CampaignPart part) {
        try {
            StartedTarget tested = STARTED.computeIfAbsent(this, FuzzPart::start);
            PlayedPart played = part.play(tested.subject(), tested.traces(seed), tested.rules());
            return new Result(FuzzRecordFile.JSON.writeValueAsString(played), "", "");
        } catch (SubjectErrorException broken) {
            return failed(broken.getMessage(), broken.errorTail());
        } catch (CommandException complaint) {
            return failed(complaint.getMessage(), "");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private StartedTarget start() {
        FuzzCommand fuzz = command.on(new FuzzCommand());
        FuzzTarget target = new FuzzTarget(
                configuration,
                fuzz.candidate(configuration),
                new ClaimedVariant(claim, Variant.BASE.with(choices.toArray(Choice[]::new))),
                unknown);
        StartedTarget tested = StartedTarget.start(target, fuzz.profile(), fuzz.largest());
        if (!program(tested).equals(subject)) {
            throw new SubjectErrorException(
                    "it is " + PrintedText.quoted(program(tested)) + " there and " + PrintedText.quoted(subject)
                            + " here",
                    "");
        }
        return tested;
    }

    private static String program(StartedTarget tested) {
        return tested.subject().identity().name() + " "
                + tested.subject().identity().version();
    }

    private static Result failed(String message, String errorTail) {
        return new Result("", SentCommand.worker() + ": " + message, errorTail);
    }
}

package touchstone.gtp.descriptor;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.spi.KnownLimitation;

/**
 * An engine as a file describes it.
 *
 * @param name what its results are filed under: lower-case letters, digits, hyphens and full stops
 * @param command the program and its arguments, at least one word; may hold placeholders such as <code>${NET}</code>
 * @param commands what is sent to each process before anything else, whatever the ruleset
 * @param settings what is to be given for each placeholder, as words for the user
 * @param startLimit how long it may take to its first answer
 * @param answerLimit how long to any other
 * @param setBy the command of the protocol by which rulesets are put to it, if there is one
 * @param axes what it can be set to, axis by axis, in the order of the file
 * @param rulesets those it knows by name, by one of the names they have here
 * @param experience whether it has been run; empty if its author says nothing about that
 * @param variants its option sets, beside the plain one
 */
public record Descriptor(
        String name,
        String title,
        List<String> command,
        List<String> commands,
        Map<String, String> settings,
        Optional<Duration> startLimit,
        Optional<Duration> answerLimit,
        Optional<String> setBy,
        Map<Axis, Map<Choice, AxisSetting>> axes,
        Map<String, NamedRules> rulesets,
        List<KnownLimitation> knownLimits,
        List<TriedStatus> experience,
        List<OptionSet> variants) {

    /** Between a subject's name and a variant's. */
    public static final String OF = ":";

    /** In place of a variant's name: every one of them. */
    public static final String ALL = "all";

    /** The option set of this name. */
    public Optional<OptionSet> variant(String wanted) {
        return variants.stream().filter(one -> one.name().equals(wanted)).findFirst();
    }

    /** What a subject's results are filed under. */
    public String id(Optional<OptionSet> variant) {
        return name + variant.map(one -> OF + one.name()).orElse("");
    }

    /** Why it has never been run, if so. */
    public Optional<String> neverRun() {
        return experience.stream()
                .filter(TriedStatus.NeverRun.class::isInstance)
                .map(never -> ((TriedStatus.NeverRun) never).why())
                .findFirst();
    }
}

package touchstone.gtp.rules;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.process.PrintedText;
import touchstone.rules.KataDifference;
import touchstone.rules.KataPreset;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;
import touchstone.rules.WantedRules;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.Exchange;
import touchstone.spi.RulesSetting;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.ToldRules;

/**
 * Sets an engine's rules with the commands it has for that, and reads them back. An engine that already says that it
 * plays so is told nothing: what it was started with may be nearer to the rules than its words can say.
 */
public final class RulesSetter {

    /** The command by which an engine tells its rules. */
    public static final String GET = "kata-get-rules";

    private static final String SET = "kata-set-rules";
    private static final String SET_ONE = "kata-set-rule";
    private static final String KGS = "kgs-rules";

    /** The commands by which its rules can be changed, the one that says most first. */
    public static final List<String> SETTERS = List.of(SET, KGS, SET_ONE);

    private final Dialogue dialogue;
    private final Set<String> known;
    private final WantedRules wanted;
    private final KataRules nearest;
    private final List<Exchange> exchanges = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private final List<String> taken = new ArrayList<>();

    /**
     * @param setting what came of it
     * @param commands what the engine took: to be sent to each further process of it
     * @param told the rules it so has, where what it took cannot say all of those wanted
     */
    public record Briefed(RulesSetting setting, List<String> commands, Optional<ToldRules> told) {}

    /** @param known the names of the engine's commands */
    public RulesSetter(Dialogue dialogue, Set<String> known, WantedRules wanted) {
        this.dialogue = dialogue;
        this.known = known;
        this.wanted = wanted;
        this.nearest = KataVariants.nearest(wanted.variant());
    }

    public Briefed brief() {
        Optional<String> told = told();
        boolean right = told.isPresent() && contradicted(told).isEmpty();
        if (!right && set()) {
            told = told();
        }
        RulesSetting setting = new RulesSetting(
                by(), exchanges, told.map(PrintedText::clean), contradicted(told), unsaid(told), summary(told, right));
        return new Briefed(setting, List.copyOf(taken), toldRules(right));
    }

    /**
     * An engine that says that it has the rules already could not have been told more. One that has no words for rules is as
     * it was started, by whoever claims the rules for it.
     *
     * @param right whether it said so, and was told nothing for that
     */
    private Optional<ToldRules> toldRules(boolean right) {
        boolean worded = right && (known.contains(SET) || known.contains(SET_ONE));
        if (taken.isEmpty() && !worded) {
            return Optional.empty();
        }
        if (!by().equals(KGS)) {
            return KataSayable.told(nearest, wanted.variant());
        }
        // By its own name a ruleset is told as a whole.
        return KgsRules.nearest(wanted)
                .filter(rules -> !rules.isNameOf(wanted))
                .flatMap(rules -> KataSayable.told(rules.meant(), wanted.variant()));
    }

    /** The ways to set rules, the one that says most first; the first that the engine takes ends it. */
    private boolean set() {
        boolean kata = known.contains(SET)
                && (send(SET + ' ' + nearest.json())
                        || send(SET + ' ' + withoutFriendlyPass())
                        || named().stream().anyMatch(name -> send(SET + ' ' + name)));
        return kata
                || known.contains(KGS)
                        && KgsRules.nearest(wanted)
                                .filter(rules -> send(KGS + ' ' + rules.id()))
                                .isPresent()
                || known.contains(SET_ONE) && oneByOne();
    }

    /** What versions take that have never heard of {@code friendlyPassOk}. */
    private String withoutFriendlyPass() {
        ObjectNode json = new ObjectMapper().createObjectNode();
        for (KataAxis axis : KataAxis.values()) {
            String value = axis.of(nearest);
            boolean truth = axis == KataAxis.SUICIDE || axis == KataAxis.BUTTON;
            JsonNode node = truth ? json.booleanNode(Boolean.parseBoolean(value)) : json.textNode(value);
            json.set(axis.key(), node);
        }
        return json.toString();
    }

    /** KataGo's name for the rules; none if it has none. */
    private Optional<String> named() {
        List<KataPreset> presets = Arrays.stream(KataPreset.values())
                .filter(preset -> KataAxis.differing(preset.rules(), nearest).isEmpty())
                .toList();
        return Stream.concat(presets.stream().filter(preset -> preset.rules().sameButKomi(nearest)), presets.stream())
                .map(preset -> preset.names().get(0))
                .findFirst();
    }

    /** Whether the engine takes at least one of the rules. */
    private boolean oneByOne() {
        boolean any = false;
        for (KataAxis axis : KataAxis.values()) {
            any |= send(SET_ONE + ' ' + axis.key() + ' ' + axis.of(nearest));
        }
        return any;
    }

    private boolean send(String command) {
        Reply reply = ask(command);
        (reply.success() ? taken : refused).add(command);
        return reply.success();
    }

    /** An engine that breaks down over its rules has not taken them: it is started again, and told once more what it took before. */
    private Reply ask(String command) {
        Reply reply;
        try {
            reply = dialogue.ask(command);
        } catch (SubjectErrorException broken) {
            dialogue.revive();
            dialogue.ask(taken);
            reply = new Reply(false, -1, broken.getMessage());
        }
        exchanges.add(new Exchange(command, PrintedText.clean(reply.shown())));
        return reply;
    }

    private Optional<String> told() {
        return Optional.of(GET)
                .filter(known::contains)
                .map(this::ask)
                .filter(Reply::success)
                .map(Reply::text);
    }

    private List<ContradictedStatement> contradicted(Optional<String> told) {
        return told.map(text -> KataAxis.contradicted(nearest, text)).orElse(List.of());
    }

    /** What KataGo's rules cannot say; of what {@code kgs-rules} means to an engine nothing is known. */
    private List<RulesSetting.Unsaid> unsaid(Optional<String> told) {
        if (told.isEmpty() && taken.stream().noneMatch(command -> command.startsWith("kata-"))) {
            return List.of();
        }
        return KataDifference.of(wanted.variant()).stream()
                .filter(Predicate.not(loss -> loss.fit() == KataDifference.Fit.ELSEWHERE))
                .map(loss -> new RulesSetting.Unsaid(
                        loss.choice().title(), loss.fit().sentence() + ": " + loss.words()))
                .toList();
    }

    private String by() {
        return taken.stream()
                .map(command -> command.substring(0, command.indexOf(' ')))
                .findFirst()
                .orElse("");
    }

    private String summary(Optional<String> told, boolean right) {
        if (right) {
            return GET + " tells them already, so nothing is set";
        }
        String setting = refused.isEmpty()
                ? taken.isEmpty() ? unset() : "set by " + String.join(", ", taken)
                : "it refused " + String.join(", ", refused)
                        + (taken.isEmpty() ? "" : "; it took " + String.join(", ", taken));
        boolean nearly = by().equals(KGS)
                && KgsRules.nearest(wanted)
                        .filter(rules -> !rules.isNameOf(wanted))
                        .isPresent();
        String started = taken.isEmpty() ? "; they are those it was started with" : "";
        return setting + (nearly ? ", its nearest name" : "") + started + "; "
                + told.map(text -> reading(contradicted(told))).orElseGet(this::untold);
    }

    private String unset() {
        return known.contains(KGS) ? KGS + " has no name for them" : "no command sets them";
    }

    private static String reading(List<ContradictedStatement> contradicted) {
        return contradicted.isEmpty()
                ? GET + " tells them back"
                : "but " + GET + " tells "
                        + contradicted.stream()
                                .map(one -> one.of() + ' ' + one.told() + " where " + one.claimed() + " is claimed")
                                .collect(Collectors.joining(", "));
    }

    private String untold() {
        return known.contains(GET)
                ? GET + " answers "
                        + PrintedText.quoted(exchanges.get(exchanges.size() - 1).answered())
                : "no command tells them";
    }
}

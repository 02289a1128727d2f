package touchstone.rpc.client;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.process.PrintedText;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.rpc.message.RulesAnswer;
import touchstone.rules.WantedRules;
import touchstone.spi.Exchange;
import touchstone.spi.RulesSetting;
import touchstone.spi.ToldRules;

/** What came of telling a subject by which rules to play. */
record RulesBriefing(RulesSetting setting, Optional<ToldRules> told) {

    private static final String REQUEST = "setRules";

    static RulesBriefing of(WantedRules wanted, RulesAnswer answer, List<Exchange> exchanges) {
        if (answer instanceof RulesAnswer.Refused refused) {
            String summary = REQUEST + " " + wanted.name() + " refused: " + PrintedText.quoted(refused.words());
            return new RulesBriefing(setting("", exchanges, List.of(), summary), Optional.empty());
        }
        Map<Axis, Set<Choice>> instead = ((RulesAnswer.Taken) answer)
                .instead().stream()
                        .filter(choice -> !wanted.variant().has(choice))
                        .collect(Collectors.groupingBy(Choice::axis, Collectors.toSet()));
        List<RulesSetting.Unsaid> unsaid = instead.entrySet().stream()
                .map(entry -> new RulesSetting.Unsaid(
                        wanted.variant().get(entry.getKey().type()).title(),
                        entry.getValue().stream().map(Choice::title).sorted().collect(Collectors.joining(" or "))
                                + " in its place"))
                .toList();
        Variant told = instead.values().stream()
                .map(choices -> choices.iterator().next())
                .reduce(wanted.variant(), Variant::with, (one, other) -> other);
        return new RulesBriefing(
                setting(REQUEST, exchanges, unsaid, "set by " + REQUEST + " " + wanted.name()),
                instead.isEmpty() ? Optional.empty() : Optional.of(new ToldRules(told, instead)));
    }

    private static RulesSetting setting(
            String by, List<Exchange> exchanges, List<RulesSetting.Unsaid> unsaid, String summary) {
        return new RulesSetting(by, exchanges, Optional.empty(), List.of(), unsaid, summary);
    }
}

package touchstone.gtp.descriptor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.ToldRules;

/**
 * How a descriptor sets an engine to a ruleset, and which choices it cannot set.
 *
 * @param means what sets it
 * @param told the rules it then has, where the descriptor says that it has another value than a ruleset on some axis
 * @param remarks what is not as claimed, or not known to be: a line each
 */
public record RulesetFit(StartSettings means, Optional<ToldRules> told, List<String> remarks) {

    /** Where nothing is claimed the engine is started as it is. */
    public static final RulesetFit PLAIN = new RulesetFit(StartSettings.NONE, Optional.empty(), List.of());

    public RulesetFit {
        remarks = List.copyOf(remarks);
    }

    /**
     * @param overridden the axes that are set otherwise, whatever is claimed
     * @param names of the ruleset
     * @param rules its point in the space of rules
     */
    static RulesetFit of(Descriptor descriptor, Set<Axis> overridden, Collection<String> names, Variant rules) {
        Optional<NamedRules> named = names.stream()
                .map(descriptor.rulesets()::get)
                .filter(Objects::nonNull)
                .findFirst();
        StartSettings means = named.map(NamedRules::means).orElse(StartSettings.NONE);
        List<String> lacking = new ArrayList<>();
        Map<Axis, Set<Choice>> instead = new LinkedHashMap<>();
        named.map(NamedRules::lacking).filter(Predicate.not(String::isEmpty)).ifPresent(lacking::add);
        for (Map.Entry<Axis, Map<Choice, AxisSetting>> axis : descriptor.axes().entrySet()) {
            if (!overridden.contains(axis.getKey())) {
                Choice wanted = rules.get(axis.getKey().type());
                Resolved resolved = resolve(axis.getValue(), wanted);
                means = named.isPresent() ? means : means.and(resolved.means());
                resolved.lacking().ifPresent(lacking::add);
                if (resolved.lacking().isPresent()) {
                    instead.put(axis.getKey(), resolved.has());
                }
            }
        }
        List<String> remarks = new ArrayList<>();
        lacking.forEach(line -> remarks.add("not as claimed: " + line));
        if (!overridden.isEmpty()) {
            remarks.add("set by the variant, whatever is claimed: " + listed(overridden::contains));
        }
        if (named.isEmpty() && descriptor.setBy().isEmpty()) {
            remarks.add("not set, so as the engine has it: "
                    + listed(axis -> !descriptor.axes().containsKey(axis) && !overridden.contains(axis)));
        }
        return new RulesetFit(means, told(rules, instead), remarks);
    }

    private static String listed(Predicate<Axis> which) {
        return Axis.all().stream().filter(which).map(Axis::id).collect(Collectors.joining(", "));
    }

    private static Optional<ToldRules> told(Variant rules, Map<Axis, Set<Choice>> instead) {
        return instead.isEmpty()
                ? Optional.empty()
                : Optional.of(new ToldRules(
                        rules.with(instead.values().stream()
                                .map(values -> values.iterator().next())
                                .toArray(Choice[]::new)),
                        instead));
    }

    /** @param has what the engine has on the axis where that is not what is claimed, the most likely value first */
    private record Resolved(StartSettings means, Optional<String> lacking, Set<Choice> has) {}

    private static Resolved resolve(Map<Choice, AxisSetting> settings, Choice wanted) {
        AxisSetting setting = settings.get(wanted);
        if (setting instanceof AxisSetting.By by) {
            return new Resolved(by.means(), Optional.empty(), Set.of(wanted));
        } else if (setting instanceof AxisSetting.Nearest nearest) {
            return new Resolved(
                    resolve(settings, nearest.instead()).means(),
                    Optional.of(wanted.title() + ", for which it has "
                            + nearest.instead().id() + (nearest.lacking().isEmpty() ? "" : ": " + nearest.lacking())),
                    Set.of(nearest.instead()));
        }
        return new Resolved(
                StartSettings.NONE,
                Optional.of(wanted.title() + ", to which it cannot be set: it has "
                        + settings.keySet().stream().map(Choice::id).collect(Collectors.joining(", "))),
                settings.keySet());
    }
}

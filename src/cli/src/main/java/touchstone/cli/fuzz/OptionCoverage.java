package touchstone.cli.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.gtp.descriptor.AxisSetting;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.gtp.descriptor.OptionSet;
import touchstone.gtp.descriptor.StartSettings;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataRules;
import touchstone.rules.KataVariants;

/**
 * The options of an engine as axes, and configurations in which every pair of options occurs.
 *
 * @param sizes how many options each axis has
 * @param configurations what to try
 */
record OptionCoverage(List<Integer> sizes, List<Configuration> configurations) {

    /**
     * One configuration.
     *
     * @param options names the variant of a descriptor that it takes, if it has some that set no rules
     */
    record Configuration(String name, Variant rules, Optional<String> options) {}

    /** Between the names of options, as in the names of variants. */
    private static final String AND = "+";

    /**
     * What a descriptor says that an engine can be set to, and its options that set no rules. Options that are set in the same
     * way are one.
     *
     * @param rules on axes that it can't be set on
     */
    static OptionCoverage of(Descriptor descriptor, Variant rules) {
        List<List<Choice>> axes = new ArrayList<>();
        for (Map.Entry<Axis, Map<Choice, AxisSetting>> axis : descriptor.axes().entrySet()) {
            Map<StartSettings, Choice> options = new LinkedHashMap<>();
            axis.getValue().forEach((choice, setting) -> {
                if (setting instanceof AxisSetting.By by) {
                    options.putIfAbsent(by.means(), choice);
                }
            });
            if (options.size() > 1) {
                axes.add(List.copyOf(options.values()));
            }
        }
        List<List<String>> groups = groups(descriptor);
        List<Integer> sizes = new ArrayList<>(axes.stream().map(List::size).toList());
        groups.forEach(group -> sizes.add(group.size()));
        List<Configuration> configurations = new ArrayList<>();
        for (List<Integer> row : sizes.isEmpty() ? List.<List<Integer>>of() : CoveringArray.rows(sizes)) {
            Variant point = rules;
            List<String> names = new ArrayList<>();
            for (int i = 0; i < axes.size(); i++) {
                Choice choice = axes.get(i).get(row.get(i));
                point = point.with(choice);
                names.add(choice.id());
            }
            List<String> options = new ArrayList<>();
            for (int i = 0; i < groups.size(); i++) {
                options.add(groups.get(i).get(row.get(axes.size() + i)));
            }
            names.addAll(options);
            configurations.add(new Configuration(
                    String.join(AND, names),
                    point,
                    options.isEmpty() ? Optional.empty() : Optional.of(String.join(AND, options))));
        }
        return new OptionCoverage(sizes, configurations);
    }

    /** The options of each axis of variants, where none of them sets rules: those are the business of what is claimed. */
    private static List<List<String>> groups(Descriptor descriptor) {
        if (descriptor.variants().stream().anyMatch(variant -> !variant.axes().isEmpty())) {
            return List.of();
        }
        List<List<String>> groups = new ArrayList<>();
        for (OptionSet variant : descriptor.variants()) {
            List<String> names = Arrays.asList(variant.name().split("\\+"));
            for (int i = 0; i < names.size(); i++) {
                if (groups.size() == i) {
                    groups.add(new ArrayList<>());
                }
                if (!groups.get(i).contains(names.get(i))) {
                    groups.get(i).add(names.get(i));
                }
            }
        }
        return groups;
    }

    /** What {@code kata-set-rules} can set, but for what is refused together: a button belongs to area scoring. */
    static OptionCoverage ofKataRules() {
        List<KataRules.Ko> kos = List.of(KataRules.Ko.POSITIONAL, KataRules.Ko.SITUATIONAL, KataRules.Ko.SIMPLE);
        KataRules.Scoring[] scorings = KataRules.Scoring.values();
        KataRules.Tax[] taxes = KataRules.Tax.values();
        List<Integer> sizes = List.of(kos.size(), scorings.length, taxes.length, 2);
        return new OptionCoverage(
                sizes,
                CoveringArray.rows(sizes).stream()
                        .map(row -> new KataRules(
                                kos.get(row.get(0)),
                                scorings[row.get(1)],
                                taxes[row.get(2)],
                                row.get(3) == 0,
                                false,
                                KataRules.Bonus.ZERO,
                                false,
                                0))
                        .map(rules ->
                                new Configuration(rules.shortForm(), KataVariants.variant(rules), Optional.empty()))
                        .toList());
    }

    /** What is covered, as a line for a person. */
    String summary() {
        String product = sizes.stream().map(String::valueOf).collect(Collectors.joining(" x "));
        return configurations.size() + " configurations have all " + CoveringArray.pairs(sizes)
                + " pairs of options together (" + sizes.size() + " axes of options, " + product + ")";
    }

    /** Their configurations, each made into something. */
    <T> List<T> each(Function<Configuration, T> made) {
        return configurations.stream().map(made).toList();
    }
}

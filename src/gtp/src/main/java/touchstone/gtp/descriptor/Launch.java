package touchstone.gtp.descriptor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.gtp.client.EngineStart;
import touchstone.process.ProgramCommand;
import touchstone.reference.choice.Variant;
import touchstone.spi.ToldRules;

/**
 * An engine of a descriptor with everything needed to start it.
 *
 * @param id what its results are filed under
 * @param setsRules whether its variant sets rules of its own, whatever is claimed
 * @param told the rules it is started with, where it cannot be set to all that is claimed
 * @param remarks what a user is to know of it beforehand: a line each
 */
public record Launch(
        Descriptor descriptor,
        String id,
        EngineStart start,
        boolean setsRules,
        Optional<ToldRules> told,
        List<String> remarks) {

    public Launch {
        remarks = List.copyOf(remarks);
    }

    /** As it is, where no ruleset is claimed. */
    public static Launch plain(Descriptor descriptor, Optional<OptionSet> variant, Placeholders placeholders) {
        return of(descriptor, variant, RulesetFit.PLAIN, placeholders);
    }

    /**
     * Set to a ruleset, as far as that can be.
     *
     * @param names of the ruleset
     * @param rules its point in the space of rules
     * @throws DescriptorException if something was not given that the command line needs
     */
    public static Launch claiming(
            Descriptor descriptor,
            Optional<OptionSet> variant,
            Collection<String> names,
            Variant rules,
            Placeholders placeholders) {
        RulesetFit fit = RulesetFit.of(descriptor, variant.map(OptionSet::axes).orElse(Set.of()), names, rules);
        return of(descriptor, variant, fit, placeholders);
    }

    private static Launch of(
            Descriptor descriptor, Optional<OptionSet> variant, RulesetFit fit, Placeholders placeholders) {
        StartSettings means = fit.means().and(variant.map(OptionSet::means).orElse(StartSettings.NONE));
        List<String> words = new ArrayList<>(variant.flatMap(OptionSet::command).orElse(descriptor.command()));
        words.addAll(means.flags());
        List<String> commands = new ArrayList<>(descriptor.commands());
        commands.addAll(means.commands());
        int split = words.size();
        words.addAll(commands);
        String id = descriptor.id(variant);
        List<String> filled = placeholders.fill(words, id, descriptor.settings());
        List<String> remarks = new ArrayList<>();
        descriptor.neverRun().ifPresent(why -> remarks.add("never run as its descriptor says: " + why));
        remarks.addAll(fit.remarks());
        return new Launch(
                descriptor,
                id,
                new EngineStart(
                        ProgramCommand.of(filled.subList(0, split)).line(), filled.subList(split, filled.size())),
                variant.filter(one -> !one.axes().isEmpty()).isPresent(),
                fit.told(),
                remarks);
    }
}

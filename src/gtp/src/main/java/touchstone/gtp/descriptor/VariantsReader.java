package touchstone.gtp.descriptor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import touchstone.formats.yaml.YamlPlace;
import touchstone.reference.choice.Axis;

/** Reads option sets: a list of them, each with a name, or axes of options whose product they are. */
final class VariantsReader {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");
    private static final OptionSet NOTHING = new OptionSet("", Optional.empty(), StartSettings.NONE, Set.of());

    private final StartSettingsReader means;

    VariantsReader(StartSettingsReader means) {
        this.means = means;
    }

    List<OptionSet> variants(YamlPlace place) {
        if (!place.exists()) {
            return List.of();
        }
        return place.isList() ? listed(place) : product(place);
    }

    private List<OptionSet> listed(YamlPlace place) {
        List<OptionSet> variants = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (YamlPlace item : place.items()) {
            StartSettings added = means.means(item, List.of("name", "command", "sets"));
            String name = name(item.required("name"), item.at("name").text());
            if (!names.add(name)) {
                throw item.at("name").fault("a second variant '" + name + "'; expected a name of its own");
            }
            Set<Axis> axes = new HashSet<>();
            if (item.at("sets").exists()) {
                item.at("sets").oneOrMore().forEach(axis -> axes.add(AxesReader.axis(axis, axis.text())));
            }
            variants.add(new OptionSet(
                    name,
                    item.at("command").exists() ? Optional.of(means.commandLine(item.at("command"))) : Optional.empty(),
                    added,
                    axes));
        }
        return variants;
    }

    private List<OptionSet> product(YamlPlace place) {
        List<OptionSet> product = List.of(NOTHING);
        Set<String> names = new HashSet<>();
        for (YamlPlace axis : place.entries()) {
            List<OptionSet> longer = new ArrayList<>();
            List<OptionSet> options = options(axis, names);
            product.forEach(one -> options.forEach(option -> longer.add(one.and(option))));
            product = longer;
        }
        return product;
    }

    /** An axis that bears the name of one of ours sets that, whatever ruleset is claimed. */
    private List<OptionSet> options(YamlPlace axis, Set<String> names) {
        Set<Axis> sets = Axis.named(axis.key()).map(Set::of).orElse(Set.of());
        List<OptionSet> options = new ArrayList<>();
        for (YamlPlace option : axis.entries()) {
            String name = name(option, option.key());
            if (!names.add(name)) {
                throw option.fault("a second option '" + name + "'; expected a name of its own");
            }
            options.add(new OptionSet(name, Optional.empty(), means.means(option, List.of()), sets));
        }
        return options;
    }

    private static String name(YamlPlace place, String name) {
        if (!NAME.matcher(name).matches()) {
            throw place.fault("'" + name
                    + "' is no name for a variant; expected letters, digits, hyphens and full stops, as in simple-ko");
        }
        if (name.equals(Descriptor.ALL)) {
            throw place.fault("'" + name + "' stands for every variant; expected another name");
        }
        return name;
    }
}

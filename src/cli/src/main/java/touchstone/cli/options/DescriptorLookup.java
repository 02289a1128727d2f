package touchstone.cli.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.terminal.CommandException;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.gtp.descriptor.DescriptorException;
import touchstone.gtp.descriptor.DescriptorFile;
import touchstone.gtp.descriptor.OptionSet;
import touchstone.gtp.descriptor.ShippedDescriptors;
import touchstone.suite.specification.NearestNames;
import touchstone.suite.specification.Specification;

/** Finds the descriptor that a user names: a shipped one by name, others by path. */
public record DescriptorLookup(Specification specification) {

    /**
     * What a user means by words such as {@code gnugo}, {@code gnugo:all} or {@code ./mine.yaml:old}.
     *
     * @param variants the option sets meant, of which an empty one is the subject as it is; one at least
     */
    public record Choice(Descriptor descriptor, List<Optional<OptionSet>> variants) {}

    /** Whether this can't be anything but a file. */
    public static boolean isPath(String text) {
        String file = Name.of(text).file();
        return file.contains("/") || file.endsWith(".yaml") || file.endsWith(".yml");
    }

    /** A descriptor's name or path, and what stands after a colon. */
    private record Name(String file, Optional<String> variant) {

        static Name of(String text) {
            int colon = text.lastIndexOf(Descriptor.OF);
            return colon < 0 || text.indexOf('/', colon) >= 0 || Files.exists(Path.of(text))
                    ? new Name(text, Optional.empty())
                    : new Name(text.substring(0, colon), Optional.of(text.substring(colon + 1)));
        }
    }

    /**
     * The descriptor and the variants meant.
     *
     * @return nothing if no descriptor is called so
     * @throws CommandException if it is a file and no descriptor, or has no such variant
     */
    public Optional<Choice> choice(String text) {
        Name name = Name.of(text);
        Optional<Descriptor> descriptor =
                isPath(text) ? Optional.of(read(Path.of(name.file()))) : ShippedDescriptors.named(name.file());
        return descriptor.map(found -> new Choice(found, variants(found, text, name.variant())));
    }

    private Descriptor read(Path path) {
        try {
            return DescriptorFile.read(
                    path, new DescriptorFile.Known(RulesetLookup.known(specification), this::isClauseOrScenario));
        } catch (DescriptorException fault) {
            throw CommandException.usage(fault.getMessage());
        }
    }

    private boolean isClauseOrScenario(String id) {
        return specification.scenario(id).isPresent()
                || specification.clauses().stream().anyMatch(clause -> clause.isWithin(id));
    }

    private static List<Optional<OptionSet>> variants(Descriptor descriptor, String text, Optional<String> wanted) {
        if (wanted.isEmpty()) {
            return List.of(Optional.empty());
        }
        if (descriptor.variants().isEmpty()) {
            throw CommandException.usage("'" + text + "': " + descriptor.name() + " has no variants; leave out "
                    + Descriptor.OF + wanted.get());
        }
        if (wanted.get().equals(Descriptor.ALL)) {
            return descriptor.variants().stream().map(Optional::of).toList();
        }
        return List.of(Optional.of(descriptor
                .variant(wanted.get())
                .orElseThrow(() -> CommandException.usage("'" + text + "': " + descriptor.name() + " has no variant '"
                        + wanted.get() + "'; "
                        + NearestNames.hint(
                                wanted.get(),
                                descriptor.variants().stream()
                                        .map(OptionSet::name)
                                        .toList(),
                                "./touchstone certify subjects " + Name.of(text).file())))));
    }

    /** Every name of a shipped descriptor and of a variant of one. */
    static List<String> names() {
        return ShippedDescriptors.names().stream()
                .flatMap(name -> Stream.concat(
                        Stream.of(name),
                        ShippedDescriptors.named(name).orElseThrow().variants().stream()
                                .map(variant -> name + Descriptor.OF + variant.name())))
                .toList();
    }
}

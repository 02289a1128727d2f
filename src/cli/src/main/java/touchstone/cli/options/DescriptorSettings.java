package touchstone.cli.options;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;
import touchstone.cli.terminal.CommandException;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.gtp.descriptor.Placeholders;

/** The user's values for the placeholders of descriptors, from options or the environment. */
final class DescriptorSettings {

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A value that a descriptor needs, as in --set NET=network.bin.gz; the environment variable "
                    + "NAME works too. May be given several times.")
    private Map<String, String> given = new LinkedHashMap<>();

    private final Set<String> asked = new HashSet<>();

    /** To be asked by the command line of a descriptor. */
    Placeholders of(Descriptor descriptor) {
        asked.addAll(descriptor.settings().keySet());
        return new Placeholders(name -> Optional.ofNullable(given.get(name))
                .or(() -> Optional.ofNullable(System.getenv(name)))
                .or(() -> name.equals(Placeholders.HOME)
                        ? Optional.of(Installation.checkout(descriptor.name()).toString())
                        : Optional.empty())
                .filter(value -> !value.isEmpty()));
    }

    /** @throws CommandException if something was given that none of the descriptors so far asks for */
    void requireAllAsked() {
        for (Map.Entry<String, String> one : given.entrySet()) {
            if (!asked.contains(one.getKey())) {
                throw CommandException.usage("--set " + one.getKey() + ": no subject of this run asks for it; "
                        + (asked.isEmpty()
                                ? "leave it out"
                                : "expected one of " + asked.stream().sorted().toList()));
            }
            if (one.getValue().isEmpty()) {
                throw CommandException.usage(
                        "--set " + one.getKey() + "=: expected a value, as in --set NET=network.bin.gz");
            }
        }
    }
}

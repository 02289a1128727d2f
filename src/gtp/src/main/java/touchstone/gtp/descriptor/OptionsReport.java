package touchstone.gtp.descriptor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.gtp.client.EngineStart;
import touchstone.process.ProgramCommand;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.spi.StatedRules;
import touchstone.spi.StatedRules.Said;
import touchstone.spi.SubjectErrorException;

/** An engine's rules according to its start options, if its descriptor knows what these mean. */
public final class OptionsReport {

    private final List<String> words;
    private final List<String> commands;

    private OptionsReport(List<String> words, List<String> commands) {
        this.words = words;
        this.commands = commands;
    }

    /** Of an engine of which no more is known than how it is started: by the shipped descriptor of its program. */
    public static Optional<StatedRules> of(EngineStart start) {
        return ShippedDescriptors.names().stream()
                .map(name -> ShippedDescriptors.named(name).orElseThrow())
                .map(descriptor -> of(descriptor, start))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Nothing if it is another program, or says nothing of rules. */
    static Optional<StatedRules> of(Descriptor descriptor, EngineStart start) {
        List<String> words;
        try {
            words = ProgramCommand.words(start.commandLine());
        } catch (SubjectErrorException broken) {
            return Optional.empty();
        }
        if (words.isEmpty() || !program(words).equals(program(descriptor.command()))) {
            return Optional.empty();
        }
        List<Said> said = new OptionsReport(words, start.commands()).said(descriptor);
        return said.isEmpty()
                ? Optional.empty()
                : Optional.of(new StatedRules(
                        "its command line",
                        said.stream()
                                .map(Said::words)
                                .filter(one -> !one.isEmpty())
                                .distinct()
                                .collect(Collectors.joining(" ")),
                        said));
    }

    private static String program(List<String> words) {
        return Objects.toString(Path.of(words.get(0)).getFileName(), "");
    }

    private List<Said> said(Descriptor descriptor) {
        List<Said> said = new ArrayList<>();
        for (Map.Entry<Axis, Map<Choice, AxisSetting>> axis : descriptor.axes().entrySet()) {
            Map<Choice, StartSettings> settings = axis.getValue().entrySet().stream()
                    .filter(entry -> entry.getValue() instanceof AxisSetting.By)
                    .collect(Collectors.toMap(Map.Entry::getKey, entry -> ((AxisSetting.By) entry.getValue()).means()));
            last(settings).ifPresent(means -> {
                Set<Choice> meant = settings.keySet().stream()
                        .filter(choice -> settings.get(choice).equals(means))
                        .collect(Collectors.toSet());
                said.add(new Said(axis.getKey(), words(means), meant, nearly(axis.getValue(), meant)));
            });
        }
        return said;
    }

    /** For these the descriptor has nothing nearer. */
    private static Set<Choice> nearly(Map<Choice, AxisSetting> settings, Set<Choice> meant) {
        return settings.keySet().stream()
                .filter(choice -> settings.get(choice) instanceof AxisSetting.Nearest nearest
                        && meant.contains(nearest.instead()))
                .collect(Collectors.toSet());
    }

    private static String words(StartSettings means) {
        return Stream.concat(means.flags().stream(), means.commands().stream()).collect(Collectors.joining(" "));
    }

    /** Of those that are given the one given last; or else what goes without saying. */
    private Optional<StartSettings> last(Map<Choice, StartSettings> settings) {
        return settings.values().stream()
                .filter(means -> !means.equals(StartSettings.NONE) && place(means) >= 0)
                .max((one, other) -> Integer.compare(place(one), place(other)))
                .or(() -> settings.values().stream()
                        .filter(StartSettings.NONE::equals)
                        .findFirst());
    }

    /** Where it is given: what is sent comes after all that stands on the command line; -1 if it is not. */
    private int place(StartSettings means) {
        int flags = means.flags().isEmpty() ? 0 : Collections.lastIndexOfSubList(words, means.flags());
        int sent = means.commands().isEmpty() ? 0 : Collections.lastIndexOfSubList(commands, means.commands());
        return flags < 0 || sent < 0 ? -1 : means.commands().isEmpty() ? flags : words.size() + sent;
    }
}

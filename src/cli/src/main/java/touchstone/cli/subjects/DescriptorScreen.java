package touchstone.cli.subjects;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.cli.terminal.PointsText;
import touchstone.cli.terminal.TextColumns;
import touchstone.gtp.descriptor.AxisSetting;
import touchstone.gtp.descriptor.Descriptor;
import touchstone.gtp.descriptor.OptionSet;
import touchstone.gtp.descriptor.StartSettings;
import touchstone.gtp.descriptor.TriedStatus;
import touchstone.process.ProgramCommand;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** Prints a descriptor. */
record DescriptorScreen(Descriptor descriptor) {

    /** One line: what it is and whether it has been run. */
    String line() {
        int variants = descriptor.variants().size();
        return descriptor.title()
                + (descriptor.experience().isEmpty() ? "" : "; " + String.join(", ", experience()))
                + (variants == 0 ? "" : "; " + variants + " variants");
    }

    private List<String> experience() {
        return descriptor.experience().stream()
                .map(one -> one instanceof TriedStatus.RunAs run
                        ? "run as " + run.version() + " on " + run.date()
                        : "never run: " + ((TriedStatus.NeverRun) one).why())
                .toList();
    }

    void print(TextColumns sheet) {
        List<List<String>> facts = new ArrayList<>();
        facts.add(List.of(descriptor.name(), descriptor.title()));
        facts.add(List.of("command", line(descriptor.command())));
        descriptor.commands().forEach(command -> facts.add(List.of("then", command)));
        descriptor.settings().forEach((name, what) -> facts.add(List.of("--set " + name + "=", what)));
        descriptor
                .startLimit()
                .ifPresent(limit ->
                        facts.add(List.of("first answer", "within " + seconds(limit) + ", or --start-timeout")));
        descriptor
                .answerLimit()
                .ifPresent(limit -> facts.add(List.of("other answers", "within " + seconds(limit) + ", or --timeout")));
        experience().forEach(run -> facts.add(List.of("experience", run)));
        descriptor.setBy().ifPresent(command -> facts.add(List.of("rulesets", "set with its command " + command)));
        sheet.table(facts);
        part(sheet, "Settings for each value of an axis:", axes());
        part(sheet, "Settings for whole rulesets, used instead of those for axis values:", rulesets());
        part(sheet, "Known limits:", limits());
        part(
                sheet,
                "Variants, as in " + descriptor.name() + Descriptor.OF
                        + descriptor.variants().stream()
                                .findFirst()
                                .map(OptionSet::name)
                                .orElse("") + ", or " + descriptor.name() + Descriptor.OF + Descriptor.ALL + ":",
                variants());
    }

    /** As it stands in a descriptor, where a placeholder needs no quotes. */
    private static String line(List<String> words) {
        return ProgramCommand.of(words).line().replaceAll("'([^' ]*\\$\\{\\w+}[^' ]*)'", "$1");
    }

    private static void part(TextColumns sheet, String heading, List<List<String>> rows) {
        if (!rows.isEmpty()) {
            sheet.blank();
            sheet.line(heading);
            sheet.table(rows);
        }
    }

    private List<List<String>> axes() {
        List<List<String>> rows = new ArrayList<>();
        for (Map.Entry<Axis, Map<Choice, AxisSetting>> axis : descriptor.axes().entrySet()) {
            axis.getValue()
                    .forEach((choice, setting) -> rows.add(List.of(
                            rows.stream().anyMatch(row -> row.get(0)
                                            .equals(axis.getKey().id()))
                                    ? ""
                                    : axis.getKey().id(),
                            choice.id(),
                            setting(setting))));
        }
        return rows;
    }

    private static String setting(AxisSetting setting) {
        if (setting instanceof AxisSetting.Nearest nearest) {
            return "as " + nearest.instead().id() + (nearest.lacking().isEmpty() ? "" : ": " + nearest.lacking());
        }
        return means(((AxisSetting.By) setting).means());
    }

    private static String means(StartSettings means) {
        if (means.equals(StartSettings.NONE)) {
            return "as it is";
        }
        return String.join(
                ", then ",
                Stream.of(means.flags().isEmpty() ? "" : line(means.flags()), String.join("; ", means.commands()))
                        .filter(part -> !part.isEmpty())
                        .toList());
    }

    private List<List<String>> rulesets() {
        return descriptor.rulesets().entrySet().stream()
                .map(entry -> List.of(
                        entry.getKey(),
                        means(entry.getValue().means())
                                + (entry.getValue().lacking().isEmpty()
                                        ? ""
                                        : "; lacking: " + entry.getValue().lacking())))
                .toList();
    }

    private List<List<String>> limits() {
        return descriptor.knownLimits().stream()
                .map(limit -> List.of(
                        "-",
                        limit.what() + limit.link().map(url -> " (" + url + ")").orElse("") + "; explains "
                                + String.join(", ", limit.explains())))
                .toList();
    }

    private List<List<String>> variants() {
        return descriptor.variants().stream()
                .map(variant -> List.of(
                        variant.name(),
                        variant.command().map(words -> line(words) + " ").orElse("")
                                + (variant.command().isPresent()
                                                && variant.means().equals(StartSettings.NONE)
                                        ? ""
                                        : means(variant.means()))))
                .toList();
    }

    private static String seconds(Duration duration) {
        double seconds = duration.toMillis() / 1000.0;
        return PointsText.shown(seconds) + " s";
    }
}

package touchstone.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.gtp.descriptor.Shipped;
import touchstone.laboratory.mutant.Mutants;

@Command(
        name = "subjects",
        description = {
            "Lists the subjects for --subject: engines with a descriptor, and subjects that need no engine.",
            "With a name it shows that descriptor."
        },
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = {
            "  ./touchstone subjects",
            "  ./touchstone subjects gnugo",
            "  ./touchstone subjects gnugo --format yaml >my-engine.yaml"
        })
final class SubjectsCommand extends SuiteCommand {

    /** In what form. */
    enum Format {
        TEXT,
        YAML;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @Mixin
    private OwnRules own;

    @Parameters(
            paramLabel = "NAME",
            arity = "0..1",
            description = "A descriptor: one of those listed, or the path of one of your own.")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text; or yaml: the file of a listed one, to make one of your own after it. "
                    + "Default: ${DEFAULT-VALUE}.")
    private Format format;

    @Option(
            names = "--mutants",
            description = "List the mutants too: the reference, each with one deliberate mistake, to try commands on.")
    private boolean mutants;

    @Override
    protected ExitCode run() {
        Sheet sheet = new Sheet(out());
        if (name.isEmpty()) {
            list(sheet);
        } else if (format == Format.YAML) {
            sheet.line(Shipped.text(name.get())
                    .orElseThrow(() -> unknown(name.get()))
                    .stripTrailing());
        } else {
            Descriptors.Choice choice =
                    new Descriptors(own.specification()).choice(name.get()).orElseThrow(() -> unknown(name.get()));
            new DescriptorSheet(choice.descriptor()).print(sheet);
        }
        return ExitCode.CONFORMS;
    }

    private static Complaint unknown(String name) {
        if (Descriptors.isPath(name)) {
            return Complaint.usage(
                    "--format yaml is for descriptors that come with Touchstone; leave it out for " + name);
        }
        return InProcess.subjects().containsKey(name)
                ? Complaint.usage("'" + name + "' needs no engine and has no descriptor")
                : Complaint.unknown("no descriptor", name, Shipped.names(), "./touchstone subjects");
    }

    private void list(Sheet sheet) {
        sheet.line("Engines that have a descriptor; ./touchstone subjects NAME shows it:");
        sheet.table(Shipped.names().stream()
                .map(engine -> List.of(
                        engine, new DescriptorSheet(Shipped.named(engine).orElseThrow()).line()))
                .toList());
        sheet.blank();
        sheet.line("Subjects that need no engine:");
        Map<Boolean, List<String>> mutant = InProcess.subjects().keySet().stream()
                .collect(Collectors.partitioningBy(one -> one.startsWith(Mutants.PREFIX)));
        mutant.get(false).forEach(sheet::line);
        if (mutants) {
            mutant.get(true).forEach(sheet::line);
        } else {
            sheet.line("and " + mutant.get(true).size() + " mutants, such as "
                    + mutant.get(true).get(0) + "; --mutants lists them");
        }
    }
}

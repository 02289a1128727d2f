package touchstone.cli.subjects;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.cli.options.DescriptorLookup;
import touchstone.cli.options.InProcessSubjects;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TextColumns;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.gtp.descriptor.ShippedDescriptors;
import touchstone.mutants.Mutants;

@Command(
        name = "subjects",
        description = {
            "Lists the subjects for --subject: engines with a descriptor, and subjects that need no engine.",
            "With a name it shows that descriptor."
        },
        exitCodeList = {"0:success", "2:the specification can't be read", "64:usage error"},
        footer = {
            "  ./touchstone certify subjects",
            "  ./touchstone certify subjects gnugo",
            "  ./touchstone certify subjects gnugo --format yaml >my-engine.yaml"
        })
public final class SubjectsCommand extends TouchstoneCommand {

    /** In what form. */
    enum Format {
        TEXT,
        YAML;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @Spec
    private CommandSpec spec;

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
        TextColumns sheet = new TextColumns(out());
        if (name.isEmpty()) {
            list(sheet);
        } else if (format == Format.YAML) {
            sheet.line(ShippedDescriptors.text(name.get())
                    .orElseThrow(() -> unknown(name.get()))
                    .stripTrailing());
        } else {
            DescriptorLookup.Choice choice = new DescriptorLookup(
                            SpecificationOptions.above(spec).specification())
                    .choice(name.get())
                    .orElseThrow(() -> unknown(name.get()));
            new DescriptorScreen(choice.descriptor()).print(sheet);
        }
        return ExitCode.OK;
    }

    private static CommandException unknown(String name) {
        if (DescriptorLookup.isPath(name)) {
            return CommandException.usage(
                    "--format yaml is for descriptors that come with Touchstone; leave it out for " + name);
        }
        return InProcessSubjects.subjects().containsKey(name)
                ? CommandException.usage("'" + name + "' needs no engine and has no descriptor")
                : CommandException.unknown(
                        "no descriptor", name, ShippedDescriptors.names(), "./touchstone certify subjects");
    }

    private void list(TextColumns sheet) {
        sheet.line("Engines that have a descriptor; ./touchstone certify subjects NAME shows it:");
        sheet.table(ShippedDescriptors.names().stream()
                .map(engine -> List.of(
                        engine,
                        new DescriptorScreen(ShippedDescriptors.named(engine).orElseThrow()).line()))
                .toList());
        sheet.blank();
        sheet.line("Subjects that need no engine:");
        Map<Boolean, List<String>> mutant = InProcessSubjects.subjects().keySet().stream()
                .collect(Collectors.partitioningBy(one -> one.startsWith(Mutants.PREFIX)));
        mutant.get(false).forEach(sheet::line);
        if (mutants) {
            mutant.get(true).forEach(sheet::line);
        } else {
            sheet.line("and " + mutant.get(true).size() + " mutants, such as "
                    + Collections.min(mutant.get(true), Comparator.comparing(String::length))
                    + "; --mutants lists them");
        }
    }
}

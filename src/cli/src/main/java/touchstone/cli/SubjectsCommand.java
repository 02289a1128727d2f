package touchstone.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.gtp.descriptor.Shipped;
import touchstone.laboratory.mutant.Mutants;
import touchstone.suite.specification.Nearest;

@Command(
        name = "subjects",
        description = "Lists the subjects there are for certify --subject: engines that have a descriptor, "
                + "and those that need no engine. With a name, shows a descriptor.")
final class SubjectsCommand implements Callable<Integer> {

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
    public Integer call() {
        Sheet sheet = new Sheet(spec.commandLine().getOut());
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
        return ExitCode.CONFORMS.code();
    }

    private static Complaint unknown(String name) {
        if (Descriptors.isPath(name)) {
            return Complaint.usage(
                    "--format yaml is for descriptors that come with Touchstone; leave it out for " + name);
        }
        return InProcess.subjects().containsKey(name)
                ? Complaint.usage("'" + name + "' needs no engine and has no descriptor")
                : Complaint.usage("no descriptor '" + name + "'; "
                        + Nearest.hint(name, Shipped.names(), "./touchstone subjects"));
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

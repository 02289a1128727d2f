package touchstone.cli.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.FileKind;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;

/** The options that add rules of one's own to Touchstone's, for every command that reads the specification. */
public final class SpecificationOptions {

    @Option(
            names = "--rulesets",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "A folder with rulesets of your own, YAML files. May be given several times.")
    private List<Path> rulesets = List.of();

    @Option(
            names = "--features",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "A folder with clauses and scenarios of your own, feature files. May be given several times.")
    private List<Path> features = List.of();

    /** Those of the command that this one belongs to, where they may be given for both. */
    public static SpecificationOptions above(CommandSpec command) {
        return command.parent().mixins().values().stream()
                .map(CommandSpec::userObject)
                .filter(SpecificationOptions.class::isInstance)
                .map(SpecificationOptions.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** @throws CommandException if there are no such folders, or the specification is not in order with what they add */
    public Specification specification() {
        return Installation.specification(additions());
    }

    /**
     * For whoever only plays by a ruleset: clauses are read if some are added, to say what is wrong with them.
     *
     * @throws CommandException if there are no such folders, or the specification is not in order with what they add
     */
    public Specification toPlayBy() {
        AddedRules additions = additions();
        return additions.isEmpty() ? Installation.rulesetsAlone() : Installation.specification(additions);
    }

    /**
     * The specification a run had: with the folders given, or those of the run if none are.
     *
     * @throws CommandException if there are no such folders any more, or the specification is not in order with what they add
     */
    public Specification specification(RunRecord.Added recorded) {
        if (!rulesets.isEmpty() || !features.isEmpty()) {
            return specification();
        }
        AddedRules additions = new AddedRules(
                recorded.rulesets().stream().map(Path::of).toList(),
                recorded.features().stream().map(Path::of).toList());
        try {
            require(additions);
        } catch (CommandException complaint) {
            throw CommandException.usage("the run was made with rules added by " + complaint.getMessage()
                    + "; give the folders again, where they are now");
        }
        return Installation.specification(additions);
    }

    /** @throws CommandException if there are no such folders, or what is there can't be read */
    public Specification unchecked() {
        return Installation.unchecked(additions());
    }

    private AddedRules additions() {
        AddedRules additions = new AddedRules(rulesets, features);
        require(additions);
        return additions;
    }

    private static void require(AddedRules additions) {
        additions.rulesets().forEach(folder -> require("--rulesets", folder, FileKind.RULESETS));
        additions.features().forEach(folder -> require("--features", folder, FileKind.FEATURES));
    }

    private static void require(String option, Path folder, FileKind kind) {
        String expected = "; expected a folder with " + kind.endings() + " files"
                + (kind == FileKind.RULESETS ? " (a ruleset by its name goes with --ruleset)" : "");
        if (folder.toString().isEmpty() || !Files.exists(folder)) {
            throw CommandException.usage(option + " '" + folder + "': no such folder" + expected);
        }
        if (!Files.isDirectory(folder)) {
            throw CommandException.usage(option + " '" + folder + "': a file" + expected);
        }
        try {
            if (kind.in(folder).isEmpty()) {
                throw CommandException.usage(
                        option + " '" + folder + "': no " + kind.endings() + " file in it" + expected);
            }
        } catch (SpecificationException fault) {
            throw CommandException.usage(option + " " + fault.getMessage());
        }
    }

    /** The folders as a run's record has them. */
    public static RunRecord.Added record(AddedRules additions) {
        return new RunRecord.Added(whole(additions.rulesets()), whole(additions.features()));
    }

    private static List<String> whole(List<Path> folders) {
        return folders.stream()
                .map(folder -> folder.toAbsolutePath().normalize().toString())
                .toList();
    }
}

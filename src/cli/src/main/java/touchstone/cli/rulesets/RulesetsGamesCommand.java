package touchstone.cli.rulesets;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.OutputFile;
import touchstone.cli.terminal.Progress;
import touchstone.cli.terminal.TextColumns;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.explore.divergence.DivergenceSearch;
import touchstone.explore.divergence.DivergenceSummary;
import touchstone.explore.divergence.DivergencesFile;
import touchstone.explore.divergence.DivergencesRecord;
import touchstone.explore.divergence.RulesetComparison;
import touchstone.explore.divergence.SearchLimit;
import touchstone.reference.choice.Axis;
import touchstone.suite.specification.NearestNames;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "games",
        description = {
            "Finds the shortest games on which two rulesets diverge.",
            "They diverge when a move is legal under only one of them, the game ends under only one, or the "
                    + "result differs. The smallest boards are searched first. For each axis on which the two "
                    + "differ the "
                    + "shortest game that shows it is given. Both rulesets are played on every board, whatever "
                    + "boards they "
                    + "are meant for."
        },
        exitCodeList = {
            "0:they do not diverge: they are the same on every axis, or no game within the bounds shows a "
                    + "difference",
            "1:they diverge",
            "2:a file can't be written",
            "64:usage error"
        },
        footer = {
            "  ./touchstone rulesets games chinese new-zealand",
            "  ./touchstone rulesets games aga british --axis repetition --board 4x1",
            "  ./touchstone rulesets games aga british --position \".OX.O/OX.XO/.OX.O\"",
            "  ./touchstone rulesets games --all --write reports/proof"
        })
final class RulesetsGamesCommand extends TouchstoneCommand {

    @ParentCommand
    private RulesetsCommand rulesets;

    @Mixin
    private SearchOptions bounds;

    @Parameters(arity = "0..2", paramLabel = "RULESET", description = "Two rulesets: " + RulesetLookup.HELP + ".")
    private List<String> names = List.of();

    @Option(names = "--axis", paramLabel = "AXIS", description = "Search only for games that show this axis.")
    private Optional<String> axis = Optional.empty();

    @Option(names = "--all", description = "Compare all pairs of rulesets.")
    private boolean all;

    @Option(
            names = "--write",
            paramLabel = "DIR",
            description = "With --all: the folder for partings.md and partings.json.gz. Default: reports/partings.")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Also write the result to a file, as JSON.")
    private Optional<Path> json = Optional.empty();

    @Option(names = "--sgf", paramLabel = "FILE", description = "Also write the shortest games to one SGF file.")
    private Optional<Path> sgf = Optional.empty();

    @Override
    protected ExitCode run() {
        requireSense();
        List<SearchLimit> reaches = bounds.reaches();
        Specification specification = rulesets.specification();
        if (all) {
            return new AllDivergences(specification, out())
                    .write(folder.orElseGet(() -> Installation.reports("partings")));
        }
        Ruleset first = RulesetLookup.ruleset(specification, names.get(0));
        Ruleset second = RulesetLookup.ruleset(specification, names.get(1));
        return compare(first, second, reaches);
    }

    private void requireSense() {
        if (all && (!names.isEmpty() || axis.isPresent() || json.isPresent() || sgf.isPresent())) {
            throw CommandException.usage(
                    "--all compares all pairs of rulesets; leave out names, --axis, --json and --sgf");
        }
        if (all && bounds.areGiven()) {
            throw CommandException.usage(
                    "--all searches as far as the published table; leave out --board, --position, --to-move "
                            + "and --max-moves");
        }
        if (!all && folder.isPresent()) {
            throw CommandException.usage("--write is for --all; expected --json FILE or --sgf FILE with two rulesets");
        }
        if (!all && names.size() != 2) {
            throw CommandException.usage(names.size()
                    + " rulesets; expected two, as in ./touchstone rulesets games chinese japanese, " + "or --all");
        }
    }

    private ExitCode compare(Ruleset first, Ruleset second, List<SearchLimit> reaches) {
        PrintWriter out = out();
        TextColumns sheet = new TextColumns(out);
        List<Axis> differing = DivergenceSearch.differing(first.variant(), second.variant());
        Optional<Axis> only = axis.map(name -> axis(name, differing, first, second));
        List<Ruleset> two = List.of(first, second);
        List<DivergenceSearch.Pair> pair = List.of(new DivergenceSearch.Pair(0, 1));
        RulesetComparison comparison;
        try (Progress progress = Progress.of("looking", reaches.size() + 2)) {
            comparison = new RulesetComparison(two, pair, bounds.timeUp(), progress::step);
            comparison.search(reaches, found -> only.isPresent() && found.matters(only.get()));
            comparison.searchAlone(
                    bounds.reachesAlone(), one -> only.isEmpty() || only.get().equals(one));
        }
        DivergenceSummary summary = DivergenceSummary.of(comparison.pairings().get(0));
        if (differing.isEmpty()) {
            sheet.line(first.name() + " and " + second.name()
                    + " have the same value on every axis: no game shows a difference.");
        } else {
            new DivergenceScreen(sheet, summary).show(only, comparison.reached(), comparison.isCut());
        }
        json.ifPresent(file -> OutputFile.write(
                file,
                DivergencesFile.text(DivergencesRecord.of(
                        Installation.version(),
                        comparison.reached(),
                        comparison.reachedAlone(),
                        List.of(summary),
                        List.of()))));
        sgf.ifPresent(file -> OutputFile.write(file, DivergenceRecords.records(summary)));
        return part(summary, only) ? ExitCode.VIOLATIONS : ExitCode.OK;
    }

    private static boolean part(DivergenceSummary summary, Optional<Axis> only) {
        return only.isEmpty()
                ? summary.shortest().isPresent()
                : summary.axes().stream()
                        .anyMatch(one -> one.axis().equals(only.get()) && one.how() == DivergenceSummary.How.BETWEEN);
    }

    private static Axis axis(String name, List<Axis> differing, Ruleset first, Ruleset second) {
        List<String> known = Axis.all().stream().map(Axis::id).toList();
        Axis axis = Axis.named(name)
                .orElseThrow(() -> CommandException.usage("--axis '" + name + "': no such axis; "
                        + NearestNames.hint(name, known, "./touchstone rulesets axes")));
        if (!differing.contains(axis)) {
            throw CommandException.usage("--axis " + name + ": " + first.name() + " and " + second.name()
                    + " have the same value there; they differ on "
                    + (differing.isEmpty()
                            ? "none"
                            : differing.stream().map(Axis::id).toList()));
        }
        return axis;
    }
}

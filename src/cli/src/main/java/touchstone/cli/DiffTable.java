package touchstone.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import touchstone.laboratory.parting.Comparison;
import touchstone.laboratory.parting.PartingsFile;
import touchstone.laboratory.parting.PartingsPage;
import touchstone.laboratory.parting.PartingsRecord;
import touchstone.laboratory.parting.Reaches;
import touchstone.laboratory.parting.Search;
import touchstone.laboratory.parting.Tidings;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Every two rulesets compared, and what is published of it. */
record DiffTable(Specification specification, PrintWriter out) {

    private static final String COMMAND = "./touchstone diff --all --write reports/proof";

    int write(Path folder) {
        List<Ruleset> rulesets = specification.rulesets().stream()
                .sorted(Comparator.comparing(Ruleset::name))
                .toList();
        List<Search.Pair> pairs =
                Search.pairs(rulesets.stream().map(Ruleset::variant).toList());
        int boards = Reaches.usual(DiffBounds.GAMES).size();
        Comparison comparison;
        try (Progress progress = Progress.of("looking", boards + rulesets.size(), Screen.isTerminal())) {
            comparison = new Comparison(rulesets, pairs, () -> false, progress::step);
            comparison.look(Reaches.usual(DiffBounds.GAMES), found -> false);
            comparison.lookAlone(Reaches.usual(DiffBounds.GAMES_ALONE), axis -> true);
        }
        List<Tidings> tidings = comparison.pairings().stream().map(Tidings::of).toList();
        PartingsRecord record =
                PartingsRecord.of(Home.version(), comparison.reached(), comparison.reachedAlone(), tidings);
        Path page = folder.resolve(PartingsPage.NAME);
        Path file = folder.resolve(PartingsFile.NAME);
        DiffFiles.write(page, PartingsPage.of(record, COMMAND));
        DiffFiles.write(file, PartingsFile.text(record));
        out.println(
                tidings.size() + " pairs of " + rulesets.size() + " rulesets: " + page + " and " + file.getFileName());
        return ExitCode.CONFORMS.code();
    }
}

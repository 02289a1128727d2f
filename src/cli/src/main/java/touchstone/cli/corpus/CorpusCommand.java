package touchstone.cli.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.cli.cluster.ClusterOption;
import touchstone.cli.judge.SpecifiedRulesets;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.Installation;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.formats.sgf.SgfReading;
import touchstone.suite.specification.Specification;

/** {@code corpus}: judges archives of games under every ruleset, on one machine or on a cluster. */
@Command(
        name = "corpus",
        description = {
            "Judges archives of games under all rulesets, on Apache Spark: how often do rules matter?",
            "Reads folders, zip and 7z archives, files of many games, and Parquet. Writes a table of all games (Parquet) and a page "
                    + "with figures, in Markdown and HTML. A game, a member or an archive that cannot be read is listed with its "
                    + "place, and the others are judged. Needs the optional module src/cluster."
        },
        footer = {
            "  ./touchstone corpus games.zip --out reports/corpus/games",
            "  ./touchstone corpus hdfs:///archive --master spark://host:7077 --out result"
        })
public final class CorpusCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Parameters(
            paramLabel = "SOURCE",
            arity = "1..*",
            description =
                    "A file or a folder with game records, or with archives of them; also an address that Spark can read.")
    private List<String> sources;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder for the result. Default: reports/corpus-latest.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--master",
            paramLabel = "MASTER",
            description =
                    "Where Spark runs: local[2] for two threads here, spark://HOST:7077 for a cluster. Default: that of "
                            + "spark-submit, or else all processors here.")
    private String master = System.getProperty("spark.master", "local[*]");

    @Option(
            names = "--column",
            paramLabel = "NAME",
            description = "The column of Parquet files that has the records. Default: sgf.")
    private String column = "sgf";

    @Option(names = "--strict", description = "Refuse what the SGF format does not allow, instead of repairing it.")
    private boolean strict;

    @Override
    protected ExitCode run() throws IOException {
        CorpusModule module = ServiceLoader.load(CorpusModule.class)
                .findFirst()
                .orElseThrow(() -> CommandException.usage("corpus " + ClusterOption.MODULE));
        Specification specification = own.specification();
        Optional<CorpusTotals> judged = module.judge(
                new CorpusRequest(
                        sources,
                        out.orElseGet(() -> Installation.reports("corpus-latest")),
                        master,
                        strict ? SgfReading.STRICT : SgfReading.LENIENT,
                        column),
                new SpecifiedRulesets(specification, new ArticleTitles(() -> specification)),
                err());
        judged.ifPresent(totals -> out().println(Plural.of(totals.games(), "game") + " judged, besides "
                + Plural.of(totals.duplicates(), "duplicate") + "; not readable: " + totals.refused() + ". See "
                + totals.page()));
        return judged.filter(totals -> totals.games() > 0).isPresent() ? ExitCode.OK : ExitCode.TROUBLE;
    }
}

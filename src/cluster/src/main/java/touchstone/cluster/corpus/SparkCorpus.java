package touchstone.cluster.corpus;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.StreamSupport;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.functions;
import org.apache.spark.util.SerializableConfiguration;
import org.apache.spark.util.TaskCompletionListener;
import touchstone.cli.corpus.CorpusModule;
import touchstone.cli.corpus.CorpusRequest;
import touchstone.cli.corpus.CorpusTotals;
import touchstone.cli.judge.SpecifiedRulesets;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cluster.archive.RecordBlocks;
import touchstone.cluster.game.GameRow;
import touchstone.cluster.game.JudgingRulesets;
import touchstone.cluster.page.CorpusPage;
import touchstone.cluster.spark.JobProgress;
import touchstone.cluster.spark.SparkStart;
import touchstone.formats.file.FolderLock;
import touchstone.formats.sgf.SgfReading;
import touchstone.formats.shell.ShellWords;

/**
 * Judges archives on Spark: files are taken apart as they are read, what comes out is spread over all workers and judged, and
 * the table of all games is written before anything is counted. A worker that is lost has its part done again by another, and
 * as a game's row depends on the game alone, nothing is counted twice.
 */
public final class SparkCorpus implements CorpusModule {

    /** Parts of the work for each processor: many, as files and games differ in size, and a lost one is soon made up for. */
    private static final int PARTS = 16;

    private static final String PARQUET = ".parquet";

    @Override
    public Optional<CorpusTotals> judge(CorpusRequest request, SpecifiedRulesets rulesets, PrintWriter progress) {
        try {
            FolderLock lock = FolderLock.of(request.out());
            try (lock) {
                return alone(request, rulesets, progress);
            }
        } catch (IOException problem) {
            throw CommandException.unwritable(request.out(), problem);
        }
    }

    private static Optional<CorpusTotals> alone(CorpusRequest request, SpecifiedRulesets rulesets, PrintWriter progress)
            throws IOException {
        AtomicBoolean cut = new AtomicBoolean();
        return InterruptHandler.during(() -> cut.set(true), () -> {
            SparkSession spark = SparkStart.session(request.master(), "touchstone corpus");
            try {
                spark.conf().set("spark.sql.files.openCostInBytes", "65536");
                spark.conf()
                        .set(
                                "spark.sql.shuffle.partitions",
                                (long) spark.sparkContext().defaultParallelism() * PARTS);
                spark.sparkContext().addSparkListener(new JobProgress(progress));
                return Optional.of(wholly(spark, request, rulesets, progress));
            } catch (Exception broken) {
                // Spark stops too when the program is told to end, and perhaps first.
                if (cut.get() || spark.sparkContext().isStopped()) {
                    progress.println("touchstone: cut short; " + request.out() + " has no page of this run"
                            + (cut.get() ? "" : "; " + SparkStart.reason(broken)));
                    progress.flush();
                    return Optional.empty();
                }
                throw SparkStart.told(broken);
            } finally {
                spark.stop();
            }
        });
    }

    private static CorpusTotals wholly(
            SparkSession spark, CorpusRequest request, SpecifiedRulesets rulesets, PrintWriter progress)
            throws IOException {
        GameTable table = new GameTable(request.out().toAbsolutePath().resolve("games"));
        long began = System.nanoTime();
        write(judged(spark, request, rulesets), table.growing());
        table.replace();
        double seconds = (System.nanoTime() - began) / 1e9;
        CorpusFigures figures = new CorpusFigures(
                spark.read().parquet(FileAddress.of(table.folder()).pattern()), rulesets);
        progress.printf(Locale.ROOT, "%,d games judged in %.0f s%n", figures.games(), seconds);
        Path page = new CorpusPage(
                        request.out(), command(request), figures.games(), figures.duplicates(), figures.refused())
                .write(figures.sections(), places -> records(spark, table.folder(), places));
        return new CorpusTotals(figures.games(), figures.duplicates(), figures.refused(), page.toString());
    }

    /** How the page was made, but for where this machine has the sources. */
    private static String command(CorpusRequest request) {
        return "./touchstone corpus "
                + ShellWords.joined(request.sources().stream()
                        .map(source -> new org.apache.hadoop.fs.Path(source).getName())
                        .toList())
                + (request.reading() == SgfReading.STRICT ? " --strict" : "") + " --out result";
    }

    private static Dataset<Row> judged(SparkSession spark, CorpusRequest request, SpecifiedRulesets rulesets) {
        JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
        Broadcast<JudgingRulesets> sent =
                context.broadcast(JudgingRulesets.of(rulesets.specification().rulesets()));
        List<String> roots = new ArrayList<>();
        JavaRDD<Row> blocks = context.emptyRDD();
        for (String source : request.sources()) {
            FileAddress root = root(spark, source);
            roots.add(root.text());
            blocks = blocks.union(
                    root.text().toLowerCase(Locale.ROOT).endsWith(PARQUET)
                            ? rows(spark, root, request.column())
                            : files(spark, root));
        }
        JavaRDD<Row> games = blocks.repartition(spark.sparkContext().defaultParallelism() * PARTS)
                .flatMap(new BlockJudge(sent, request.reading(), new CollectionNames(roots)));
        return spark.createDataFrame(games, GameRow.COLUMNS);
    }

    /** @throws CommandException if there is nothing of that name */
    private static FileAddress root(SparkSession spark, String source) {
        try {
            org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(source);
            FileSystem files = path.getFileSystem(spark.sparkContext().hadoopConfiguration());
            return new FileAddress(files.getFileStatus(path).getPath().toString());
        } catch (IOException | IllegalArgumentException none) {
            throw CommandException.trouble("'" + source + "': can't be read: " + none.getMessage());
        }
    }

    private static JavaRDD<Row> files(SparkSession spark, FileAddress root) {
        Broadcast<SerializableConfiguration> settings = new JavaSparkContext(spark.sparkContext())
                .broadcast(new SerializableConfiguration(spark.sparkContext().hadoopConfiguration()));
        return spark.read()
                .format("binaryFile")
                .option("recursiveFileLookup", "true")
                .load(root.pattern())
                .select("path")
                .javaRDD()
                .flatMap(file -> blocks(
                        new HadoopFile(file.getString(0), settings.value().value())));
    }

    /** Those of one file, each read as it is taken on. */
    private static Iterator<Row> blocks(HadoopFile file) {
        RecordBlocks blocks = new RecordBlocks(file);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) ended -> blocks.close());
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(blocks, 0), false)
                .map(block -> RowFactory.create(block.place(), block.line(), block.bytes(), block.fault()))
                .iterator();
    }

    private static JavaRDD<Row> rows(SparkSession spark, FileAddress root, String column) {
        return spark.read()
                .parquet(root.pattern())
                .selectExpr(
                        "_metadata.file_path as file",
                        "_metadata.row_index as row",
                        "cast(`" + column.replace("`", "``") + "` as binary) as bytes")
                .filter("bytes is not null")
                .javaRDD()
                .map(row -> RowFactory.create(
                        FileAddress.ofUri(row.getString(0)).text() + "!row " + row.getLong(1), 1, row.get(2), null));
    }

    /** Of games that are the same the first by its place counts, whoever finds it. */
    private static void write(Dataset<Row> judged, Path table) throws IOException {
        Files.createDirectories(table.getParent());
        judged.withColumn(
                        "duplicate",
                        functions
                                .row_number()
                                .over(Window.partitionBy(functions.coalesce(
                                                functions.col("key"),
                                                functions.concat(functions.lit("!"), functions.col("place"))))
                                        .orderBy("place"))
                                .gt(1)
                                .and(functions.col("key").isNotNull()))
                .write()
                .mode(SaveMode.Overwrite)
                .parquet(FileAddress.of(table).text());
    }

    private static Map<String, String> records(SparkSession spark, Path table, List<String> places) {
        Map<String, String> records = new TreeMap<>();
        spark.read()
                .parquet(FileAddress.of(table).pattern())
                .filter(functions.col("place").isInCollection(places))
                .select("place", "sgf")
                .collectAsList()
                .forEach(row -> records.put(row.getString(0), row.getString(1)));
        return records;
    }
}

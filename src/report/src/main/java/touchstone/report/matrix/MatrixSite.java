package touchstone.report.matrix;

import gg.jte.Content;
import gg.jte.output.WriterOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import touchstone.formats.file.AtomicFile;
import touchstone.formats.file.AtomicStream;
import touchstone.formats.file.FileReason;
import touchstone.report.ReportException;
import touchstone.report.published.PublishedIndex;
import touchstone.report.site.PageAsset;
import touchstone.report.site.PageHead;
import touchstone.report.site.PageTemplates;
import touchstone.report.site.PlayingAssets;
import touchstone.report.text.UntrustedText;
import touchstone.suite.result.SpillFile;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * The matrix as files: {@code matrix.html}, a page for each clause in {@code results/}, and what these look like in
 * {@code assets/}. They need no network and no server.
 */
public final class MatrixSite {

    /** The page to open. */
    public static final String PAGE = "matrix.html";

    private static final String RESULTS = "results";
    private static final List<PageAsset> STYLES = Stream.of("overview.css", "matrix.css", "live.css")
            .flatMap(name -> PageAsset.find(name).stream())
            .toList();
    private static final List<PageAsset> SCRIPTS = Stream.concat(
                    Stream.of(PageAsset.named("matrix.js")), PlayingAssets.LIVE.stream())
            .toList();

    /** In every page of a clause near its beginning: by this our own pages are known. */
    private static final String MARK = "assets/matrix.css";

    private final Specification specification;
    private final Function<String, Optional<Ruleset>> rulesets;
    private final String suiteVersion;
    private final Optional<Path> book;

    /**
     * @param rulesets what the name of a ruleset stands for, if that is known
     * @param suiteVersion the version of Touchstone that makes the pages
     * @param book the folder of a rule book to lead to, if there is one
     */
    public MatrixSite(
            Specification specification,
            Function<String, Optional<Ruleset>> rulesets,
            String suiteVersion,
            Optional<Path> book) {
        this.specification = specification;
        this.rulesets = rulesets;
        this.suiteVersion = suiteVersion;
        this.book = book;
    }

    /**
     * Writes all pages, in the place of those of an earlier matrix.
     *
     * @param out made if it does not exist
     * @param title what is compared, in a few words
     * @param progress is given the number of pages once it is known, and -1 for each that is written
     * @return what was written
     * @throws IOException if a source cannot be read; then nothing was written
     * @throws ReportException if the pages cannot be written
     */
    public Matrix write(Path out, String title, List<RunSource> sources, IntConsumer progress) throws IOException {
        try (SpillFile aside = new SpillFile()) {
            return write(out, title, sources, aside, progress);
        }
    }

    private Matrix write(Path out, String title, List<RunSource> sources, SpillFile aside, IntConsumer progress)
            throws IOException {
        Map<MatrixCell, MatrixCell> cells = new HashMap<>();
        List<MatrixColumn> read = new ArrayList<>();
        for (RunSource source : sources) {
            read.addAll(MatrixColumn.of(
                    source, specification, rulesets, aside, cell -> cells.computeIfAbsent(cell, same -> same)));
        }
        ColumnOrder columnOrder = ColumnOrder.of(read);
        Matrix matrix = new MatrixTable(specification, columnOrder).matrix(UntrustedText.line(title), suiteVersion);
        try {
            clear(out);
            Files.createDirectories(out.resolve(RESULTS));
            PageAsset.LOOK.write(out.resolve("assets"));
            for (PageAsset asset : Stream.of(STYLES, SCRIPTS, PlayingAssets.RULES)
                    .flatMap(List::stream)
                    .toList()) {
                asset.write(out.resolve("assets"));
            }
            SiteLinks around = around(out, sources);
            page(
                    out.resolve(PAGE),
                    "assets/",
                    matrix.title(),
                    "matrix/matrix.jte",
                    Map.of("matrix", matrix, "around", around));
            progress.accept(matrix.clauses());
            ClausePages pages = new ClausePages(
                    specification,
                    columnOrder,
                    matrix,
                    new TrialPages(specification, new AllureEntryFinder(out.resolve(RESULTS))),
                    book.map(folder -> relative(out.resolve(RESULTS), folder)));
            for (ClauseGroup group : matrix.groups()) {
                for (MatrixRow row : group.rows()) {
                    ClausePage page = pages.of(row);
                    page(
                            out.resolve(row.page()),
                            "../assets/",
                            page.clause() + " " + page.title(),
                            "matrix/clause.jte",
                            Map.of("page", page, "around", around.below(), "version", suiteVersion));
                    progress.accept(-1);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            throw new ReportException("the matrix cannot be written to " + out + ": " + FileReason.of(e), e);
        }
        return matrix;
    }

    private static void page(Path file, String assets, String title, String template, Map<String, Object> parameters)
            throws IOException {
        Content content = output -> PageTemplates.render(template, parameters, output);
        PageHead head = PageHead.among(assets, title, STYLES, SCRIPTS);
        try (AtomicStream page = AtomicFile.beginPage(file);
                Writer writer = new OutputStreamWriter(page, StandardCharsets.UTF_8)) {
            PageTemplates.render("layout/page.jte", Map.of("head", head, "content", content), new WriterOutput(writer));
            writer.flush();
            page.commit();
        }
    }

    private SiteLinks around(Path out, List<RunSource> sources) {
        List<Path> reports = sources.stream()
                .flatMap(source -> source.folder().stream())
                .map(folder -> folder.resolve("allure-report/index.html"))
                .filter(Files::exists)
                .toList();
        return new SiteLinks(
                Optional.of(PublishedIndex.PAGE).filter(page -> PublishedIndex.isIn(out)),
                reports.size() == 1 && sources.size() == 1
                        ? Optional.of(relative(out, reports.get(0)))
                        : Optional.empty(),
                book.map(folder -> relative(out, folder.resolve("index.html"))));
    }

    /** An address from a folder to a file. */
    static String relative(Path from, Path to) {
        Path target = to.toAbsolutePath().normalize();
        Path start = from.toAbsolutePath().normalize();
        if (!Objects.equals(target.getRoot(), start.getRoot())) {
            return target.toUri().toString();
        }
        List<String> words = new ArrayList<>();
        for (Path word : start.relativize(target)) {
            words.add(URLEncoder.encode(word.toString(), StandardCharsets.UTF_8).replace("+", "%20"));
        }
        return String.join("/", words);
    }

    /**
     * Removes the pages of an earlier matrix, and nothing else.
     *
     * @throws IOException if one of them cannot be removed
     */
    public static void clear(Path out) throws IOException {
        Files.deleteIfExists(out.resolve(PAGE));
        Path results = out.resolve(RESULTS);
        if (!Files.isDirectory(results)) {
            return;
        }
        try (DirectoryStream<Path> pages = Files.newDirectoryStream(results, "*.html")) {
            for (Path page : pages) {
                if (isOurs(page)) {
                    Files.delete(page);
                }
            }
        }
        boolean empty;
        try (DirectoryStream<Path> left = Files.newDirectoryStream(results)) {
            empty = !left.iterator().hasNext();
        }
        if (empty) {
            Files.delete(results);
        }
    }

    private static boolean isOurs(Path page) throws IOException {
        try (InputStream stream = Files.newInputStream(page)) {
            return new String(stream.readNBytes(2000), StandardCharsets.UTF_8).contains(MARK);
        }
    }
}

package touchstone.report.matrix;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import touchstone.report.allure.AllureLinks;
import touchstone.suite.result.Result;

/** Finds the entries of results in the Allure reports of their runs, where these are. */
final class AllureEntryFinder {

    private record Report(AllureLinks links, String folder) {}

    private final Path pages;
    private final Map<Path, Report> reports = new HashMap<>();

    /** @param pages the folder of the pages that lead there */
    AllureEntryFinder(Path pages) {
        this.pages = pages;
    }

    /** @return an address relative to the pages; nothing if the result has no entry */
    Optional<String> of(RunSource source, Result result) {
        return source.folder().flatMap(folder -> {
            Report report = reports.computeIfAbsent(
                    folder, run -> new Report(AllureLinks.read(run), MatrixSite.relative(pages, run)));
            return report.links()
                    .link(result.subject().id(), result.scenario())
                    .map(link -> report.folder() + "/" + link);
        });
    }
}

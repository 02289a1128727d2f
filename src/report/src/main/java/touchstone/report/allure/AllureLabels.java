package touchstone.report.allure;

import io.qameta.allure.model.Label;
import io.qameta.allure.model.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import touchstone.report.BodyOfRules;
import touchstone.report.KnownFailures;
import touchstone.report.Run;
import touchstone.report.site.ResultAddress;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;

/**
 * The labels by which Allure sorts results into trees. The behaviours go from the body of rules to the clause and from
 * there to the subjects, each with its verdict on that clause: so one sees which rules each implementation satisfies.
 * The suites go the other way, from the subject to the feature and the clause.
 */
final class AllureLabels {

    private static final Pattern WEB_ADDRESS = Pattern.compile("https?://[!-~&&[^\"'<>]]{1,500}");

    private static final Pattern FORMULA = Pattern.compile("[=+@-]");

    /** A sign without width. */
    private static final String WORD_JOINER = "\u2060";

    private final Run run;
    private final Map<String, String> names;
    /** What each subject shows of each clause: by the subject's id, a line break and the clause's id. */
    private final Map<String, String> stories = new HashMap<>();

    AllureLabels(Run run, Map<String, String> names) {
        this.run = run;
        this.names = names;
        for (Identity subject : run.subjects()) {
            Map<String, ClauseResult> clauses = new HashMap<>();
            run.found(subject)
                    .clauses()
                    .forEach(clause -> clauses.put(clause.clause().id(), clause));
            ClauseResult.byClause(run.of(subject))
                    .forEach((clause, results) -> stories.put(
                            key(results.get(0)),
                            story(Optional.ofNullable(clauses.get(clause))
                                    .orElseGet(() -> new ClauseResult(
                                            run.specification().clause(clause).orElse(null), results)))));
        }
    }

    List<Label> of(Result result) {
        Optional<Clause> clause = run.specification().clause(result.clause());
        String id = UntrustedText.name(result.clause());
        String titled =
                UntrustedText.line(clause.map(c -> c.id() + " " + c.title()).orElse(id));
        String body = clause.map(Clause::body).orElseGet(() -> id.split("\\.", 2)[0]);
        return List.of(
                label("epic", UntrustedText.line(BodyOfRules.title(run.specification(), body))),
                label("feature", titled),
                label("story", stories.get(key(result))),
                label("parentSuite", names.get(result.subject().id())),
                label("suite", UntrustedText.line(clause.map(Clause::feature).orElse(body))),
                label("subSuite", titled),
                label("package", id),
                label("tag", id),
                label("severity", severity(clause)),
                label("tag", result.verdict().word()));
    }

    /** In Allure's words. */
    private String severity(Optional<Clause> clause) {
        return clause.map(run.specification().mappings()::severity)
                .map(severity -> switch (severity) {
                    case GAMES, CONTROLLERS -> "critical";
                    case TOURNAMENTS -> "normal";
                    case RECORDS -> "minor";
                    case NOBODY -> "trivial";
                })
                .orElse("normal");
    }

    private static String key(Result result) {
        return result.subject().id() + "\n" + result.clause();
    }

    private String story(ClauseResult clause) {
        return names.get(clause.results().get(0).subject().id()) + ": " + verdict(clause);
    }

    private String verdict(ClauseResult clause) {
        boolean onlyLookedAt =
                clause.results().stream().anyMatch(result -> new AllureOutcome(result, run.profile()).isOnlyLookedAt());
        return onlyLookedAt ? "otherwise (nothing was claimed)" : clause.words();
    }

    /** Allure's tables can be downloaded, and programs take a cell that begins so for something to be worked out. */
    private static String noFormula(String text) {
        return FORMULA.matcher(text).lookingAt() ? WORD_JOINER + text : text;
    }

    /**
     * The page of the clause beside the report; where the baseline says that a known failure is dealt with, and where known limits
     * are documented, as far as that is on the web.
     */
    List<Link> links(Result result) {
        List<Link> links = new ArrayList<>();
        if (run.specification().clause(result.clause()).isPresent()) {
            links.add(new Link()
                    .setName("the clause with its boards")
                    .setUrl("../" + ResultAddress.page(result.clause()))
                    .setType("tms"));
        }
        new KnownFailures(run)
                .note(result)
                .filter(note -> isWebAddress(note.link()))
                .ifPresent(note -> links.add(issue(KnownFailures.words(note), note.link())));
        result.knownLimits().forEach(limit -> limit.link()
                .filter(AllureLabels::isWebAddress)
                .ifPresent(address -> links.add(issue("known limit: " + limit.what(), address))));
        return links;
    }

    private static Link issue(String name, String address) {
        return new Link().setName(UntrustedText.name(name)).setUrl(address).setType("issue");
    }

    /** Whether a text is an address of a page and nothing else, such as a script. */
    static boolean isWebAddress(String text) {
        return WEB_ADDRESS.matcher(text).matches();
    }

    private static Label label(String name, String value) {
        return new Label().setName(name).setValue(noFormula(value));
    }
}

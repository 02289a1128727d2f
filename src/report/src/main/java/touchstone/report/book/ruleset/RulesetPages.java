package touchstone.report.book.ruleset;

import java.util.List;
import java.util.Map;
import touchstone.report.site.Asset;
import touchstone.report.site.Head;
import touchstone.report.site.Templates;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * The pages of the rulesets.
 *
 * @param stating knows of articles that are not Touchstone's own which choices they state
 */
public record RulesetPages(Specification specification, Stating stating) {

    public static final Asset STYLE = Asset.named("rulesets.css");

    /** The page of one ruleset, for a folder beside {@code assets/} and {@code clauses/}. */
    public String page(Ruleset ruleset) {
        boolean ours = specification.additions().rulesets().stream()
                .noneMatch(folder -> ruleset.file().toAbsolutePath().startsWith(folder.toAbsolutePath()));
        RulesetPage page = RulesetPage.of(specification, stating, ruleset, ours);
        return Templates.render(
                "ruleset/page.jte",
                Map.of("head", Head.among("../assets/", ruleset.title(), List.of(STYLE), List.of()), "page", page));
    }
}

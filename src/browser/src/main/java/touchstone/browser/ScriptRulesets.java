package touchstone.browser;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSObject;
import touchstone.cli.judge.JudgeSource;
import touchstone.cli.judge.JudgingRules;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.RecordedRuleset;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataPreset;
import touchstone.rules.KataRules;
import touchstone.rules.KataRulesException;
import touchstone.rules.KataVariants;
import touchstone.suite.named.KataRuleset;
import touchstone.suite.named.NamedRulesets;

/** The rulesets and clauses that the build has written for pages. */
final class ScriptRulesets implements JudgeSource {

    private record Written(String name, Variant variant, List<String> aliases, Map<String, List<String>> articlesOfAxes)
            implements JudgingRules {

        @Override
        public List<String> articles(String clause) {
            return ArticleTitles.axis(clause)
                    .map(Axis::id)
                    .map(articlesOfAxes::get)
                    .orElse(List.of());
        }
    }

    private final List<Written> rulesets;
    private final ScriptObject titles;

    /** @param book as {@link PackageScripts} writes it */
    ScriptRulesets(JSObject book) {
        ScriptObject read = ScriptObject.read(book, "book");
        this.rulesets =
                read.objects("rulesets").stream().map(ScriptRulesets::written).toList();
        this.titles = read.object("titles");
    }

    private static Written written(ScriptObject ruleset) {
        ScriptObject articles = ruleset.object("articles");
        Map<String, List<String>> articlesOfAxes = new LinkedHashMap<>();
        articles.names().forEach(axis -> articlesOfAxes.put(axis, articles.texts(axis)));
        return new Written(
                ruleset.text("name"),
                ScriptAxes.variant(ruleset.object("axes")),
                ruleset.texts("aliases"),
                articlesOfAxes);
    }

    @Override
    public List<JudgingRules> rulesets() {
        return List.copyOf(rulesets);
    }

    /**
     * The rules that a user asks for, as of {@code --ruleset}.
     *
     * @throws IllegalArgumentException if there are none of this name
     */
    JudgingRules wanted(String name) {
        return found(name).orElseThrow(() -> new IllegalArgumentException("there is no ruleset '" + name + "'"));
    }

    @Override
    public Optional<JudgingRules> recorded(String name) {
        return RecordedRuleset.named(this::found, name);
    }

    /** By an exact name rather than one that is the same but for capitals and hyphens; else KataGo's. */
    private Optional<JudgingRules> found(String form) {
        String wanted = NamedRulesets.plain(form);
        return rulesets.stream()
                .filter(one -> one.name().equals(form) || one.aliases().contains(form))
                .findFirst()
                .or(() -> rulesets.stream()
                        .filter(one -> NamedRulesets.plain(one.name()).equals(wanted)
                                || one.aliases().stream()
                                        .map(NamedRulesets::plain)
                                        .anyMatch(wanted::equals))
                        .findFirst())
                .<JudgingRules>map(one -> one)
                .or(() -> katago(NamedRulesets.unmarked(form)));
    }

    private static Optional<JudgingRules> katago(String text) {
        try {
            return Optional.of(text)
                    .filter(one -> KataPreset.named(one).isPresent() || KataRules.isSpelledOut(one))
                    .map(KataRules::read)
                    .map(rules -> new Written(
                            KataRuleset.name(rules, text), KataVariants.variant(rules), List.of(), Map.of()));
        } catch (KataRulesException fault) {
            return Optional.empty();
        }
    }

    @Override
    public String title(String clause) {
        return titles.optionalText(clause).orElse("");
    }
}

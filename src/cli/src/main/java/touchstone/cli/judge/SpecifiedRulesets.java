package touchstone.cli.judge;

import java.util.List;
import java.util.Optional;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.RecordedRuleset;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * The rulesets and clauses of the specification.
 *
 * @param specification of which the rulesets are asked for
 * @param titles of the clauses
 */
public record SpecifiedRulesets(Specification specification, ArticleTitles titles) implements JudgeSource {

    private record Specified(Ruleset ruleset, ArticleTitles titles) implements JudgingRules {

        @Override
        public String name() {
            return ruleset.name();
        }

        @Override
        public Variant variant() {
            return ruleset.variant();
        }

        @Override
        public List<String> articles(String clause) {
            return titles.of(ruleset, clause).stream().map(Clause::id).toList();
        }
    }

    JudgingRules of(Ruleset ruleset) {
        return new Specified(ruleset, titles);
    }

    @Override
    public List<JudgingRules> rulesets() {
        return specification.rulesets().stream().map(this::of).toList();
    }

    @Override
    public Optional<JudgingRules> recorded(String name) {
        return RecordedRuleset.named(specification, name).map(this::of);
    }

    @Override
    public String title(String clause) {
        return titles.title(clause);
    }
}

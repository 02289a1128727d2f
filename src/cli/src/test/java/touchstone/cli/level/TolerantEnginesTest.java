package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * Engines that take any play on an empty point from their controller, whatever they themselves hold for legal: nothing but
 * the clauses that forbid a play on an empty point have anything to say of them.
 */
class TolerantEnginesTest {

    private static final String[] PLAYER = {"boardsize", "clear_board", "komi", "play", "undo", "showboard", "genmove"};

    private static final Pattern PROHIBITIONS =
            Pattern.compile("base\\.8(\\..*)?|davies\\.6|base\\.4\\.position|(repetition|self-capture)\\..*");

    private static Examination examine(Level level, String ruleset) {
        SelfCapture selfCapture = ruleset.equals("base") ? SelfCapture.ALLOWED : SelfCapture.FORBIDDEN;
        Level tolerant = level.playedBy(Controllers::legalityLeftToThem);
        return Examination.of(
                tolerant.subject(() -> new BaseRules(Repetition.POSITIONAL, selfCapture), GtpOptions.DEFAULT), ruleset);
    }

    private static Set<String> clauses(Examination examination, Verdict verdict) {
        return examination.of(verdict).stream().map(Result::clause).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What forbids a play on an empty point: no repetition, and no suicide where that is the rule. */
    private static void assertOnlyProhibitions(Set<String> clauses, String ruleset) {
        assertThat(clauses)
                .contains("base.8", "base.8.ko")
                .allMatch(clause -> PROHIBITIONS.matcher(clause).matches()
                        || clause.equals("base.7A") && ruleset.equals("base-7A"));
        assertThat(clauses.contains("base.7A")).isEqualTo(ruleset.equals("base-7A"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"base", "base-7A"})
    void areTolerantIfTheyKnowBetterWhenAsked(String ruleset) {
        Examination examination = examine(Levels.GNU_GO, ruleset);
        assertOnlyProhibitions(clauses(examination, Verdict.TOLERATED), ruleset);
        assertThat(examination.of(Verdict.VIOLATED)).isEmpty();
        assertThat(examination.of(Verdict.ERROR)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"base", "base-7A"})
    void areTolerantIfTheyMakeNoIllegalMoves(String ruleset) {
        Level player = Level.of("a tolerant player", GenmoveVariations.legalMoves(), Vocabularies.only(PLAYER));
        Examination examination = examine(player, ruleset);
        assertOnlyProhibitions(clauses(examination, Verdict.TOLERATED), ruleset);
        assertThat(examination.of(Verdict.VIOLATED)).isEmpty();
        assertThat(examination.of(Verdict.ERROR)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"base", "base-7A"})
    void areWrongIfTheyMakeIllegalMoves(String ruleset) {
        Level player = Level.of("a wrong player", GenmoveVariations.illegalMoves(), Vocabularies.only(PLAYER));
        Examination examination = examine(player, ruleset);
        assertOnlyProhibitions(clauses(examination, Verdict.VIOLATED), ruleset);
        assertThat(examination.of(Verdict.ERROR)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"base", "base-7A"})
    void areWrongIfNothingShowsThatTheyKnowBetter(String ruleset) {
        Examination examination = examine(Levels.SHOWBOARD, ruleset);
        assertOnlyProhibitions(clauses(examination, Verdict.VIOLATED), ruleset);
        assertThat(examination.of(Verdict.TOLERATED)).isEmpty();
        assertThat(examination.of(Verdict.ERROR)).isEmpty();
    }
}

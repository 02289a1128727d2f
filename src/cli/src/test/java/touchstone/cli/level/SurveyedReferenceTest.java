package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.builtin.RulesSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.suite.specification.IncompatibleChoices;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.Survey;

/** The reference, asked which rules it plays. */
@Tag("slow") // surveys the reference under many rules
@Order(1) // takes long
class SurveyedReferenceTest {

    private static Survey inProcess(Variant rules) {
        return Examination.survey(
                new RulesSubject(new Identity("reference", "", "", "built in"), new VariantRules(rules)));
    }

    private static Ruleset ruleset(String name) {
        return Examination.rulesets().stream()
                .filter(ruleset -> ruleset.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static void assertNothingRefuted(Survey survey, Variant rules) {
        for (Choice choice : rules.choices()) {
            assertThat(survey.finding(choice).refuted())
                    .as(choice.title() + " under " + rules)
                    .doesNotContainKey(choice);
        }
    }

    /**
     * With all that the reference shows in this JVM the value on each axis is found, but for values that come to the same
     * under the ruleset's other rules:
     *
     * <ul>
     *   <li>where no position may come back, no single stone can be given up anyway
     *   <li>without self-capture the ko rules do not differ, nor do situational superko and New Zealand's
     *   <li>if the game has stopped by passes, the opponent of the last passer is next in turn
     *   <li>where no document says who resumes, play that goes on leads to nothing that is decided either
     *   <li>with half a point for the first pass, or where Black wins ties, the scores are never equal
     *   <li>where groups are taxed no text says how half of the board is counted
     * </ul>
     */
    @ParameterizedTest
    @CsvSource({
        "aga, repetition resumption",
        "ancient-chinese, counting repetition",
        "base, self-capture",
        "base-7A,",
        "belgian, deadlock",
        "british, resumption",
        "button-go, draws komi self-capture",
        "chinese, deadlock repetition",
        "davies, self-capture",
        "french, deadlock",
        "ing, draws resumption",
        "ing-simplified, resumption self-capture",
        "japanese,",
        "korean, deadlock",
        "lorrain, deadlock",
        "new-zealand,",
        "stone-scoring, repetition",
        "wagc, deadlock",
        "wmsg, resumption"
    })
    void itsValuesAreFound(String name, String alike) {
        Variant rules = ruleset(name).variant();
        Survey survey = inProcess(rules);
        assertNothingRefuted(survey, rules);
        Set<String> open = new TreeSet<>();
        for (AxisFinding finding : survey.findings()) {
            Choice had = rules.get(finding.axis().type());
            if (!finding.isKnown()) {
                open.add(finding.axis().id());
            } else {
                assertThat(finding.shown().isEmpty() ? finding.open() : finding.shown())
                        .containsExactly(had);
            }
        }
        assertThat(open).isEqualTo(alike == null ? Set.of() : new TreeSet<>(List.of(alike.split(" "))));
        assertThat(survey.nearest(Examination.rulesets()))
                .filteredOn(likeness -> likeness.ruleset().name().equals(name))
                .allMatch(likeness -> likeness.fits());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void noneIsRefutedOverGtp(Ruleset ruleset) {
        Variant rules = ruleset.variant();
        for (Level level : List.of(Levels.all().get(0), Levels.GNU_GO, Levels.SHOWBOARD)) {
            assertNothingRefuted(
                    Examination.survey(level.subject(() -> new VariantRules(rules), GtpOptions.DEFAULT)), rules);
        }
    }

    static List<Ruleset> rulesets() {
        return Examination.rulesets();
    }

    /** Drawn anew each time. The name of a test has its seed, with which it can be run again. */
    static LongStream seeds() {
        return new Random().longs(10);
    }

    /** Not a property of jqwik, as those run alone once all other tests are through. */
    @ParameterizedTest(name = "random seed {0}")
    @MethodSource("seeds")
    void noneIsRefutedWhereverItPlays(long seed) {
        Variant rules = point(new Random(seed));
        assertNothingRefuted(inProcess(rules), rules);
        assertNothingRefuted(
                Examination.survey(Levels.GNU_GO.subject(() -> new VariantRules(rules), GtpOptions.DEFAULT)), rules);
    }

    /** A point in the space of rules that makes sense, far from any ruleset. */
    static Variant point(Random random) {
        List<Ruleset> rulesets = Examination.rulesets();
        Variant point = rulesets.get(random.nextInt(rulesets.size())).variant();
        for (int round = 0; round < 3; round++) {
            List<Axis> axes = new ArrayList<>(Axis.all());
            Collections.shuffle(axes, random);
            for (Axis axis : axes) {
                Choice choice = axis.choices().get(random.nextInt(axis.choices().size()));
                Variant changed = point.with(choice);
                boolean makesSense = changed.choices().stream()
                        .noneMatch(other ->
                                IncompatibleChoices.between(choice, other).isPresent());
                point = makesSense ? changed : point;
            }
        }
        return point;
    }
}

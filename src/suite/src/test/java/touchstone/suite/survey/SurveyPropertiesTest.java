package touchstone.suite.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** What holds of every survey, whatever the results. */
@Tag("slow") // makes hundreds of surveys
class SurveyPropertiesTest {

    private static final List<Verdict> NOTHING_AGAINST = List.of(Verdict.SATISFIED, Verdict.UNSUPPORTED, Verdict.ERROR);

    private static final List<Verdict> ANY = List.of(Verdict.values());

    private static <T> T any(List<T> values, Random random) {
        return values.get(random.nextInt(values.size()));
    }

    /** However little it shows, and whatever it does in scenarios that do not hold under its rules. */
    @Property(tries = 200)
    void noValueIsRefutedThatASubjectHas(@ForAll Random random) {
        Variant point = MadeUp.point(random);
        List<Result> results = MadeUp.results(
                (clause, scenario) -> any(MadeUp.holds(clause, scenario, point) ? NOTHING_AGAINST : ANY, random));
        Survey survey = Survey.of(MadeUp.SPECIFICATION, Profile.ARBITER, results);
        for (Choice choice : point.choices()) {
            assertThat(survey.finding(choice).refuted())
                    .as(point + ", " + choice)
                    .doesNotContainKey(choice);
        }
    }

    /** It comes to an end, with any results, and always to the same one. */
    @Property(tries = 100)
    void theOrderOfResultsMakesNoDifference(@ForAll Random random) {
        // From a subject that shows nearly nothing to one that does nearly everything otherwise.
        List<Verdict> drawn = List.of(any(ANY, random), any(ANY, random), any(ANY, random));
        List<Result> results = MadeUp.results((clause, scenario) -> any(drawn, random));
        List<Result> shuffled = new ArrayList<>(results);
        Collections.shuffle(shuffled, random);
        assertThat(Survey.of(MadeUp.SPECIFICATION, Profile.ARBITER, shuffled).findings())
                .isEqualTo(Survey.of(MadeUp.SPECIFICATION, Profile.ARBITER, results)
                        .findings());
    }

    /** A survey that was cut short is right as far as it goes. */
    @Property(tries = 100)
    void aSubjectThatHasAPointIsNotRefutedByHalfARun(@ForAll Random random) {
        Variant point = MadeUp.point(random);
        List<Result> results = new ArrayList<>(MadeUp.results(
                (clause, scenario) -> MadeUp.holds(clause, scenario, point) ? Verdict.SATISFIED : any(ANY, random)));
        results.removeIf(result -> random.nextBoolean());
        Survey survey = Survey.of(MadeUp.SPECIFICATION, Profile.PLAYER, results);
        assertThat(point.choices())
                .noneMatch(choice -> survey.finding(choice).refuted().containsKey(choice));
    }
}

package touchstone.laboratory.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.laboratory.referee.Find.Fault;
import touchstone.laboratory.referee.Find.Grade;
import touchstone.laboratory.referee.Tally.Count;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** Nothing is found of players that are right, and it shows that they were tempted. */
class RefereeTest {

    private static final BaseRules STRICT = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);

    @Test
    void aPlayerThatIsRightWasTemptedOftenEnough() {
        Claim claim = Claim.of("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));
        Trial trial = Trial.of(Player.of(STRICT, Minds.legal()), claim, 4 * Trial.ALL_KINDS);
        assertThat(trial.finds()).isEmpty();
        Tally tally = trial.tally();
        for (Prohibition prohibition : Prohibition.values()) {
            assertThat(tally.of(prohibition).positions()).as(prohibition.id()).isGreaterThan(Rung.ENOUGH);
            assertThat(tally.of(prohibition).cornered()).as(prohibition.id()).isPositive();
            assertThat(Rung.of(tally.of(prohibition))).isEqualTo(Rung.REJECTS);
        }
        assertThat(tally.of(Count.UNPLAYED)).isZero();
        assertThat(tally.of(Count.AFTER_A_PASS)).isPositive();
        assertThat(tally.of(Count.ASKED_AFTER_THE_END)).isPositive();
        assertThat(tally.of(Count.SCORED)).isGreaterThan(tally.of(Count.GAMES) / 2);
    }

    /** Whatever rule of repetition is claimed, and however the game ends and is counted. */
    @ParameterizedTest
    @EnumSource(Repetition.class)
    void aPlayerIsRightByItsOwnRules(Repetition repetition) {
        Variant variant = Variant.BASE.with(repetition, SelfCapture.FORBIDDEN);
        Trial trial = Trial.of(
                Player.of(new VariantRules(variant), Minds.legal()), Claim.of("own", variant), Trial.ALL_KINDS);
        assertThat(trial.finds()).isEmpty();
        assertThat(trial.tally().of(Count.SCORED)).isPositive();
    }

    @Test
    void withoutAClaimSuperkoAndSuicideAreTheSubjectsChoice() {
        Player player = Player.of(
                new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED),
                Minds.preferring(made -> !made.selfCaptured().isEmpty()));
        Trial trial = Trial.of(player, Claim.none(), Trial.ALL_KINDS);
        assertThat(trial.faults()).contains(Fault.SUICIDE);
        assertThat(trial.finds()).allMatch(find -> Claim.none().grade(find.fault()) == Grade.DIFFERENCE);
        assertThat(trial.tally().of(Count.SCORED)).isZero();
        assertThat(Claim.none().grade(Fault.KO)).isEqualTo(Grade.VIOLATION);
    }

    @Test
    void aSeedRepeatsAScheduleAndAnotherDoesNot() {
        List<Board> boards = List.of(Board.of(5, 5));
        assertThat(fixtures(new Schedule(STRICT, boards, 7, 60)))
                .isEqualTo(fixtures(new Schedule(STRICT, boards, 7, 60)))
                .isNotEqualTo(fixtures(new Schedule(STRICT, boards, 8, 60)));
    }

    private static List<Fixture> fixtures(Schedule schedule) {
        return IntStream.rangeClosed(1, 2 * Trial.ALL_KINDS)
                .mapToObj(schedule::fixture)
                .toList();
    }
}

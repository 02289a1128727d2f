package touchstone.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.cli.level.Level;
import touchstone.cli.match.MatchFinding.Fault;
import touchstone.cli.match.MatchFinding.Grade;
import touchstone.cli.match.MatchTally.Count;
import touchstone.cli.options.Installation;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.rules.WantedRules;
import touchstone.spi.Subject;

/** Nothing is found of players that are right, and it shows that they were tempted. */
class RefereeRunTest {

    private static final BaseRules STRICT = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);

    @Test
    void aPlayerThatIsRightWasTemptedOftenEnough() {
        MatchClaim claim = MatchClaim.of("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));
        MatchTrial trial =
                MatchTrial.of(FaultyPlayer.of(STRICT, FaultyPlayers.legal()), claim, 4 * MatchTrial.ALL_KINDS);
        assertThat(trial.finds()).isEmpty();
        MatchTally tally = trial.tally();
        for (Prohibition prohibition : Prohibition.values()) {
            assertThat(tally.of(prohibition).positions()).as(prohibition.id()).isGreaterThan(ComplianceLevel.ENOUGH);
            assertThat(tally.of(prohibition).cornered()).as(prohibition.id()).isPositive();
            assertThat(ComplianceLevel.of(tally.of(prohibition))).isEqualTo(ComplianceLevel.REJECTS);
        }
        assertThat(tally.of(Count.UNPLAYED)).isZero();
        assertThat(tally.of(Count.AFTER_A_PASS)).isPositive();
        assertThat(tally.of(Count.ASKED_AFTER_THE_END)).isPositive();
        assertThat(tally.of(Count.SCORED)).isGreaterThan(tally.of(Count.GAMES) / 2);
    }

    /** Whatever rule of repetition is claimed, and however the game ends and is counted. */
    @ParameterizedTest
    @EnumSource(Repetition.class)
    @Tag("slow") // a whole trial for each rule of repetition
    void aPlayerIsRightByItsOwnRules(Repetition repetition) {
        Variant variant = Variant.BASE.with(repetition, SelfCapture.FORBIDDEN);
        MatchTrial trial = MatchTrial.of(
                FaultyPlayer.of(new VariantRules(variant), FaultyPlayers.legal()),
                MatchClaim.of("own", variant),
                MatchTrial.ALL_KINDS);
        assertThat(trial.finds()).isEmpty();
        assertThat(trial.tally().of(Count.SCORED)).isPositive();
    }

    /** AGA rules can ask for a third pass, and no words for rules tell an engine so. */
    @Test
    void whoCouldNotBeToldHowTheGameEndsMayEndItAtTwoPasses() {
        Variant aga = Installation.specification().ruleset("aga").orElseThrow().variant();
        Subject told = Level.of("told")
                .subject(() -> new VariantRules(Variant.BASE), new WantedRules("aga", aga), GtpOptions.DEFAULT);
        MatchTrial trial = MatchTrial.of(told, MatchClaim.of("aga", aga), MatchTrial.ALL_KINDS);
        assertThat(trial.finds()).isEmpty();
        assertThat(trial.played())
                .extracting(PlayedGame::ending)
                .anyMatch(ending -> ending.contains("could not be told"));
    }

    @Test
    void withoutAClaimSuperkoAndSuicideAreTheSubjectsChoice() {
        FaultyPlayer player = FaultyPlayer.of(
                new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED),
                FaultyPlayers.preferring(made -> !made.selfCaptured().isEmpty()));
        MatchTrial trial = MatchTrial.of(player, MatchClaim.none(), MatchTrial.ALL_KINDS);
        assertThat(trial.faults()).contains(Fault.SUICIDE);
        assertThat(trial.finds()).allMatch(find -> MatchClaim.none().grade(find.fault()) == Grade.DIFFERENCE);
        assertThat(trial.tally().of(Count.SCORED)).isZero();
        assertThat(MatchClaim.none().grade(Fault.KO)).isEqualTo(Grade.VIOLATION);
    }

    @Test
    void aSeedRepeatsAScheduleAndAnotherDoesNot() {
        List<Board> boards = List.of(Board.of(5, 5));
        assertThat(fixtures(new GameSchedule(STRICT, boards, 7, 60)))
                .isEqualTo(fixtures(new GameSchedule(STRICT, boards, 7, 60)))
                .isNotEqualTo(fixtures(new GameSchedule(STRICT, boards, 8, 60)));
    }

    private static List<MatchGame> fixtures(GameSchedule schedule) {
        return IntStream.rangeClosed(1, 2 * MatchTrial.ALL_KINDS)
                .mapToObj(schedule::fixture)
                .toList();
    }
}

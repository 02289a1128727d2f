package touchstone.laboratory.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.laboratory.referee.Find.Fault;
import touchstone.laboratory.referee.Tally.Count;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** What is found of players that are right, and of each kind that is wrong. */
class RefereeTest {

    private static final BaseRules FREE = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);
    private static final BaseRules STRICT = new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);
    private static final Claim BASE_7A = Claim.of("base-7A", Variant.BASE.with(SelfCapture.FORBIDDEN));

    private static final int ALL_KINDS = Fixture.Kind.values().length;

    private static List<Played> play(Player player, Claim claim, int games) {
        Schedule schedule = new Schedule(claim.rules(), List.of(Board.of(5, 5), Board.of(7, 7)), 1, 60);
        List<Played> watched = new ArrayList<>();
        List<Played> played = new Referee(player.subject(), claim, schedule).play(games, watched::add);
        assertThat(watched).isEqualTo(played);
        return played;
    }

    private static Tally tally(List<Played> played) {
        Tally tally = new Tally();
        played.forEach(one -> tally.add(one.tally()));
        return tally;
    }

    private static List<Fault> faults(List<Played> played) {
        return played.stream()
                .flatMap(one -> one.find().stream())
                .map(Find::fault)
                .distinct()
                .toList();
    }

    @Test
    void aPlayerThatIsRightWasTemptedOfTenEnough() {
        List<Played> played = play(Player.of(STRICT, Minds.legal()), BASE_7A, 4 * ALL_KINDS);
        assertThat(faults(played)).isEmpty();
        Tally tally = tally(played);
        for (Prohibition prohibition : Prohibition.values()) {
            assertThat(tally.of(prohibition).positions()).as(prohibition.id()).isGreaterThan(Rung.ENOUGH);
            assertThat(Rung.of(tally.of(prohibition))).isEqualTo(Rung.REJECTS);
        }
        assertThat(tally.of(Count.SCORED)).isPositive();
    }

    @Test
    void takesAKoBack() {
        Player player = Player.of(FREE, Minds.preferring(made -> made.captured().size() == 1));
        assertThat(faults(play(player, BASE_7A, 2 * ALL_KINDS))).contains(Fault.KO);
    }

    @Test
    void repeatsPositions() {
        Player player = Player.of(
                new BaseRules(Repetition.SIMPLE, SelfCapture.FORBIDDEN),
                Minds.preferring(made -> made.after().removed(made.after().toMove()) > 0));
        assertThat(faults(play(player, BASE_7A, 2 * ALL_KINDS))).containsExactly(Fault.SUPERKO);
    }

    @Test
    void capturesItself() {
        Player player = Player.of(
                new BaseRules(Repetition.POSITIONAL, SelfCapture.ALLOWED),
                Minds.preferring(made -> !made.selfCaptured().isEmpty()));
        assertThat(faults(play(player, BASE_7A, ALL_KINDS))).containsExactly(Fault.SUICIDE);
    }

    @Test
    void knowsNoSuicideAndIsTemptedAll() {
        Player player = Player.of(FREE, Minds.preferring(made -> made instanceof Ruling.Made));
        assertThat(faults(play(player, BASE_7A, ALL_KINDS))).contains(Fault.SUICIDE);
    }
}

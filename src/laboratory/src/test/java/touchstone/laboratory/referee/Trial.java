package touchstone.laboratory.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.Board;
import touchstone.subject.Subject;

/** A run with a player. */
record Trial(List<Played> played, boolean gaveUp) {

    static final int ALL_KINDS = Fixture.Kind.values().length;

    static Trial of(Player player, Claim claim, int games) {
        return of(player.subject(), claim, games);
    }

    static Trial of(Subject subject, Claim claim, int games) {
        Schedule schedule = new Schedule(claim.rules(), List.of(Board.of(5, 5), Board.of(7, 7)), 1, 60);
        List<Played> watched = new ArrayList<>();
        Referee referee = new Referee(subject, claim, schedule);
        List<Played> played = referee.play(games, watched::add);
        assertThat(watched).isEqualTo(played);
        return new Trial(played, referee.gaveUp());
    }

    List<Find> finds() {
        return played.stream().flatMap(one -> one.find().stream()).toList();
    }

    List<Find.Fault> faults() {
        return finds().stream().map(Find::fault).distinct().toList();
    }

    Tally tally() {
        Tally tally = new Tally();
        played.forEach(one -> tally.add(one.tally()));
        return tally;
    }
}

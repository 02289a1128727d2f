package touchstone.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.Board;
import touchstone.spi.Subject;

/** A run with a player. */
record MatchTrial(List<PlayedGame> played, boolean gaveUp) {

    static final int ALL_KINDS = MatchGame.Kind.values().length;

    static MatchTrial of(FaultyPlayer player, MatchClaim claim, int games) {
        return of(player.subject(), claim, games);
    }

    static MatchTrial of(Subject subject, MatchClaim claim, int games) {
        GameSchedule schedule = new GameSchedule(claim.rules(), List.of(Board.of(5, 5), Board.of(7, 7)), 1, 60);
        List<PlayedGame> watched = new ArrayList<>();
        Referee referee = new Referee(subject, claim, schedule);
        List<PlayedGame> played = referee.play(games, watched::add);
        assertThat(watched).isEqualTo(played);
        return new MatchTrial(played, referee.gaveUp());
    }

    List<MatchFinding> finds() {
        return played.stream().flatMap(one -> one.find().stream()).toList();
    }

    List<MatchFinding.Fault> faults() {
        return finds().stream().map(MatchFinding::fault).distinct().toList();
    }

    MatchTally tally() {
        MatchTally tally = new MatchTally();
        played.forEach(one -> tally.add(one.tally()));
        return tally;
    }
}

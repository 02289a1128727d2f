package touchstone.cli.match;

import java.util.List;
import java.util.Optional;
import touchstone.spi.Identity;
import touchstone.spi.RulesSetting;

/**
 * The result of a run, as far as it went.
 *
 * @param suiteVersion the version of Touchstone
 * @param commandLine how Touchstone was started
 * @param setting how the subject was told by which rules to play, if it was
 * @param claim by which rules the moves are judged
 * @param seed of the schedule
 * @param games how many were to be played
 * @param played those that were
 * @param trouble why it ended before its time; empty if it did not
 */
public record MatchResult(
        String suiteVersion,
        String commandLine,
        Identity subject,
        Optional<RulesSetting> setting,
        MatchClaim claim,
        long seed,
        int games,
        List<PlayedGame> played,
        Optional<String> trouble) {

    public MatchResult {
        played = List.copyOf(played);
    }

    /** What is counted of all games together. */
    public MatchTally tally() {
        MatchTally sum = new MatchTally();
        played.forEach(one -> sum.add(one.tally()));
        return sum;
    }

    /** The games in which something was found. */
    public List<PlayedGame> finds() {
        return played.stream().filter(one -> one.find().isPresent()).toList();
    }

    /** How much the finding of a game matters; empty if there is none. */
    public Optional<MatchFinding.Grade> grade(PlayedGame one) {
        return one.find().map(find -> claim.grade(find.fault()));
    }

    /** Whether any finding matters so much. */
    public boolean has(MatchFinding.Grade grade) {
        return played.stream().anyMatch(one -> grade(one).equals(Optional.of(grade)));
    }
}

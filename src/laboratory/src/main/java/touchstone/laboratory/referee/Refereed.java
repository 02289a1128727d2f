package touchstone.laboratory.referee;

import java.util.List;
import java.util.Optional;
import touchstone.subject.Briefing;
import touchstone.subject.Identity;

/**
 * A run, as far as it went.
 *
 * @param suiteVersion the version of Touchstone
 * @param commandLine how Touchstone was started
 * @param briefing how the subject was told by which rules to play, if it was
 * @param claim by which rules the moves are judged
 * @param seed of the schedule
 * @param games how many were to be played
 * @param played those that were
 * @param trouble why it ended before its time; empty if it did not
 */
public record Refereed(
        String suiteVersion,
        String commandLine,
        Identity subject,
        Optional<Briefing> briefing,
        Claim claim,
        long seed,
        int games,
        List<Played> played,
        Optional<String> trouble) {

    public Refereed {
        played = List.copyOf(played);
    }

    /** What is counted of all games together. */
    public Tally tally() {
        Tally sum = new Tally();
        played.forEach(one -> sum.add(one.tally()));
        return sum;
    }

    /** The games in which something was found. */
    public List<Played> finds() {
        return played.stream().filter(one -> one.find().isPresent()).toList();
    }

    /** How much the finding of a game matters; empty if there is none. */
    public Optional<Find.Grade> grade(Played one) {
        return one.find().map(find -> claim.grade(find.fault()));
    }

    /** Whether any finding matters so much. */
    public boolean has(Find.Grade grade) {
        return played.stream().anyMatch(one -> grade(one).equals(Optional.of(grade)));
    }
}

package touchstone.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The Ing-Spight ko rule (senseis.xmp.net/?IngSpightKoRule) of one play: clause repetition.ing-spight.
 *
 * <p>The text lets the players show that a play is part of a ko. Here it is one if it takes a single stone and can be taken back
 * alone, or if it and plays on the points touched since complete a cycle of an even number of plays (see {@link Cycle#isKo}).
 */
final class IngSpightKo {

    private final String clause;
    private final Game before;
    private final BoardPlay candidate;
    /** How many moves had been made when it began to count what is played. */
    private final int since;

    /** @param after the position once all steps of the play are done */
    IngSpightKo(String clause, Game before, Position after) {
        this.clause = clause;
        this.before = before;
        this.candidate = BoardPlay.between(before, after);
        this.since = before.rules().remembered(before);
    }

    Optional<Refusal> refusal() {
        return takesHotStones().or(this::repeatsOddCycle);
    }

    /** A hot stone, one played in the current run of ko plays, may not be captured unless that capture is not a ko play. */
    private Optional<Refusal> takesHotStones() {
        if (candidate.removed().isEmpty()) {
            return Optional.empty();
        }
        List<BoardPlay> plays = unbrokenRun();
        int firstCaptured = 0;
        while (firstCaptured < plays.size() && !isCaptured(plays.get(firstCaptured))) {
            firstCaptured++;
        }
        if (firstCaptured == plays.size()) {
            return Optional.empty();
        }
        plays.add(candidate);
        if (!candidate.canBeTakenBackAlone(before.rules()) && completesOddCycle()) {
            return Optional.empty();
        }
        PointSet hot = before.board().none();
        int koSince = plays.size();
        for (int i = plays.size() - 1; i >= firstCaptured; i--) {
            if (i < koSince && !plays.get(i).canBeTakenBackAlone(before.rules())) {
                koSince = startOfKo(plays, i);
                if (koSince < 0) {
                    break;
                }
            }
            if (isCaptured(plays.get(i))) {
                hot = hot.or(plays.get(i).placed());
            }
        }
        return hot.isEmpty() ? Optional.empty() : Optional.of(new Refusal.TakesHotStones(clause, hot));
    }

    /** Whether the stone of an earlier play is taken. Nobody plays on a stone, so it stands unless it was taken before. */
    private boolean isCaptured(BoardPlay play) {
        return play.player() != candidate.player() && candidate.removed().intersects(play.placed());
    }

    /** The latest play, not after another, since which all plays are part of one ko; -1 if there is none. */
    private int startOfKo(List<BoardPlay> plays, int notAfter) {
        for (int start = notAfter; start >= 0; start--) {
            List<BoardPlay> since = plays.subList(start, plays.size());
            if (Cycle.isNoKo(since)) {
                return -1;
            }
            if (Cycle.isKo(before.rules(), since)) {
                return start;
            }
        }
        return -1;
    }

    /** A ko contains no odd cycle. */
    private boolean completesOddCycle() {
        return completed(allPlays()).isPresent();
    }

    /** An odd cycle may be played once only, even with intervening plays. */
    private Optional<Refusal> repeatsOddCycle() {
        List<BoardPlay> plays = allPlays();
        return plays.stream().noneMatch(candidate::isSame)
                ? Optional.empty()
                : completed(plays)
                        .filter(Cycle::wasPlayedBefore)
                        .map(cycle -> new Refusal.RepeatsOddCycle(
                                clause, cycle.plays().size()));
    }

    /** The odd cycle that the play completes after those before, if it does. */
    private Optional<Cycle> completed(List<BoardPlay> plays) {
        List<BoardPlay> all = new ArrayList<>(plays);
        all.add(candidate);
        return Cycle.endingIn(all).filter(Cycle::isOdd);
    }

    /** The plays that led here with nothing else between, the earliest first. */
    private List<BoardPlay> unbrokenRun() {
        List<BoardPlay> plays = new ArrayList<>();
        for (Game moment = before; isPlay(moment); moment = moment.previous().orElseThrow()) {
            plays.add(moment.lastPlay());
        }
        Collections.reverse(plays);
        return plays;
    }

    private List<BoardPlay> allPlays() {
        List<BoardPlay> plays = new ArrayList<>();
        for (Game moment = before; moment != null; moment = moment.previous().orElse(null)) {
            if (isPlay(moment)) {
                plays.add(moment.lastPlay());
            }
        }
        Collections.reverse(plays);
        return plays;
    }

    private boolean isPlay(Game moment) {
        return moment.moves() > since && moment.lastMove().orElse(null) instanceof Move.Play;
    }
}

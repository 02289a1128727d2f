package touchstone.laboratory.level;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchstone.gtp.GtpOptions;
import touchstone.reference.BaseRules;
import touchstone.reference.Repetition;
import touchstone.reference.SelfCapture;
import touchstone.suite.result.Verdict;

/** Engines that take any play on an empty point from their controller, whatever they themselves hold for legal. */
class TolerantEnginesTest {

    private static final String[] SHOWN = {"boardsize", "clear_board", "komi", "play", "undo", "showboard"};

    private static Examination examine(Level level, String ruleset) {
        SelfCapture selfCapture = ruleset.equals("base") ? SelfCapture.ALLOWED : SelfCapture.FORBIDDEN;
        Level tolerant = level.playedBy(Controllers::legalityLeftToThem);
        return Examination.of(
                tolerant.subject(() -> new BaseRules(Repetition.POSITIONAL, selfCapture), GtpOptions.DEFAULT), ruleset);
    }

    private static Set<String> clauses(Examination examination, Verdict verdict) {
        return examination.of(verdict).stream()
                .map(result -> result.clause())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void thatKnowBetterWhenAskedAreTolerant() {
        for (String ruleset : new String[] {"base", "base-7A"}) {
            Examination examination = examine(Levels.GNU_GO, ruleset);
            System.out.println(
                    examination.counts() + " " + clauses(examination, Verdict.TOLERATED) + examination.accusations());
        }
    }

    @Test
    void thatNeverMakeIllegalMovesAreTolerant() {
        for (String ruleset : new String[] {"base", "base-7A"}) {
            Examination examination = examine(
                    Level.of(
                            "tolerant player",
                            Generating.legalMoves(),
                            Vocabularies.only(
                                    "boardsize", "clear_board", "komi", "play", "undo", "showboard", "genmove")),
                    ruleset);
            System.out.println(
                    examination.counts() + " " + clauses(examination, Verdict.TOLERATED) + examination.accusations());
        }
    }

    @Test
    void thatMakeIllegalMovesAreWrong() {
        for (String ruleset : new String[] {"base", "base-7A"}) {
            Examination examination = examine(
                    Level.of(
                            "tolerant player",
                            Generating.illegalMoves(),
                            Vocabularies.only(
                                    "boardsize", "clear_board", "komi", "play", "undo", "showboard", "genmove")),
                    ruleset);
            System.out.println(examination.counts() + " " + clauses(examination, Verdict.VIOLATED)
                    + clauses(examination, Verdict.TOLERATED) + examination.accusations());
        }
    }

    @Test
    void thatAreNotSeenToKnowBetterAreWrong() {
        for (String ruleset : new String[] {"base", "base-7A"}) {
            Examination examination = examine(Levels.SHOWBOARD, ruleset);
            System.out.println(examination.counts() + " " + clauses(examination, Verdict.VIOLATED)
                    + clauses(examination, Verdict.TOLERATED) + examination.accusations());
        }
    }
}

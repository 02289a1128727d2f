package touchstone.suite.lift;

import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.reference.Board;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/** The lifts for one subject and one claim; sessions of several threads share it. */
public final class Lifting {

    private final SubjectBoards boards;
    private final Lifts lifts;

    /** @param claimed what the subject claims to play; empty if nothing */
    public Lifting(Specification specification, Optional<Ruleset> claimed, Subject subject) {
        this.boards = new SubjectBoards();
        this.lifts = new Lifts(specification, claimed, subject.capabilities());
    }

    /** A session in which scenarios are lifted that begin on a board which the subject has not. */
    public LiftingSession over(Session session) {
        return new LiftingSession(session, this);
    }

    SubjectBoards boards() {
        return boards;
    }

    /**
     * How a scenario is played on the first board of the subject on which it holds.
     *
     * @param missing the board it is written for
     * @param why what the subject said of that board
     * @throws UnsupportedException if it holds on none
     */
    Lift lift(Scenario scenario, Session session, Board missing, String why) {
        return boards.had(session)
                .map(board -> lifts.lift(scenario, board))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> new UnsupportedException(SubjectBoards.needed(missing), why + elsewhere(session)));
    }

    private String elsewhere(Session session) {
        String had = boards.had(session).map(Board::toString).collect(Collectors.joining(" or "));
        return had.isEmpty() ? "" : "; the scenario does not hold on " + had;
    }
}

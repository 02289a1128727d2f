package touchstone.suite.lift;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;
import touchstone.suite.specification.Scenario;

/** A session that lifts a scenario when the subject has not its board; any other it leaves alone. */
public final class LiftingSession implements ForwardingSession {

    private final Session session;
    private final Lifting lifting;
    private Optional<Scenario> scenario = Optional.empty();
    private Optional<Lift> lift = Optional.empty();
    /** What the scenario's steps speak to. */
    private Session current;

    LiftingSession(Session session, Lifting lifting) {
        this.session = session;
        this.lifting = lifting;
        this.current = session;
    }

    /** The scenario that is played from here on. */
    public void take(Scenario next) {
        scenario = Optional.of(next);
        lift = Optional.empty();
        current = session;
    }

    /** How the scenario is lifted, for reports, such as {@code lifted to 19x19, lower left corner}; empty if it is not. */
    public Optional<String> lifted() {
        return lift.map(Lift::words);
    }

    @Override
    public void begin(GameStart opening) {
        if (lift.isEmpty()) {
            laterBoardLacking(opening.board())
                    .ifPresent(board -> lift(board, "the subject has no " + board + " board"));
        }
        if (lift.isEmpty() && !lifting.boards().lacks(opening.board())) {
            try {
                session.begin(opening);
                return;
            } catch (UnsupportedException unsupported) {
                if (!SubjectBoards.tells(unsupported)) {
                    throw unsupported;
                }
                lifting.boards().note(opening.board(), false);
                lift(opening.board(), unsupported.getMessage());
            }
        } else if (lift.isEmpty()) {
            lift(opening.board(), "the subject has no " + opening.board() + " board");
        }
        current.begin(opening);
    }

    /** A board without which the scenario could not go on. */
    private Optional<Board> laterBoardLacking(Board first) {
        return scenario.map(LaterBoards::of).stream()
                .flatMap(boards -> boards.stream())
                .filter(board -> board != first && !lifting.boards().has(board, session))
                .findFirst();
    }

    private void lift(Board missing, String why) {
        Scenario lifted = scenario.orElseThrow(() -> new UnsupportedException(SubjectBoards.needed(missing), why));
        Lift found = lifting.lift(lifted, session, missing, why);
        lift = Optional.of(found);
        current = Lifts.session(session, found);
    }

    @Override
    public Session session() {
        return current;
    }
}

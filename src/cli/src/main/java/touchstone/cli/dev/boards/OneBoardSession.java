package touchstone.cli.dev.boards;

import java.util.List;
import java.util.Optional;
import touchstone.formats.sgf.SgfException;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;
import touchstone.suite.lift.ForwardingSession;

/** A session that refuses all boards but one: to begin on, in positions that are set up, and in records. */
final class OneBoardSession implements ForwardingSession, Controlled {

    private final Session session;
    private final Board only;

    OneBoardSession(Session session, Board only) {
        this.session = session;
        this.only = only;
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public <A> Optional<A> find(Class<A> ability) {
        return ability == Controlled.class ? Optional.of(ability.cast(this)) : session.find(ability);
    }

    @Override
    public void begin(GameStart opening) {
        if (opening.board() != only) {
            boolean square = opening.board().width() == opening.board().height();
            throw new UnsupportedException(
                    square ? Capability.BOARD_SIZE : Capability.RECTANGULAR, "unacceptable size " + opening.board());
        }
        session.begin(opening);
    }

    @Override
    public Answer request(ControllerRequest request) {
        return board(request).filter(board -> board != only).isPresent()
                ? new Answer.Refused(Optional.empty(), "unacceptable size")
                : session.ability(Controlled.class).request(request);
    }

    private static Optional<Board> board(ControllerRequest request) {
        if (request instanceof ControllerRequest.SetUp setUp) {
            return Optional.of(setUp.position().board());
        } else if (request instanceof ControllerRequest.Load load) {
            try {
                return Optional.of(SgfRecord.read(load.text()).board());
            } catch (SgfException broken) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    @Override
    public List<Point> handicapStones() {
        return session.ability(Controlled.class).handicapStones();
    }

    @Override
    public double komi() {
        return session.ability(Controlled.class).komi();
    }
}

package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.ServedCommand;
import touchstone.process.ProgramThread;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.LegalMoves;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;
import touchstone.trace.Tracer;

/** KataGo's set_position does not say whose turn it is, and what KataGo says of legality is about the player to move. */
class UntoldTurnTest {

    private static final Board BOARD = Board.of(3, 3);
    private static final Position POSITION =
            Position.empty(BOARD).with(Color.BLACK, Point.parse("A2")).with(Color.BLACK, Point.parse("B1"));

    /** Its position is set up by set_position alone, and its legal plays are those of the player to move. */
    private static GtpSubject subject() {
        return GtpSubject.probe(
                () -> ProgramThread.start((input, answers, errors) -> {
                    Map<String, ServedCommand> commands = GtpServer.commands(new BaseRules(), "Fake", "1");
                    ServedCommand clear = commands.get("clear_board");
                    ServedCommand setUp = commands.get("gogui-setup");
                    commands.put("set_position", arguments -> {
                        clear.carryOut(new Arguments(List.of()));
                        return setUp.carryOut(arguments);
                    });
                    List.of("gogui-setup", "gogui-setup_player", "all_legal", "is_legal")
                            .forEach(commands::remove);
                    new GtpServer(commands).serve(input, answers);
                }),
                "fake",
                GtpOptions.DEFAULT);
    }

    private static ControllerRequest setUp(Color toMove) {
        return new ControllerRequest.SetUp(POSITION, toMove);
    }

    @Test
    void whatIsLegalForWhiteIsNotAskedBeforeTheEngineKnowsThatItIsWhitesTurn() {
        try (Session session = subject().open()) {
            session.begin(GameStart.of(BOARD));
            assertThat(session.ability(Controlled.class).request(setUp(Color.WHITE)))
                    .isInstanceOf(Answer.Accepted.class);
            assertThatThrownBy(() -> session.ability(LegalMoves.class).legalPlays(Color.WHITE))
                    .isInstanceOf(UnsupportedException.class);
            assertThat(session.make(Color.BLACK, new Move.Play(Point.parse("C3"))))
                    .isInstanceOf(Answer.Accepted.class);
            assertThat(session.ability(LegalMoves.class).legalPlays(Color.WHITE).contains(Point.parse("C3")))
                    .isFalse();
            session.ability(Controlled.class).request(setUp(Color.BLACK));
            assertThat(session.ability(LegalMoves.class).legalPlays(Color.BLACK).contains(Point.parse("A1")))
                    .isTrue();
        }
    }

    @Test
    void norInAWalk() {
        TraceStep look = new TraceStep.QueryStep(new Query.LegalPlays(Color.WHITE));
        try (Session session = subject().open()) {
            List<Observation> observations = Tracer.trace(
                    session,
                    GameStart.of(BOARD),
                    List.of(
                            new TraceStep.RequestStep(setUp(Color.WHITE)),
                            look,
                            new TraceStep.RequestStep(setUp(Color.BLACK)),
                            new TraceStep.MoveStep(Color.BLACK, new Move.Play(Point.parse("C3"))),
                            look));
            assertThat(observations.get(1)).isInstanceOf(Observation.Hidden.class);
            assertThat(((Observation.Hidden) observations.get(1)).capability()).isEqualTo(Capability.LISTS_LEGAL_PLAYS);
            assertThat(observations.get(4)).isInstanceOf(Observation.Shown.class);
        }
    }
}

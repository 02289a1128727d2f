package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.subject.Answer;
import touchstone.subject.Capability;
import touchstone.subject.Controlled;
import touchstone.subject.LegalMoves;
import touchstone.subject.Opening;
import touchstone.subject.Request;
import touchstone.subject.Table;
import touchstone.subject.Unsupported;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;
import touchstone.trace.Tracer;

/** KataGo's set_position does not say whose turn it is, and what KataGo says of legality is about the player to move. */
class UntoldTurnTest {

    private static final Board BOARD = Board.of(3, 3);
    private static final Position POSITION =
            Position.empty(BOARD).with(Color.BLACK, Point.parse("A2")).with(Color.BLACK, Point.parse("B1"));

    /** Its position is set up by set_position alone, and its legal plays are those of the player to move. */
    private static GtpSubject subject() {
        return GtpSubject.probe(
                () -> EngineThread.start((input, answers, errors) -> {
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

    private static Request setUp(Color toMove) {
        return new Request.SetUp(POSITION, toMove);
    }

    @Test
    void whatIsLegalForWhiteIsNotAskedBeforeTheEngineKnowsThatItIsWhitesTurn() {
        try (Table table = subject().sit()) {
            table.begin(Opening.of(BOARD));
            assertThat(table.ability(Controlled.class).request(setUp(Color.WHITE)))
                    .isInstanceOf(Answer.Accepted.class);
            assertThatThrownBy(() -> table.ability(LegalMoves.class).legalPlays(Color.WHITE))
                    .isInstanceOf(Unsupported.class);
            assertThat(table.make(Color.BLACK, new Move.Play(Point.parse("C3"))))
                    .isInstanceOf(Answer.Accepted.class);
            assertThat(table.ability(LegalMoves.class).legalPlays(Color.WHITE).contains(Point.parse("C3")))
                    .isFalse();
            table.ability(Controlled.class).request(setUp(Color.BLACK));
            assertThat(table.ability(LegalMoves.class).legalPlays(Color.BLACK).contains(Point.parse("A1")))
                    .isTrue();
        }
    }

    @Test
    void norInAWalk() {
        Step look = new Step.Look(new Sight.LegalPlays(Color.WHITE));
        try (Table table = subject().sit()) {
            List<Seen> seen = Tracer.trace(
                    table,
                    Opening.of(BOARD),
                    List.of(
                            new Step.Ask(setUp(Color.WHITE)),
                            look,
                            new Step.Ask(setUp(Color.BLACK)),
                            new Step.Make(Color.BLACK, new Move.Play(Point.parse("C3"))),
                            look));
            assertThat(seen.get(1)).isInstanceOf(Seen.Hidden.class);
            assertThat(((Seen.Hidden) seen.get(1)).capability()).isEqualTo(Capability.LISTS_LEGAL_PLAYS);
            assertThat(seen.get(4)).isInstanceOf(Seen.Shown.class);
        }
    }
}

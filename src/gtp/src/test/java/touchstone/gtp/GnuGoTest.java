package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.GameStart;
import touchstone.spi.GameState;
import touchstone.spi.LegalMoves;
import touchstone.spi.MoveGenerator;
import touchstone.spi.PrisonerCount;
import touchstone.spi.Session;
import touchstone.spi.UnsupportedException;

@Tag("slow") // needs GNU Go
class GnuGoTest {

    private static GtpSubject gnuGo;

    @BeforeAll
    static void probe() {
        boolean installed = Files.isExecutable(Path.of("/usr/games/gnugo"));
        assumeTrue(
                installed || "true".equals(System.getenv("CI")),
                "GNU Go is not installed (Debian: apt install gnugo), so it is not tried");
        gnuGo = GtpSubject.probe("gnugo --mode gtp --level 1", GtpOptions.DEFAULT);
    }

    /** Black has just not yet taken: D3 takes White's stone on E3, and E3 would take it back. */
    private static GameStart ko() {
        Position position = Position.empty(Board.of(9, 9));
        for (String point : "C3 D2 D4 E3".split(" ")) {
            position = position.with(Color.BLACK, Point.parse(point));
        }
        for (String point : "E2 F3 E4".split(" ")) {
            position = position.with(Color.WHITE, Point.parse(point));
        }
        return new GameStart(position, Color.WHITE, Optional.of(Point.parse("E3")));
    }

    private static Move at(String point) {
        return new Move.Play(Point.parse(point));
    }

    @Test
    void isKnownForWhatItIs() {
        assertThat(gnuGo.identity().name()).isEqualTo("GNU Go");
        assertThat(gnuGo.identity().id()).isEqualTo("gnu-go");
        assertThat(gnuGo.capabilities())
                .contains(
                        Capability.BOARD_SIZE,
                        Capability.READS_BOARD,
                        Capability.ENFORCES_LEGALITY,
                        Capability.ANSWERS_LEGALITY,
                        Capability.LISTS_LEGAL_PLAYS,
                        Capability.CHAINS,
                        Capability.LIBERTIES,
                        Capability.PRISONERS,
                        Capability.SCORE,
                        Capability.UNDO,
                        Capability.GENERATES_MOVES)
                .doesNotContain(
                        Capability.RECTANGULAR,
                        Capability.LITERAL_SCORE,
                        Capability.TURN,
                        Capability.GAME_END,
                        Capability.GIVES_REASONS,
                        Capability.RULESETS);
        assertThat(gnuGo.channels()).containsEntry(Capability.READS_BOARD, "list_stones");
        assertThat(gnuGo.notes()).anyMatch(note -> note.contains("boardsize 9 7"));
    }

    @Test
    void refusesToTakeBackAKo() {
        try (Session session = gnuGo.open()) {
            session.begin(ko());
            assertThat(session.make(Color.WHITE, at("D3"))).isInstanceOf(Answer.Accepted.class);
            assertThat(session.ability(PrisonerCount.class).prisoners(Color.BLACK))
                    .isEqualTo(1);
            assertThat(session.ability(PrisonerCount.class).prisoners(Color.WHITE))
                    .isZero();
            assertThat(session.ask(Color.BLACK, at("E3"))).isInstanceOf(Answer.Refused.class);
            assertThat(session.ask(Color.BLACK, at("A1"))).isInstanceOf(Answer.Accepted.class);
            assertThat(session.ask(Color.BLACK, Move.PASS)).isInstanceOf(Answer.Accepted.class);
            assertThat(session.ability(LegalMoves.class).legalPlays(Color.BLACK).contains(Point.parse("E3")))
                    .isFalse();
            assertThat(session.ability(BoardView.class).position().stone(Point.parse("A1")))
                    .isEmpty();
            assertThat(session.ability(ChainView.class).chain(Point.parse("D3")))
                    .isEqualTo(PointSet.of(Board.of(9, 9), Point.parse("D3")));
            assertThat(session.ability(ChainView.class).liberties(Point.parse("D3")))
                    .isEqualTo(PointSet.of(Board.of(9, 9), Point.parse("E3")));
            assertThat(session.make(Color.BLACK, at("E3"))).isInstanceOf(Answer.Refused.class);
            assertThat(session.ability(MoveGenerator.class).generate(Color.BLACK, 2))
                    .hasSize(2)
                    .doesNotContain(at("E3"));
            assertThat(session.waited()).isPositive();
            assertThat(session.transcript())
                    .anyMatch(exchange -> exchange.asked().equals("play B E3")
                            && exchange.answered().equals("? illegal move"));
        }
    }

    @Test
    void hasNoBoardThatIsNotSquareAndNoneTooLarge() {
        try (Session session = gnuGo.open()) {
            assertThatThrownBy(() -> session.begin(GameStart.of(Board.of(5, 4))))
                    .isInstanceOfSatisfying(UnsupportedException.class, e -> assertThat(e.capability())
                            .isEqualTo(Capability.RECTANGULAR));
            assertThatThrownBy(() -> session.begin(GameStart.of(Board.of(21, 21))))
                    .isInstanceOfSatisfying(UnsupportedException.class, e -> assertThat(e.capability())
                            .isEqualTo(Capability.BOARD_SIZE));
            assertThatThrownBy(() -> session.ability(GameState.class).toMove()).isInstanceOf(RuntimeException.class);
            session.begin(GameStart.of(Board.of(1, 1)));
            assertThat(session.ability(BoardView.class).position()).isEqualTo(Position.empty(Board.of(1, 1)));
            session.begin(GameStart.of(Board.of(19, 19)));
            assertThat(session.make(Color.BLACK, at("T19"))).isInstanceOf(Answer.Accepted.class);
            assertThat(session.make(Color.WHITE, at("U1"))).isInstanceOf(Answer.Refused.class);
        }
    }
}

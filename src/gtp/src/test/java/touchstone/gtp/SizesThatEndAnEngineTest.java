package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.ServedCommand;
import touchstone.gtp.smoke.SmokeCheck;
import touchstone.gtp.smoke.SmokeFinding;
import touchstone.gtp.smoke.SmokeFinding.Grade;
import touchstone.gtp.smoke.SmokeTest;
import touchstone.process.RunningProgram;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.Session;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** Engines whose process ends over a board, as Pachi's does over 1x1 and Michi's over a play beyond the one it has. */
class SizesThatEndAnEngineTest {

    private static RunningProgram engine(Consumer<Map<String, ServedCommand>> habit) {
        Map<String, ServedCommand> commands = GtpServer.commands(new BaseRules(), "Fake", "1");
        habit.accept(commands);
        return new GtpServer(commands).program();
    }

    private static Consumer<Map<String, ServedCommand>> endsOver(int fatal) {
        return commands -> {
            ServedCommand size = commands.get("boardsize");
            commands.put("boardsize", arguments -> {
                if (arguments.words().equals(List.of(String.valueOf(fatal)))) {
                    throw new IllegalStateException("Assertion `size > 1' failed.");
                }
                return size.carryOut(arguments);
            });
        };
    }

    /** It has one board, says so, and does not look where it is told to play. */
    private static void thirteenAlone(Map<String, ServedCommand> commands) {
        ServedCommand size = commands.get("boardsize");
        ServedCommand play = commands.get("play");
        boolean[] begun = new boolean[1];
        commands.remove("rectangular_boardsize");
        commands.put("boardsize", arguments -> {
            if (!arguments.words().equals(List.of("13"))) {
                throw new CommandFailedException("incompatible boardsize");
            }
            begun[0] = true;
            return size.carryOut(arguments);
        });
        commands.put("play", arguments -> {
            if (!begun[0]) {
                throw new IllegalStateException("segmentation fault");
            }
            return play.carryOut(arguments);
        });
    }

    private static GtpSubject probe(Consumer<Map<String, ServedCommand>> habit) {
        return GtpSubject.probe(() -> engine(habit), "fake", GtpOptions.DEFAULT);
    }

    private static SmokeFinding sizes(Consumer<Map<String, ServedCommand>> habit) {
        return SmokeTest.check(() -> engine(habit), EngineStart.of("fake"), GtpOptions.DEFAULT, finding -> {})
                .get(SmokeCheck.SIZES.ordinal());
    }

    @Test
    void aSizeKnownToEndItIsOneThatItLacks() {
        GtpSubject subject = probe(endsOver(1));
        assertThat(subject.capabilities()).contains(Capability.BOARD_SIZE, Capability.READS_BOARD);
        assertThat(subject.notes()).anyMatch(note -> note.startsWith("no 1x1 board: the engine"));
        try (Session session = subject.open()) {
            assertThatThrownBy(() -> session.begin(GameStart.of(Board.of(1, 1))))
                    .isInstanceOf(UnsupportedException.class)
                    .hasMessageContaining("\"boardsize 1\"");
            session.begin(GameStart.of(Board.of(5, 5)));
            assertThat(session.ability(BoardView.class).position().stones().isEmpty())
                    .isTrue();
        }
    }

    @Test
    void aSizeThatTurnsOutToEndItBreaksOneTableAlone() {
        GtpSubject subject = probe(endsOver(6));
        try (Session session = subject.open()) {
            assertThatThrownBy(() -> session.begin(GameStart.of(Board.of(6, 6))))
                    .isInstanceOf(SubjectErrorException.class);
        }
        try (Session session = subject.open()) {
            assertThatThrownBy(() -> session.begin(GameStart.of(Board.of(6, 6))))
                    .isInstanceOf(UnsupportedException.class);
        }
    }

    @Test
    void nothingIsPlayedOnABoardThatWasRefused() {
        GtpSubject subject = probe(SizesThatEndAnEngineTest::thirteenAlone);
        assertThat(subject.capabilities()).contains(Capability.BOARD_SIZE).doesNotContain(Capability.RECTANGULAR);
        assertThat(subject.notes()).noneMatch(note -> note.contains("the engine closed"));
        SmokeFinding sizes = sizes(SizesThatEndAnEngineTest::thirteenAlone);
        assertThat(sizes.grade()).isEqualTo(Grade.OK);
        assertThat(sizes.seen()).isEqualTo("13");
    }

    /** Orego and Michi look neither whether a point is on the board nor, when it is not, what they write there. */
    private static void looksAtNoEdge(Map<String, ServedCommand> commands) {
        ServedCommand play = commands.get("play");
        commands.remove("rectangular_boardsize");
        commands.put("play", arguments -> {
            try {
                return play.carryOut(arguments);
            } catch (CommandFailedException failure) {
                if (failure.getMessage().contains("board")) {
                    return "";
                }
                throw failure;
            }
        });
    }

    @Test
    void aBoardThatIsShownIsThereThoughPlaysBeyondItAreTaken() {
        assertThat(sizes(SizesThatEndAnEngineTest::looksAtNoEdge).seen()).startsWith("1 2 3 4");
        assertThat(sizes(commands -> {
                            looksAtNoEdge(commands);
                            ServedCommand size = commands.get("boardsize");
                            commands.put("boardsize", arguments -> {
                                if (arguments.side(0) > 19) {
                                    throw new CommandFailedException("unacceptable size");
                                }
                                return size.carryOut(new Arguments(List.of("19")));
                            });
                        })
                        .seen())
                .isEqualTo("19");
    }

    @Test
    void smokeListsTheOtherSizes() {
        SmokeFinding sizes = sizes(endsOver(2));
        assertThat(sizes.grade()).isEqualTo(Grade.MISSING);
        assertThat(sizes.seen()).startsWith("1 3 4 5").contains("; on 2x2 the engine", "\"boardsize 2\"");
        assertThat(sizes.remedy()).contains("unacceptable size");
    }

    @Test
    void smokeTellsAnEngineThatEndsOverEverySize() {
        SmokeFinding sizes = sizes(commands -> commands.put("boardsize", arguments -> {
            throw new IllegalStateException("no size will do");
        }));
        assertThat(sizes.grade()).isEqualTo(Grade.BROKE);
    }
}

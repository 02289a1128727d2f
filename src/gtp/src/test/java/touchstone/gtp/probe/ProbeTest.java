package touchstone.gtp.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.ServedEngine;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.observe.BoardSizes;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.observe.EngineProfile;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.reading.PolicyReading;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.ServedCommand;
import touchstone.gtp.session.GtpSession;
import touchstone.process.ProgramThread;
import touchstone.process.RunningProgram;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.Controlled;
import touchstone.spi.ControllerRequest;
import touchstone.spi.GameStart;
import touchstone.spi.GeneratedMove;
import touchstone.spi.Identity;
import touchstone.spi.MoveGenerator;
import touchstone.spi.PrisonerCount;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;
import touchstone.trace.Tracer;

/** Engines with habits, made of the server by changing some of its commands. */
class ProbeTest {

    private static final Board SMALL = Board.of(5, 5);

    private static GtpSubject probe(Consumer<Map<String, ServedCommand>> habits) {
        return GtpSubject.probe(() -> engine(habits), "fake", GtpOptions.DEFAULT);
    }

    private static RunningProgram engine(Consumer<Map<String, ServedCommand>> habits) {
        return engine((commands, errors) -> habits.accept(commands));
    }

    private static RunningProgram engine(BiConsumer<Map<String, ServedCommand>, OutputStream> habits) {
        return ProgramThread.start((input, answers, errors) -> {
            Map<String, ServedCommand> commands =
                    GtpServer.commands(new BaseRules(Repetition.NONE, SelfCapture.ALLOWED), "Fake: Go!", "1");
            habits.accept(commands, errors);
            new GtpServer(commands).serve(input, answers);
        });
    }

    private static Move at(String point) {
        return new Move.Play(Point.parse(point));
    }

    private static ServedCommand says(String text) {
        return arguments -> text;
    }

    private static ServedCommand fails(String text) {
        return arguments -> {
            throw new CommandFailedException(text);
        };
    }

    /** Orego answers nothing at all to the one, and another engine may end over the other. */
    @Test
    void anEngineThatBreaksDownOverOneWayToShowSomethingShowsTheRest() {
        GtpSubject subject = probe(commands -> List.of("gogui-rules_board", "final_status_list")
                .forEach(name -> commands.put(name, arguments -> {
                    throw new IllegalStateException("no such luck");
                })));
        assertThat(subject.channels())
                .containsEntry(Capability.READS_BOARD, "list_stones")
                .containsKeys(Capability.CHAINS, Capability.SCORE, Capability.TURN, Capability.ENFORCES_LEGALITY)
                .doesNotContainKeys(Capability.TERRITORY, Capability.DEAD_STONES);
        assertThat(subject.notes())
                .anyMatch(note -> note.startsWith("gogui-rules_board is not used for reads-board: the engine"))
                .anyMatch(note -> note.startsWith("final_status_list dead is not used: the engine"));
    }

    @Test
    void withoutAListCommandsAreAskedForOneByOne() {
        GtpSubject subject = probe(commands -> commands.remove("list_commands"));
        assertThat(subject.capabilities()).contains(Capability.READS_BOARD, Capability.TURN, Capability.LITERAL_SCORE);
        assertThat(subject.notes()).anyMatch(note -> note.contains("known_command is asked"));
        assertThat(subject.identity().id()).isEqualTo("fake-go");
    }

    @Test
    void aBoardThatLiesIsNotTrusted() {
        GtpSubject subject = probe(commands -> {
            commands.put("gogui-rules_board", says(".....\n.....\n.....\n.....\n....."));
            commands.put("list_stones", fails("out of order"));
        });
        assertThat(subject.channels()).containsEntry(Capability.READS_BOARD, "showboard");
        assertThat(subject.notes())
                .anyMatch(note -> note.startsWith("gogui-rules_board is not trusted"))
                .anyMatch(note -> note.startsWith("list_stones is not trusted"));
    }

    @Test
    void handicapStonesThatAreNamedByNoPointsAreNoBreakdown() {
        GtpSubject subject = probe(commands -> commands.put("fixed_handicap", says("here and there")));
        try (Session session = subject.open()) {
            session.begin(GameStart.of(Board.of(9, 9)));
            assertThat(session.ability(Controlled.class).request(new ControllerRequest.FixedHandicap(2)))
                    .isEqualTo(new Answer.Accepted());
            assertThat(session.ability(Controlled.class).handicapStones()).isEmpty();
            assertThat(session.ability(BoardView.class).position()).isEqualTo(Position.empty(Board.of(9, 9)));
        }
    }

    @Test
    void aSetUpThatDoesNothingIsNotTrusted() {
        GtpSubject subject = probe(commands -> commands.put("gogui-setup", says("")));
        assertThat(subject.channels()).containsEntry(Capability.SET_UP, "play");
    }

    @Test
    void aMoveTakenThoughHeldToBeIllegalIsTolerated() {
        GtpSubject subject = probe(commands -> {
            ServedCommand judge = commands.get("is_legal");
            commands.put(
                    "is_legal", arguments -> arguments.words().get(1).equals("A1") ? "0" : judge.carryOut(arguments));
        });
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.ask(Color.BLACK, at("A1")))
                    .isEqualTo(new Answer.Tolerated("is_legal says that it is illegal"));
            assertThat(session.ability(BoardView.class).position()).isEqualTo(Position.empty(SMALL));
            assertThat(session.ask(Color.BLACK, at("B1"))).isEqualTo(new Answer.Accepted());
            assertThat(session.make(Color.BLACK, at("A1"))).isEqualTo(new Answer.Accepted());
        }
    }

    @Test
    void aMoveRefusedThoughHeldToBeLegalIsRefused() {
        GtpSubject subject = probe(commands -> {
            ServedCommand play = commands.get("play");
            commands.put("play", arguments -> {
                if (arguments.words().get(1).equals("A3")) {
                    throw new CommandFailedException("I like it not");
                }
                return play.carryOut(arguments);
            });
        });
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.ask(Color.BLACK, at("A3")))
                    .isEqualTo(new Answer.Refused(
                            Optional.empty(), "I like it not, though is_legal says that it is legal"));
        }
    }

    @Test
    void aRefusalIsOneInWhateverWords() {
        GtpSubject subject = probe(commands -> {});
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.make(Color.BLACK, at("A6"))).isInstanceOf(Answer.Refused.class);
        }
        try (Session session = new GtpSession(
                new GtpConnection(engine(commands -> commands.put("play", fails("syntax error"))), GtpOptions.DEFAULT),
                ServedEngine.NO_LINES,
                new BoardSizes(),
                bare())) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.make(Color.BLACK, at("A3"))).isInstanceOf(Answer.Refused.class);
        }
    }

    private static EngineProfile bare() {
        return new EngineProfile(
                new Identity("bare", "", "", ""),
                Set.of(),
                Channels.NONE,
                EngineProfile.SetUpManner.PLAYS,
                Optional.empty(),
                Optional.empty(),
                false,
                Map.of(),
                List.of(),
                Map.of());
    }

    @Test
    void ofAnEngineWithoutQueriesLittleIsKnownAndNothingBroken() {
        GtpSubject subject = probe(commands -> commands.keySet()
                .retainAll(Set.of(
                        "protocol_version", "name", "version", "list_commands", "boardsize", "clear_board", "play")));
        assertThat(subject.capabilities())
                .containsExactlyInAnyOrder(
                        Capability.COMMAND_LINES,
                        Capability.BOARD_SIZE,
                        Capability.RECTANGULAR,
                        Capability.SET_UP,
                        Capability.ENFORCES_LEGALITY);
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.make(Color.BLACK, at("A3"))).isInstanceOf(Answer.Accepted.class);
            assertThatThrownBy(() -> session.ability(BoardView.class).position())
                    .isInstanceOf(UnsupportedException.class);
            assertThatThrownBy(() -> session.ability(ScoreView.class).lead()).isInstanceOf(UnsupportedException.class);
            assertThatThrownBy(() -> session.ability(MoveGenerator.class).generate(Color.BLACK, 1))
                    .isInstanceOf(UnsupportedException.class);
        }
    }

    @Test
    void anEngineOfOneSizeThatShowsItsBoardOnStandardError() {
        GtpSubject subject = GtpSubject.probe(() -> engine(ProbeTest::leelaLike), "fake", GtpOptions.DEFAULT);
        assertThat(subject.channels())
                .containsEntry(Capability.READS_BOARD, "showboard on standard error")
                .containsEntry(Capability.BOARD_SIZE, "boardsize 19");
        assertThat(subject.capabilities()).doesNotContain(Capability.RECTANGULAR, Capability.ANSWERS_LEGALITY);
    }

    private static void leelaLike(Map<String, ServedCommand> commands, OutputStream errors) {
        ServedCommand boardSize = commands.get("boardsize");
        ServedCommand showBoard = commands.get("showboard");
        commands.keySet()
                .retainAll(Set.of(
                        "protocol_version",
                        "name",
                        "version",
                        "list_commands",
                        "boardsize",
                        "clear_board",
                        "play",
                        "undo"));
        commands.put("boardsize", arguments -> {
            if (!arguments.text().equals("19")) {
                throw new CommandFailedException("unacceptable size");
            }
            return boardSize.carryOut(arguments);
        });
        commands.put("showboard", arguments -> {
            try {
                errors.write(("Passes: 0\n" + showBoard.carryOut(arguments) + "\n\nHash: 12\n")
                        .getBytes(StandardCharsets.UTF_8));
                errors.flush();
                return "";
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** An engine that scores as the server does but for a game where Black leads by 42. */
    private static GtpSubject scoring(ServedCommand other) {
        return probe(commands -> {
            ServedCommand score = commands.get("final_score");
            commands.put("final_score", arguments -> {
                String text = score.carryOut(arguments);
                return text.startsWith("B+42") ? other.carryOut(arguments) : text;
            });
        });
    }

    @Test
    void aScoreWithoutTheDeadIsNotLiteral() {
        for (ServedCommand other : List.of(says("B+49.0"), says("B+44.0"), fails("unclear groups"))) {
            GtpSubject subject = scoring(other);
            assertThat(subject.capabilities()).contains(Capability.SCORE).doesNotContain(Capability.LITERAL_SCORE);
            assertThat(subject.notes()).anyMatch(note -> note.contains("does not score the stones as they stand"));
            assertThat(subject.unused().get(Capability.LITERAL_SCORE))
                    .contains("does not score the stones as they stand");
        }
    }

    @Test
    void aGuessIsNoScore() {
        int[] asked = new int[1];
        for (ServedCommand guess : List.<ServedCommand>of(says("B+38.3"), arguments -> "B+" + (38 + asked[0]++ % 2))) {
            GtpSubject guessing = scoring(guess);
            assertThat(guessing.capabilities()).doesNotContain(Capability.SCORE, Capability.LITERAL_SCORE);
            assertThat(guessing.notes()).anyMatch(note -> note.startsWith("final_score guesses"));
        }
    }

    @Test
    void aLeadOfMorePointsThanThereAreIsNoGuess() {
        int[] asked = new int[1];
        GtpSubject wrong = scoring(arguments -> "B+" + (49 + asked[0]++ % 2));
        assertThat(wrong.capabilities()).contains(Capability.SCORE, Capability.LITERAL_SCORE);
        assertThat(wrong.notes()).contains("final_score answers a lead of 50.0 on a board of 49 points");
    }

    /** Its answers depend on how a position is turned, as those of a guess do, but the same position always gets the same. */
    @Test
    void whatIsAlwaysWrongWhereNothingCanBeDeadIsNoGuess() {
        int[] stones = new int[1];
        int[] asked = new int[1];
        for (boolean steady : new boolean[] {true, false}) {
            GtpSubject wrong = probe(commands -> {
                ServedCommand clear = commands.get("clear_board");
                ServedCommand play = commands.get("play");
                commands.keySet().removeIf(name -> name.startsWith("gogui") || name.equals("loadsgf"));
                commands.put("clear_board", arguments -> {
                    stones[0] = 0;
                    return clear.carryOut(arguments);
                });
                commands.put("play", arguments -> {
                    String point = arguments.words().get(1);
                    stones[0] += point.equalsIgnoreCase("pass")
                            ? 0
                            : point.toUpperCase(Locale.ROOT).charAt(0);
                    return play.carryOut(arguments);
                });
                commands.put("final_score", arguments -> "B+" + (8 + (stones[0] + (steady ? 0 : asked[0]++)) % 7));
            });
            assertThat(wrong.capabilities().contains(Capability.SCORE))
                    .as(wrong.notes().toString())
                    .isEqualTo(steady);
            assertThat(wrong.notes())
                    .anyMatch(note -> note.startsWith("final_score")
                            && note.contains(steady ? "where nothing can be dead and 7 is right" : "guesses"));
        }
    }

    /** An engine that counts wrongly is not excused from the scenarios that show it. */
    @Test
    void aWrongCountIsAScore() {
        for (ServedCommand wrong : List.of(says("B+49.0"), says("0"), says("W+7.5"))) {
            assertThat(probe(commands -> commands.put("final_score", wrong)).capabilities())
                    .contains(Capability.SCORE, Capability.LITERAL_SCORE);
        }
    }

    @Test
    void blackPlaysBeforeWhitesFirstMayCostPointsForHandicap() {
        List<String> plays = new ArrayList<>();
        GtpSubject subject = probe(commands -> {
            ServedCommand clear = commands.get("clear_board");
            ServedCommand play = commands.get("play");
            ServedCommand score = commands.get("final_score");
            commands.keySet().removeIf(name -> name.startsWith("gogui"));
            commands.put("clear_board", arguments -> {
                plays.clear();
                return clear.carryOut(arguments);
            });
            commands.put("play", arguments -> {
                if (!arguments.words().get(1).equalsIgnoreCase("pass")) {
                    plays.add(arguments.words().get(0));
                }
                return play.carryOut(arguments);
            });
            commands.put("final_score", arguments -> {
                int first = plays.contains("W") ? plays.indexOf("W") : plays.size();
                double lead =
                        EntityReadings.lead(new Reply(true, 1, score.carryOut(arguments))) - (first > 1 ? first : 0);
                return (lead < 0 ? "W+" : "B+") + Math.abs(lead);
            });
        });
        assertThat(subject.capabilities()).contains(Capability.LITERAL_SCORE);
        assertThat(subject.notes()).anyMatch(note -> note.contains("handicap stones"));
        try (Session session = subject.open()) {
            Position blackAlone =
                    Position.empty(SMALL).with(Color.BLACK, Point.parse("A1")).with(Color.BLACK, Point.parse("B2"));
            session.begin(new GameStart(blackAlone, Color.BLACK, Optional.empty()));
            assertThatThrownBy(() -> session.ability(ScoreView.class).lead())
                    .isInstanceOf(UnsupportedException.class)
                    .hasMessageContaining("handicap stones");
            session.begin(new GameStart(
                    blackAlone.with(Color.WHITE, Point.parse("E5")).with(Color.BLACK, Point.parse("C3")),
                    Color.WHITE,
                    Optional.empty()));
            assertThat(session.ability(ScoreView.class).lead()).isEqualTo(2);
        }
        assertThat(probe(commands -> {}).notes()).noneMatch(note -> note.contains("handicap stones"));
    }

    @Test
    void anEngineThatMindsTheTimeIsToldToHurry() {
        List<String> asked = new ArrayList<>();
        GtpSubject subject = probe(commands -> {
            commands.remove("reg_genmove");
            commands.put("time_settings", arguments -> {
                asked.add(arguments.text());
                return "";
            });
            commands.put("genmove", says("C3"));
        });
        assertThat(asked).isEmpty();
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.ability(MoveGenerator.class).generate(Color.BLACK, 2))
                    .containsExactly(at("C3"), at("C3"));
        }
        assertThat(asked).containsExactly("0 1 10", "0 1 10");
    }

    @Test
    void aMoveOfItsOwnIsMade() {
        List<String> told = new ArrayList<>();
        GtpSubject subject = probe(commands -> {
            ServedCommand play = commands.get("play");
            commands.put("reg_genmove", says("A1"));
            commands.put("time_settings", arguments -> {
                told.add(arguments.text());
                return "";
            });
            commands.put("genmove", arguments -> {
                play.carryOut(new Arguments(List.of(arguments.words().get(0), "C3")));
                return "C3";
            });
        });
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.ability(MoveGenerator.class).move(Color.BLACK))
                    .isEqualTo(new GeneratedMove.Made(at("C3")));
            assertThat(told).containsExactly("0 1 10");
            assertThat(session.make(Color.WHITE, at("C3"))).isInstanceOf(Answer.Refused.class);
            assertThat(session.make(Color.WHITE, at("B2"))).isInstanceOf(Answer.Accepted.class);
            assertThat(session.ability(BoardView.class).position().stones()).hasToString("B2 C3");
            // What is only asked about is taken back by playing the game again, its own move with it.
            assertThat(session.ask(Color.BLACK, at("A1"))).isInstanceOf(Answer.Accepted.class);
            assertThat(session.ability(BoardView.class).position().stones()).hasToString("B2 C3");
        }
    }

    @ParameterizedTest
    @CsvSource({"resign", "RESIGN"})
    void anEngineMayResign(String word) {
        GtpSubject subject = probe(commands -> commands.put("genmove", says(word)));
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThat(session.ability(MoveGenerator.class).move(Color.BLACK)).isEqualTo(new GeneratedMove.Resigned());
        }
    }

    @Test
    void anAnswerThatIsNoMoveIsAFault() {
        GtpSubject subject = probe(commands -> commands.put("genmove", says("I am thinking")));
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThatThrownBy(() -> session.ability(MoveGenerator.class).move(Color.BLACK))
                    .isInstanceOf(SubjectErrorException.class)
                    .hasMessageContaining("\"= I am thinking\" where a move was expected")
                    .hasMessageContaining("genmove B");
        }
    }

    @Test
    void anEngineThatOnlyNamesMovesMakesNone() {
        GtpSubject subject = probe(commands -> {
            commands.remove("genmove");
            commands.put("reg_genmove", says("C3"));
        });
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThatThrownBy(() -> session.ability(MoveGenerator.class).move(Color.BLACK))
                    .isInstanceOf(UnsupportedException.class)
                    .hasMessageContaining("genmove");
        }
    }

    @Test
    void capturesCountedTheOtherWayRoundAreUnderstood() {
        GtpSubject subject = probe(commands -> {
            ServedCommand captures = commands.get("captures");
            commands.remove("gogui-rules_captured_count");
            commands.put(
                    "captures",
                    arguments -> captures.carryOut(
                            new Arguments(List.of(arguments.color(0) == Color.BLACK ? "white" : "black"))));
        });
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            for (PlayedMove turn : ProbeGames.turns("B A2", "W A1", "B B1")) {
                session.make(turn.player(), turn.move());
            }
            assertThat(session.ability(PrisonerCount.class).prisoners(Color.WHITE))
                    .isEqualTo(1);
            assertThat(session.ability(PrisonerCount.class).prisoners(Color.BLACK))
                    .isZero();
        }
    }

    @Test
    void nonsenseLaterOnIsAFault() {
        int[] asked = {0};
        GtpSubject subject = probe(commands -> {
            ServedCommand board = commands.get("gogui-rules_board");
            // Good for the probe, which asks a few times, and then no more.
            commands.put("gogui-rules_board", arguments -> asked[0]++ < 3 ? board.carryOut(arguments) : "who knows");
        });
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            asked[0] = 100;
            assertThatThrownBy(() -> session.ability(BoardView.class).position())
                    .isInstanceOf(SubjectErrorException.class)
                    .hasMessageContaining("who knows")
                    .hasMessageContaining("gogui-rules_board");
        }
    }

    /** A library knows territory only once the game is over, and says so. */
    @Test
    void territoryMayBeUnknownBeforeTheEnd() {
        boolean[] ended = {true};
        GtpSubject subject = probe(commands -> {
            ServedCommand status = commands.get("final_status_list");
            commands.put("final_status_list", arguments -> (ended[0] ? status : fails("the game goes on"))
                    .carryOut(arguments));
        });
        assertThat(subject.capabilities()).contains(Capability.TERRITORY);
        ended[0] = false;
        try (Session session = subject.open()) {
            session.begin(GameStart.of(SMALL));
            assertThatThrownBy(() -> session.ability(ScoreView.class).territory(Color.BLACK))
                    .isInstanceOf(UnsupportedException.class)
                    .hasMessageContaining("the game goes on");
            List<Observation> observations = Tracer.trace(
                    session, GameStart.of(SMALL), List.of(new TraceStep.QueryStep(new Query.Territory(Color.BLACK))));
            assertThat(observations.get(0))
                    .isInstanceOfSatisfying(Observation.Hidden.class, hidden -> assertThat(hidden.capability())
                            .isEqualTo(Capability.TERRITORY));
        }
    }

    @Test
    void whatSpeaksNoGtpIsBroken() {
        GtpOptions hasty = new GtpOptions(Duration.ofMillis(100), Duration.ofMillis(100));
        assertThatThrownBy(() -> GtpSubject.probe("cat", hasty))
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageContaining("did not answer within 100 ms, at the command \"protocol_version\"");
    }

    @Test
    void kataGosPolicyTellsItsLegalMoves() {
        String text =
                "symmetry 0\nwhiteWin 0.5\npolicy\n0.1 NAN 0.2\n0.3 0.4 NAN\npolicyPass 0.1\nwhiteOwnership\n0 0 0\n0 0 0";
        assertThat(PolicyReading.legal(Board.of(3, 2), new Reply(true, 1, text)))
                .hasToString("A1 B1 A2 C2");
        assertThatThrownBy(() -> PolicyReading.legal(Board.of(3, 3), new Reply(true, 1, text)))
                .isInstanceOf(MisreadException.class);
    }
}

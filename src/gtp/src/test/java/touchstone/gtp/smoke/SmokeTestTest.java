package touchstone.gtp.smoke;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.ServedCommand;
import touchstone.gtp.smoke.SmokeFinding.Grade;
import touchstone.gtp.text.LineReader;
import touchstone.process.ProgramThread;
import touchstone.reference.BaseRules;

/** New engines, each wrong in one way that makes it unfit to be certified, or lacking one thing. */
class SmokeTestTest {

    private static final GtpOptions HASTY = new GtpOptions(Duration.ofSeconds(2), Duration.ofSeconds(5));

    /** A slip, and the check that has to notice it. */
    private enum Slip {
        NO_NAME(SmokeCheck.NAME, Grade.MISSING, commands -> {
            commands.put("name", SmokeTestTest.fails());
            commands.put("version", SmokeTestTest.fails());
        }),
        NO_LIST(SmokeCheck.COMMANDS, Grade.MISSING, commands -> commands.remove("list_commands")),
        OLD_PROTOCOL(SmokeCheck.START, Grade.MISSING, commands -> commands.put("protocol_version", arguments -> "1")),
        NO_BOARDS(SmokeCheck.SIZES, Grade.FAILED, commands -> commands.put("boardsize", SmokeTestTest.fails())),
        COLUMN_I(
                SmokeCheck.COORDINATES,
                Grade.FAILED,
                commands -> change(commands, "play", line -> line.replace(" I", " H"))),
        I_IS_J(
                SmokeCheck.COORDINATES,
                Grade.FAILED,
                commands -> change(commands, "play", line -> line.replace(" I", " J"))),
        COUNTS_I(SmokeCheck.COORDINATES, Grade.FAILED, commands -> change(commands, "play", SmokeTestTest::withoutGap)),
        SMALL(SmokeCheck.COORDINATES, Grade.MISSING, commands -> {
            ServedCommand size = commands.get("boardsize");
            commands.put("boardsize", arguments -> {
                if (arguments.side(0) > 8) {
                    throw new CommandFailedException("unacceptable size");
                }
                return size.carryOut(arguments);
            });
        }),
        BLIND(SmokeCheck.BOARD, Grade.MISSING, commands -> {
            commands.remove("showboard");
            commands.remove("list_stones");
            commands.remove("gogui-rules_board");
        }),
        UPSIDE_DOWN(
                SmokeCheck.STONES,
                Grade.FAILED,
                commands -> reading(commands, rows -> {
                    List<String> reversed = new ArrayList<>(rows);
                    java.util.Collections.reverse(reversed);
                    return reversed;
                })),
        MIRRORED(
                SmokeCheck.STONES,
                Grade.FAILED,
                commands -> reading(commands, rows -> rows.stream()
                        .map(row -> new StringBuilder(row).reverse().toString())
                        .toList())),
        SWAPPED(
                SmokeCheck.COLOURS,
                Grade.FAILED,
                commands -> reading(commands, rows -> rows.stream()
                        .map(row -> row.replace('X', '?').replace('O', 'X').replace('?', 'O'))
                        .toList())),
        A_LIST_THAT_LIES(
                SmokeCheck.STONES,
                Grade.FAILED,
                commands -> commands.put(
                        "list_stones", arguments -> arguments.words().get(0).equals("B") ? "A1" : "")),
        SQUARES_ALONE(SmokeCheck.RECTANGLES, Grade.MISSING, commands -> {
            ServedCommand size = commands.get("boardsize");
            commands.remove("rectangular_boardsize");
            commands.put("boardsize", arguments -> size.carryOut(arguments.require(1, "one number")));
        }),
        TAKES_ANYTHING(SmokeCheck.OCCUPIED, Grade.MISSING, commands -> {
            ServedCommand play = commands.get("play");
            commands.put("play", arguments -> {
                try {
                    return play.carryOut(arguments);
                } catch (CommandFailedException failure) {
                    if (failure.getMessage().contains("stands on")) {
                        return "";
                    }
                    throw failure;
                }
            });
        }),
        NO_PASS(SmokeCheck.PASS, Grade.FAILED, commands -> {
            ServedCommand play = commands.get("play");
            commands.put("play", arguments -> {
                if (arguments.text().endsWith("pass")) {
                    throw new CommandFailedException("illegal move");
                }
                return play.carryOut(arguments);
            });
        }),
        NO_UNDO(SmokeCheck.UNDO, Grade.MISSING, commands -> commands.remove("undo")),
        UNDO_OF_NOTHING(SmokeCheck.UNDO, Grade.FAILED, commands -> commands.put("undo", arguments -> "")),
        UNDO_REFUSED(SmokeCheck.UNDO, Grade.FAILED, commands -> commands.put("undo", SmokeTestTest.fails())),
        NO_SCORE(SmokeCheck.SCORE, Grade.MISSING, commands -> commands.remove("final_score"));

        private final SmokeCheck check;
        private final Grade grade;
        private final Consumer<Map<String, ServedCommand>> habit;

        Slip(SmokeCheck check, Grade grade, Consumer<Map<String, ServedCommand>> habit) {
            this.check = check;
            this.grade = grade;
            this.habit = habit;
        }
    }

    private static ServedCommand fails() {
        return arguments -> {
            throw new CommandFailedException("not today");
        };
    }

    /** As if the columns were named A, B, C and so on, I among them. */
    private static String withoutGap(String line) {
        String[] words = line.split(" ");
        boolean late = words.length == 2 && words[1].matches("[I-Z][0-9]+");
        return late ? words[0] + " " + (char) (words[1].charAt(0) + 1) + words[1].substring(1) : line;
    }

    /** What comes in is changed before it is carried out. */
    private static void change(Map<String, ServedCommand> commands, String name, UnaryOperator<String> line) {
        ServedCommand right = commands.get(name);
        commands.put(
                name,
                arguments -> right.carryOut(
                        new Arguments(List.of(line.apply(arguments.text()).split(" ")))));
    }

    /** The board is shown by one command alone, its rows changed. */
    private static void reading(Map<String, ServedCommand> commands, UnaryOperator<List<String>> rows) {
        ServedCommand right = commands.get("gogui-rules_board");
        commands.remove("list_stones");
        commands.remove("showboard");
        commands.put(
                "gogui-rules_board",
                arguments -> rows
                        .apply(right.carryOut(arguments)
                                .replace(" ", "")
                                .lines()
                                .toList())
                        .stream()
                        .collect(Collectors.joining("\n")));
    }

    private static List<SmokeFinding> check(Consumer<Map<String, ServedCommand>> habit) {
        return SmokeTest.check(
                () -> ProgramThread.start((input, answers, errors) -> {
                    Map<String, ServedCommand> commands = GtpServer.commands(new BaseRules(), "Fake", "1");
                    habit.accept(commands);
                    new GtpServer(commands).serve(input, answers);
                }),
                EngineStart.of("fake"),
                HASTY,
                finding -> {});
    }

    @Test
    void nothingIsSaidAgainstARightEngine() {
        assertThat(check(commands -> {}))
                .hasSize(SmokeCheck.values().length)
                .allSatisfy(finding ->
                        assertThat(finding.grade()).as(finding.toString()).isEqualTo(Grade.OK));
    }

    @ParameterizedTest
    @EnumSource
    void aSlipIsNoticedByItsCheckWithTheRemedy(Slip slip) {
        SmokeFinding finding = finding(slip.check, slip.habit);
        assertThat(finding.grade()).as(finding.toString()).isEqualTo(slip.grade);
        assertThat(finding.seen()).isNotBlank();
        assertThat(finding.remedy()).endsWith(".");
    }

    /** The checks before the one that notices find nothing to fail, so that the first failure is the cause. */
    @ParameterizedTest
    @EnumSource
    void nothingFailsBefore(Slip slip) {
        assertThat(check(slip.habit).stream()
                        .limit(slip.check.ordinal())
                        .filter(finding -> finding.grade().compareTo(Grade.MISSING) > 0))
                .isEmpty();
    }

    /** A move of the opening on any board, one on boards with a column J, and one before the capture that is taken back. */
    @ParameterizedTest
    @ValueSource(strings = {"W D5", "B J3", "W A1"})
    void aMoveRefusedIsNotBlamedOnWhatShowsTheBoard(String refused) {
        List<SmokeFinding> findings = check(commands -> {
            ServedCommand play = commands.get("play");
            commands.put("play", arguments -> {
                if (arguments.text().equalsIgnoreCase(refused)) {
                    throw new CommandFailedException("illegal move");
                }
                return play.carryOut(arguments);
            });
        });
        assertThat(findings.stream().filter(finding -> finding.grade() == Grade.FAILED))
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.seen())
                        .contains("to \"play " + refused + "\" it answers \"? illegal move\""));
        assertThat(findings).noneMatch(finding -> finding.seen().contains("shows stones"));
    }

    @Test
    void aCaptureRefusedIsNotBlamedOnUndo() {
        SmokeFinding undo = finding(SmokeCheck.UNDO, commands -> {
            List<String> played = new ArrayList<>();
            ServedCommand play = commands.get("play");
            commands.put("play", arguments -> {
                if (arguments.text().equalsIgnoreCase("B B1") && played.contains("W A1")) {
                    throw new CommandFailedException("illegal move");
                }
                played.add(arguments.text().toUpperCase(java.util.Locale.ROOT));
                return play.carryOut(arguments);
            });
        });
        assertThat(undo.grade()).isEqualTo(Grade.FAILED);
        assertThat(undo.seen()).isEqualTo("to \"play B B1\" it answers \"? illegal move\", which captures A1");
    }

    @Test
    void whoCountsIIsShownBothLetters() {
        assertThat(finding(SmokeCheck.COORDINATES, Slip.COUNTS_I.habit).seen())
                .startsWith("on a 9x9 board, to \"play B J1\" it answers \"? ")
                .endsWith("; to \"play B I1\" it answers \"=\"");
    }

    private static SmokeFinding finding(SmokeCheck check, Consumer<Map<String, ServedCommand>> habit) {
        return check(habit).stream()
                .filter(one -> one.title().equals(check.title()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anEngineThatSaysYesToEverythingIsFoundOut() {
        List<SmokeFinding> findings = SmokeTest.check(
                () -> ProgramThread.start((input, answers, errors) -> {
                    LineReader lines = new LineReader(input, 1000);
                    for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                        answers.write(("=" + line.get().split(" ")[0] + "\n\n")
                                .getBytes(java.nio.charset.StandardCharsets.UTF_8));
                        answers.flush();
                    }
                }),
                EngineStart.of("yes"),
                HASTY,
                finding -> {});
        assertThat(findings).anySatisfy(finding -> assertThat(finding)
                .extracting(SmokeFinding::title, SmokeFinding::grade)
                .containsExactly(SmokeCheck.UNKNOWN.title(), Grade.FAILED));
    }

    @Test
    void anEngineThatStumblesOverACommentIsStartedAgain() {
        List<SmokeFinding> findings = SmokeTest.check(
                () -> ProgramThread.start((input, answers, errors) -> {
                    GtpServer server = new GtpServer(new BaseRules(), "Fake", "1");
                    LineReader lines = new LineReader(input, 1000);
                    for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                        if (line.get().startsWith("#")) {
                            throw new IllegalStateException("what is this?");
                        }
                        answers.write(server.answer(line.get()).getBytes(java.nio.charset.StandardCharsets.UTF_8));
                        answers.flush();
                    }
                }),
                EngineStart.of("stumbler"),
                HASTY,
                finding -> {});
        assertThat(findings).hasSize(SmokeCheck.values().length);
        assertThat(findings.get(SmokeCheck.LAYOUT.ordinal()).grade()).isEqualTo(Grade.BROKE);
        assertThat(findings.get(SmokeCheck.UNDO.ordinal()).grade()).isEqualTo(Grade.OK);
    }
}

package touchstone.gtp.smoke;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.probe.ProbeFindings;
import touchstone.gtp.probe.ProbeGames;
import touchstone.gtp.probe.ScoreProbe;
import touchstone.gtp.smoke.SmokeFinding.Grade;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.reference.Position;

/** The checks of a new engine, in order: each relies on those before. */
public enum SmokeCheck {
    START("starts and answers", "Try the command line in a shell and type protocol_version: an answer begins with =.") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            Reply reply = scene.ask("protocol_version");
            if (reply.takesIdForCommand()) {
                String seen = "the engine answered without the command's id " + scene.firstId() + ": "
                        + PrintedText.quoted(reply.shown()) + ", at the command \"protocol_version\"";
                return new SmokeFinding(title(), Grade.BROKE, seen, whenBroken());
            }
            return reply.success() && reply.text().startsWith("2")
                    ? ok("protocol version " + PrintedText.clean(reply.text()))
                    : missing(
                            answered("protocol_version", reply),
                            "Touchstone speaks version 2 of the protocol and goes on as if it were that.");
        }
    },
    NAME("says what it is called", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            List<Reply> replies = scene.ask(List.of("name", "version"));
            String told = replies.stream()
                    .filter(Reply::success)
                    .map(reply -> PrintedText.clean(reply.text()))
                    .collect(Collectors.joining(" "))
                    .strip();
            return told.isEmpty()
                    ? missing(answered("name", replies.get(0)), "Results can't be told apart by name and version.")
                    : ok(told);
        }
    },
    COMMANDS("lists its commands", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            Set<String> listed = scene.listed();
            return listed.isEmpty()
                    ? missing(
                            answered("list_commands", scene.ask("list_commands")),
                            "What it does not list is asked for by known_command, one by one.")
                    : ok(listed.size() + " commands");
        }
    },
    UNKNOWN("refuses a command that it does not have", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            String command = "touchstone-asks-for-nothing";
            Reply reply = scene.ask(command);
            return reply.success()
                    ? failed(
                            answered(command, reply),
                            "Its = means nothing: answer unknown commands with a line that begins with ?.")
                    : ok("");
        }
    },
    LAYOUT(
            "ignores empty lines and comments",
            "Ignore lines that are empty or begin with #, as section 3.1 of the protocol has it.") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            scene.ask(List.of("protocol_version\n\n# a comment", "protocol_version"));
            return ok("");
        }
    },
    SIZES("has boards", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            SmokeSizes sizes = SmokeSizes.of(scene::plays, scene::leave);
            if (!sizes.played().isEmpty()) {
                return sizes.trouble().isEmpty() ? ok(sizes.shown()) : missing(sizes.shown(), REMEDY_SIZES);
            }
            return sizes.trouble().isEmpty()
                    ? failed(
                            scene.refusal(Board.of(19, 19)).orElse(""),
                            "Accept boardsize, clear_board and plays on every point of the board, but none beyond it.")
                    : new SmokeFinding(title(), Grade.BROKE, sizes.shown(), REMEDY_SIZES);
        }
    },
    COORDINATES("names the columns without I", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            Optional<Board> board = scene.board().filter(one -> one.width() > COLUMNS_BEFORE_J);
            if (board.isEmpty()) {
                return withoutSuchBoard(scene);
            }
            Optional<String> trouble = scene.lay(board.get(), ProbeGames.turns("B J1"));
            if (trouble.isPresent()) {
                return refusedJ(scene, board.get(), trouble.get());
            }
            // Where no stone stands: who takes I for J refuses it on a stone, which tells nothing of the letter.
            Reply reply = scene.ask("play W I2");
            return reply.success() ? failed(answered("play W I2", reply), REMEDY_COLUMNS) : ok("");
        }

        /** Where it takes I instead, both answers together show what is wrong. */
        private SmokeFinding refusedJ(SmokeEngine scene, Board board, String trouble) {
            Reply withI = scene.ask("play B I1");
            String instead = withI.success() ? "; " + answered("play B I1", withI) : "";
            return failed("on a " + board + " board, " + trouble + instead, REMEDY_COLUMNS);
        }

        /** Who counts I refuses the last column of every such board under its right name, and so seems to have none. */
        private SmokeFinding withoutSuchBoard(SmokeEngine scene) {
            for (int side : new int[] {COLUMNS_BEFORE_J + 1, 19, 13}) {
                List<Reply> replies = scene.ask(List.of("boardsize " + side, "clear_board", "play B I1"));
                if (replies.stream().allMatch(Reply::success)) {
                    return failed(answered("play B I1", replies.get(2)), REMEDY_COLUMNS);
                }
            }
            return missing("it has no board with nine columns", "Only its first eight columns can be checked.");
        }
    },
    BOARD("shows its board", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            return scene.board()
                    .map(board -> shown(scene, board))
                    .orElseGet(() -> missing("it has no board", "Let it have boards first."));
        }

        private SmokeFinding shown(SmokeEngine scene, Board board) {
            Optional<String> trouble = scene.lay(board, turns(board));
            if (trouble.isPresent()) {
                return failed(trouble.get(), REMEDY_MOVE);
            }
            List<SmokeEngine.View> views = scene.views(board);
            String seen = views.stream()
                    .map(view -> view.shown().isPresent() ? view.by() : view.trouble())
                    .collect(Collectors.joining("; "));
            boolean any = views.stream().anyMatch(view -> view.shown().isPresent());
            return any
                    ? ok(seen)
                    : missing(
                            seen.isEmpty() ? "it has none of list_stones, showboard, gogui-rules_board" : seen,
                            "Little can be tried without; list_stones is the easiest to add.");
        }
    },
    STONES("shows stones where they were played", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            return compared(scene, (expected, view) -> new ShownStones(
                            expected, view.shown().orElseThrow())
                    .misplaced()
                    .map(difference -> view.by() + " shows " + difference));
        }
    },
    COLOURS("shows stones in their colours", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            return compared(scene, (expected, view) -> new ShownStones(
                            expected, view.shown().orElseThrow())
                    .miscoloured()
                    .map(difference -> view.by() + " shows " + difference));
        }
    },
    RECTANGLES(
            "plays on boards that are not square", "Answer ? unacceptable size to two numbers, if it takes but one.") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            Board board = Board.of(9, 7);
            Optional<String> refusal = scene.refusal(board);
            if (refusal.isPresent()) {
                return missing(refusal.get(), "Scenarios on rectangular boards are left out.");
            }
            Optional<String> trouble = scene.lay(board, turns(board));
            if (trouble.isPresent()) {
                return failed("on a " + board + " board, " + trouble.get(), REMEDY_MOVE);
            }
            Position expected = laid(board);
            return scene.views(board).stream()
                    .filter(view -> !view.shown().equals(Optional.of(expected)))
                    .findFirst()
                    .map(view -> failed(
                            "on a 9x7 board " + view.by() + " shows "
                                    + view.shown()
                                            .map(shown ->
                                                    "stones on " + shown.stones() + " and not on " + expected.stones())
                                            .orElse("no such board: " + view.trouble()),
                            "The first number is that of the columns, the second that of the rows."))
                    .orElseGet(() -> ok(""));
        }
    },
    OCCUPIED("refuses a play on an occupied point", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            return onBoard(scene, board -> {
                scene.lay(board, ProbeGames.turns("B C3"));
                Reply reply = scene.ask("play W C3");
                return reply.success()
                        ? missing(
                                answered("play W C3", reply),
                                "It takes any move from its controller, so it can't be certified as an arbiter;"
                                        + " --profile player judges the moves it makes.")
                        : ok(PrintedText.quoted(reply.shown()));
            });
        }
    },
    PASS("takes a pass", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            return onBoard(scene, board -> scene.lay(board, ProbeGames.turns("B C3", "W -", "B D4"))
                    .map(trouble -> failed(trouble, "Accept pass as a vertex."))
                    .orElseGet(() -> ok("")));
        }
    },
    UNDO("takes back a move", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            return scene.knows("undo")
                    ? onBoard(scene, board -> undone(scene, board))
                    : missing("it has no undo", "Scenarios that take moves back are left out.");
        }

        /** A capture is taken back, so that more than the stone played has to change. */
        private SmokeFinding undone(SmokeEngine scene, Board board) {
            List<PlayedMove> before = ProbeGames.turns("B A2", "W A1", "B E4", "W D5");
            Optional<String> trouble = scene.lay(board, before);
            if (trouble.isPresent()) {
                return failed(trouble.get(), REMEDY_MOVE);
            }
            List<Reply> replies = scene.ask(List.of("play B B1", "undo"));
            if (!replies.get(0).success()) {
                return failed(answered("play B B1", replies.get(0)) + ", which captures A1", REMEDY_MOVE);
            }
            if (!replies.get(1).success()) {
                return failed(answered("undo", replies.get(1)), REMEDY_UNDO);
            }
            Position expected = laid(board, before);
            return scene.views(board).stream()
                    .filter(view ->
                            view.shown().isPresent() && !view.shown().get().equals(expected))
                    .findFirst()
                    .map(view -> failed(
                            "after a capture is taken back " + view.by() + " shows stones on "
                                    + view.shown().get().stones() + " and not on " + expected.stones(),
                            REMEDY_UNDO))
                    .orElseGet(() -> ok(""));
        }
    },
    SCORE("scores", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            if (!scene.knows("final_score")) {
                return missing("it has no final_score", "Scenarios about the score are left out.");
            }
            ProbeFindings findings = new ProbeFindings();
            return scene.probeGames(findings)
                    .map(bench -> new ScoreProbe(bench).lead().isPresent()
                            ? ok("final_score")
                            : missing(String.join("; ", findings.notes()), "Its scores are not looked at."))
                    .orElseGet(() -> missing("it has no board", "Let it have boards first."));
        }
    },
    FORM("answers in the form of the protocol", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            List<String> notes = scene.formNotes();
            return notes.isEmpty()
                    ? ok("")
                    : missing(
                            String.join("; ", notes),
                            "Touchstone makes out what is meant and goes on; other programs may wait for ever.");
        }
    },
    QUIT("ends when told to quit", "") {
        @Override
        SmokeFinding tryOn(SmokeEngine scene) {
            return scene.quits()
                    ? ok("")
                    : missing("it still runs after quit", "Its processes are ended by force, which costs time.");
        }
    };

    /** A to H. */
    private static final int COLUMNS_BEFORE_J = 8;

    private static final String REMEDY_COLUMNS =
            "The letters of the columns leave out I, in GTP as on paper: A to H, and then J for the ninth column.";
    private static final String REMEDY_SIZES =
            "Do not end: answer ? unacceptable size to a size you do not have, and ? illegal move to a play beyond the board.";
    private static final String REMEDY_MOVE = "This is a legal move: accept it.";
    private static final String REMEDY_UNDO =
            "Restore stones, captures and the rest of the game as they were; or take undo out of list_commands.";
    private static final String REMEDY_SHOWN =
            "Show what stands on the board, or take the command out of list_commands: what it shows is all that can be judged.";

    private final String title;
    private final String whenBroken;

    SmokeCheck(String title, String whenBroken) {
        this.title = title;
        this.whenBroken = whenBroken;
    }

    /** What is checked, as the rest of a sentence that begins with the engine. */
    String title() {
        return title;
    }

    /** What to do if the engine breaks down over it. */
    String whenBroken() {
        return whenBroken.isEmpty() ? "Send it the command named here by hand, and see what it does." : whenBroken;
    }

    /** @throws touchstone.spi.SubjectErrorException if the engine breaks down */
    abstract SmokeFinding tryOn(SmokeEngine scene);

    final SmokeFinding ok(String seen) {
        return new SmokeFinding(title, Grade.OK, seen, "");
    }

    final SmokeFinding missing(String seen, String remedy) {
        return new SmokeFinding(title, Grade.MISSING, seen, remedy);
    }

    final SmokeFinding failed(String seen, String remedy) {
        return new SmokeFinding(title, Grade.FAILED, seen, remedy);
    }

    private static String answered(String command, Reply reply) {
        return "to " + PrintedText.quoted(command) + " it answers " + PrintedText.quoted(reply.shown());
    }

    final SmokeFinding onBoard(SmokeEngine scene, java.util.function.Function<Board, SmokeFinding> check) {
        return scene.board().map(check).orElseGet(() -> missing("it has no board", "Let it have boards first."));
    }

    /** Holds each view of a known position against it; the first that is wrong counts. */
    final SmokeFinding compared(
            SmokeEngine scene, BiFunction<Position, SmokeEngine.View, Optional<String>> difference) {
        return onBoard(scene, board -> {
            Optional<String> trouble = scene.lay(board, turns(board));
            if (trouble.isPresent()) {
                return missing(trouble.get(), "What it shows can be checked once it accepts this move.");
            }
            List<SmokeEngine.View> views = scene.views(board).stream()
                    .filter(view -> view.shown().isPresent())
                    .toList();
            if (views.isEmpty()) {
                return missing("nothing shows its board", "Whether it means the same points can't be seen.");
            }
            return views.stream()
                    .map(view -> difference.apply(laid(board), view))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .map(seen -> failed(seen, REMEDY_SHOWN))
                    .orElseGet(() -> ok(""));
        });
    }

    /** An opening that no turn and no mirror takes to itself, in which nothing is captured. */
    private static List<PlayedMove> turns(Board board) {
        List<String> moves = new ArrayList<>(List.of("B B1", "W A2", "B C1", "W D5", "B E2", "W D4"));
        if (board.width() > COLUMNS_BEFORE_J) {
            moves.add("B J3");
        }
        return ProbeGames.turns(moves.toArray(new String[0]));
    }

    private static Position laid(Board board) {
        return laid(board, turns(board));
    }

    private static Position laid(Board board, List<PlayedMove> turns) {
        Position position = Position.empty(board);
        for (PlayedMove turn : turns) {
            position = position.with(turn.player(), ((touchstone.reference.Move.Play) turn.move()).point());
        }
        return position;
    }
}

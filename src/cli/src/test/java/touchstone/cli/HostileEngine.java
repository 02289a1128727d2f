package touchstone.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.BaseRules;
import touchstone.reference.Point;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * An engine that plays by simple ko, and writes what might get at its reader wherever it writes anything: as its name and
 * version, in refusals, on its standard error, and now and then in an answer that should be something else.
 */
final class HostileEngine {

    private static final int NAME = 100_000;

    private static final PipedProgram PROGRAM = PipedProgram.of(
            "hostile engine", (in, out, err, args) -> new HostileEngine(args.length > 0).serve(in, out, err));

    private final ControlledGame controlled = new ControlledGame(new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED));
    private final GtpServer server = new GtpServer(controlled, "Hostile", "1");
    private final boolean withoutScore;

    private HostileEngine(boolean withoutScore) {
        this.withoutScore = withoutScore;
    }

    static String line() {
        return PROGRAM.line();
    }

    /** The command line of one that has no score either, but text. */
    static String withoutScore() {
        return PROGRAM.line("without-score");
    }

    private void serve(InputStream in, OutputStream answers, OutputStream complaints) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(answers, false, StandardCharsets.UTF_8);
        new PrintStream(complaints, true, StandardCharsets.UTF_8).println(HostileText.ALL);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            out.print(reply(line));
            out.flush();
            if (line.endsWith("quit")) {
                return;
            }
        }
    }

    private String reply(String line) {
        String[] words = line.strip().split(" ", 3);
        String id = words[0].matches("[0-9]+") ? words[0] : "";
        String name = id.isEmpty() ? words[0] : words.length > 1 ? words[1] : "";
        String answer = server.answer(line);
        if (answer.startsWith("?")) {
            return "?" + id + " illegal move " + HostileText.LINE + "\n\n";
        }
        return switch (name) {
            case "name" -> "=" + id + " " + HostileText.LINE + "x".repeat(NAME) + "\n\n";
            case "version" -> "=" + id + " " + HostileText.LINE + "\n\n";
            case "final_score" -> withoutScore ? "=" + id + " " + HostileText.LINE + "\n\n" : answer;
            case "genmove" -> move(id, words[words.length - 1]);
            case "list_commands" -> listed(answer);
            default -> answer;
        };
    }

    /** It has its own rules, and no commands to change them. */
    private static String listed(String answer) {
        return answer.lines()
                        .filter(name -> !name.isEmpty() && !name.startsWith("kata-") && !name.startsWith("kgs-"))
                        .collect(Collectors.joining("\n"))
                + "\ngenmove\n\n";
    }

    private String move(String id, String color) {
        List<Point> free = controlled.game().position().empties().stream().toList();
        for (Point point : free) {
            if (server.answer("play " + color + " " + point).startsWith("=")) {
                return "=" + id + " " + point + "\n\n";
            }
        }
        return "=" + id + " pass\n\n";
    }
}

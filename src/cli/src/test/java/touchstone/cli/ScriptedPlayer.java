package touchstone.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.server.GtpServer;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Ruling;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** A program that makes moves of its own: the first sensible point, or suicide where it can. */
public final class ScriptedPlayer {

    /** At which of its moves it hangs, if it does. */
    private static final int HANGS_AT = 40;

    private static final PipedProgram PROGRAM = PipedProgram.of("player", (in, out, err, args) -> serve(in, out, args));

    private final ControlledGame controlled;
    private final boolean suicidal;
    private final List<Path> hangsThere;
    private int asked;

    private ScriptedPlayer(boolean suicidal, List<Path> hangsThere) {
        this.controlled = new ControlledGame(
                new BaseRules(Repetition.POSITIONAL, suicidal ? SelfCapture.ALLOWED : SelfCapture.FORBIDDEN));
        this.suicidal = suicidal;
        this.hangsThere = hangsThere;
    }

    /** The command line of one that is right. */
    public static String right() {
        return PROGRAM.line("right");
    }

    /** The command line of one that captures its own stones. */
    public static String suicidal() {
        return PROGRAM.line("suicidal");
    }

    /** The same, but at some move it makes a file, and answers no more. */
    public static String suicidalUntilItHangs(Path mark) {
        return PROGRAM.line("suicidal", mark.toString());
    }

    private static void serve(InputStream in, OutputStream out, String... args) throws IOException {
        List<Path> marks = args.length > 1 ? List.of(Path.of(args[1])) : List.of();
        new ScriptedPlayer(args[0].equals("suicidal"), marks).serve(in, new PrintStream(out, false, UTF_8));
    }

    private void serve(InputStream in, PrintStream out) throws IOException {
        GtpServer server = new GtpServer(controlled, "Playing engine", "1");
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            String reply;
            if (words.length == 3 && words[1].equals("genmove")) {
                hang(in);
                String vertex = choice(controlled.game());
                server.answer("play " + words[2] + " " + vertex);
                reply = "=" + words[0] + " " + vertex + "\n\n";
            } else {
                reply = listing(line, server.answer(line));
            }
            out.print(reply);
            out.flush();
            if (line.endsWith("quit")) {
                return;
            }
        }
    }

    /** It has its own rules, and no commands to change them; of the moves the server would make it makes none. */
    private static String listing(String line, String reply) {
        return line.endsWith("list_commands")
                ? reply.lines()
                                .filter(name -> !name.isEmpty()
                                        && !name.startsWith("kata-")
                                        && !name.startsWith("kgs-")
                                        && !name.endsWith("genmove"))
                                .collect(Collectors.joining("\n"))
                        + "\ngenmove\n\n"
                : reply;
    }

    private void hang(InputStream in) throws IOException {
        if (!hangsThere.isEmpty() && ++asked > HANGS_AT) {
            Files.writeString(hangsThere.get(0), "");
            while (in.read() >= 0) {
                // Nothing more is answered.
            }
        }
    }

    private String choice(Game game) {
        String sensible = "pass";
        for (Point point : game.position().empties()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                if (suicidal && !made.selfCaptured().isEmpty()) {
                    return point.toString();
                }
                boolean eye = game.rules().connected(game.position(), point).equals(PointSet.of(game.board(), point));
                sensible = made.selfCaptured().isEmpty() && !eye ? point.toString() : sensible;
            }
        }
        return sensible;
    }
}

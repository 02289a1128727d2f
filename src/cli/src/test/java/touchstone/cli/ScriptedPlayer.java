package touchstone.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
        return line("right");
    }

    /** The command line of one that captures its own stones. */
    public static String suicidal() {
        return line("suicidal");
    }

    /** The same, but at some move it makes a file, and answers no more. */
    public static String suicidalUntilItHangs(Path mark) {
        return line("suicidal", mark.toString());
    }

    private static String line(String... args) {
        List<String> words = new ArrayList<>(ProgramProcess.java(ScriptedPlayer.class));
        words.addAll(List.of(args));
        return String.join(" ", words.stream().map(word -> "'" + word + "'").toList());
    }

    /** Serves standard input and output. */
    public static void main(String[] args) throws IOException {
        List<Path> marks = args.length > 1 ? List.of(Path.of(args[1])) : List.of();
        new ScriptedPlayer(args[0].equals("suicidal"), marks).serve();
    }

    private void serve() throws IOException {
        GtpServer server = new GtpServer(controlled, "Playing engine", "1");
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            String reply;
            if (words.length == 3 && words[1].equals("genmove")) {
                hang();
                String vertex = choice(controlled.game());
                server.answer("play " + words[2] + " " + vertex);
                reply = "=" + words[0] + " " + vertex + "\n\n";
            } else {
                reply = listing(line, server.answer(line));
            }
            System.out.print(reply);
            System.out.flush();
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

    private void hang() throws IOException {
        if (!hangsThere.isEmpty() && ++asked > HANGS_AT) {
            Files.writeString(hangsThere.get(0), "");
            while (System.in.read() >= 0) {
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

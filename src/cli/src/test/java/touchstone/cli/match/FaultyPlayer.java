package touchstone.cli.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Function;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.process.ProgramThread;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;

/**
 * An engine that makes moves of its own.
 *
 * @param rules by which it takes moves
 * @param mind what it answers when it is to move, such as {@code C3}, {@code pass} or {@code resign}
 * @param done what it does then to its own board: a command, such as {@code play B C3}
 */
record FaultyPlayer(BaseRules rules, Mind mind, Function<Move, String> done) {

    private static final Duration PATIENT = Duration.ofSeconds(20);

    /** Chooses a move. */
    @FunctionalInterface
    interface Mind {
        /** @throws IOException if it crashes */
        String choose(Game game) throws IOException;
    }

    /** A move that was chosen. */
    record Move(Color player, String vertex) {
        String play() {
            return "play " + (player == Color.BLACK ? "B " : "W ") + vertex;
        }
    }

    static FaultyPlayer of(BaseRules rules, Mind mind) {
        return new FaultyPlayer(rules, mind, Move::play);
    }

    GtpSubject subject() {
        return subject(PATIENT);
    }

    /** @param limit the longest time to its next answer */
    GtpSubject subject(Duration limit) {
        return GtpSubject.probe(() -> ProgramThread.start(this::serve), "player", new GtpOptions(limit, PATIENT));
    }

    private void serve(InputStream commands, OutputStream answers, OutputStream errors) throws IOException {
        ControlledGame controlled = new ControlledGame(rules);
        GtpServer server = new GtpServer(controlled, "Player", "1");
        BufferedReader lines = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String reply = orCrash(server, controlled, line);
            answers.write(reply.getBytes(StandardCharsets.UTF_8));
            answers.flush();
            if (line.endsWith("quit")) {
                return;
            }
        }
    }

    /** @throws IOException if the engine crashes: it ends without a word */
    private String orCrash(GtpServer server, ControlledGame controlled, String line) throws IOException {
        try {
            return answer(server, controlled, line);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private String answer(GtpServer server, ControlledGame controlled, String line) throws IOException {
        String[] words = line.split(" ");
        if (words.length == 3 && words[1].equals("genmove")) {
            String vertex = mind.choose(controlled.game());
            server.answer(done.apply(new Move(words[2].equals("B") ? Color.BLACK : Color.WHITE, vertex)));
            return "=" + words[0] + " " + vertex + "\n\n";
        }
        String reply = server.answer(line);
        return line.endsWith("list_commands") ? reply.stripTrailing() + "\ngenmove\n\n" : reply;
    }
}

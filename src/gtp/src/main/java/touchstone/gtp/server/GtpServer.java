package touchstone.gtp.server;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.rules.RulesSetter;
import touchstone.gtp.text.LineReader;
import touchstone.process.CalledProgram;
import touchstone.process.RunningProgram;
import touchstone.reference.BaseRules;

/**
 * Rules as an engine of the Go Text Protocol, version 2: an arbiter, and a simple player. It refuses every illegal move with the
 * clause that decides, a move after the end included, and if it is the {@link TurnKeeper} itself a move out of turn. Where play
 * only stops, a move sent after it says that play is resumed.
 *
 * <p>Every line is answered but an empty one. What is too long for one, and what is no command, is refused; a refused command
 * changes nothing.
 */
public final class GtpServer {

    /** In bytes: a sequence of over 40,000 moves. A controller may send a whole game in one. */
    static final int LONGEST_LINE = 1 << 18;

    private final Map<String, ServedCommand> commands;

    /** @param rules to begin with; a controller may change them */
    public GtpServer(BaseRules rules, String name, String version) {
        this(commands(rules, name, version));
    }

    /** Rules at a desk of one's own. */
    public GtpServer(ControlledGame controlled, String name, String version) {
        this(controlled, TurnKeeper.CONTROLLER, name, version);
    }

    /** @param keeper of turns */
    public GtpServer(ControlledGame controlled, TurnKeeper keeper, String name, String version) {
        this(commands(controlled, keeper, name, version));
    }

    /** Rules that no controller may change. */
    public static GtpServer ofFixedRules(ControlledGame controlled, TurnKeeper keeper, String name, String version) {
        Map<String, ServedCommand> commands = commands(controlled, keeper, name, version);
        commands.keySet().removeAll(RulesSetter.SETTERS);
        return new GtpServer(commands);
    }

    public GtpServer(Map<String, ServedCommand> commands) {
        this.commands = commands;
    }

    public static Map<String, ServedCommand> commands(BaseRules rules, String name, String version) {
        return commands(new ControlledGame(rules), TurnKeeper.CONTROLLER, name, version);
    }

    private static Map<String, ServedCommand> commands(
            ControlledGame controlled, TurnKeeper keeper, String name, String version) {
        Map<String, ServedCommand> commands = new TreeMap<>();
        ServedGame game = new ServedGame(controlled, keeper);
        SessionCommands.add(commands, game, name, version, commands::keySet);
        PlayCommands.add(commands, game);
        GeneratingCommands.add(commands, game);
        AnalysisCommands.add(commands, game);
        HandicapCommands.add(commands, game);
        Clock.add(commands);
        QueryCommands.add(commands, game);
        RulerCommands.add(commands, game);
        RuleCommands.add(commands, game);
        return commands;
    }

    /**
     * Answers commands until {@code quit} or the end of the input.
     *
     * @return whether the input ended without {@code quit}
     * @throws IOException if the controller can be neither read nor answered any more
     */
    public boolean serve(InputStream in, OutputStream out) throws IOException {
        BufferedOutputStream answers = new BufferedOutputStream(out, 1 << 14);
        LineReader lines = new LineReader(in, LONGEST_LINE);
        Optional<String> line;
        boolean quit = false;
        while (!quit && (line = lines.next()).isPresent()) {
            Optional<GtpRequest> request = GtpRequest.parse(line.get());
            // What is missing of a line that ends in a comment is missed by nobody.
            boolean cut = lines.cut() && line.get().indexOf('#') < 0;
            if (cut) {
                answers.write(bytes(tooLong(request)));
            } else if (request.isPresent()) {
                String answer = answer(request.get());
                answers.write(bytes(answer));
                quit = request.get().name().equals("quit") && answer.startsWith("=");
            }
            // While more commands are at hand, their answers can go out together.
            if (!lines.holdsLine()) {
                answers.flush();
            }
        }
        answers.flush();
        return !quit;
    }

    /** This as an engine in this JVM, which answers in the thread that asks it. To be called once: it has one game. */
    public RunningProgram program() {
        return new CalledProgram((commands, answers, errors) -> serve(commands, answers));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The reply to one line, with the empty line that ends it; nothing at all to a line that is to be ignored. */
    public String answer(String line) {
        return GtpRequest.parse(line).map(this::answer).orElse("");
    }

    private String answer(GtpRequest request) {
        if (!request.isIdentified()) {
            return reply('?', "", "syntax error: expected an id from 0 to " + Integer.MAX_VALUE);
        }
        ServedCommand command = commands.get(request.name());
        try {
            if (command == null) {
                throw new CommandFailedException("unknown command");
            }
            return reply('=', request.id(), command.carryOut(request.arguments()));
        } catch (CommandFailedException e) {
            return reply('?', request.id(), e.getMessage());
        }
    }

    /** Of the beginning of a line: its id can be told as long as there is more than an id. */
    private static String tooLong(Optional<GtpRequest> request) {
        String id = request.filter(GtpRequest::isIdentified)
                .filter(known -> !known.name().isEmpty())
                .map(GtpRequest::id)
                .orElse("");
        return reply('?', id, "line too long: more than " + LONGEST_LINE + " bytes");
    }

    /**
     * An empty line ends a reply, so it holds none. One space is before the text, and none where there is no text or it begins on a
     * line of its own.
     */
    private static String reply(char sign, String id, String text) {
        String stripped = text.stripTrailing();
        return sign + id + (stripped.isEmpty() || stripped.startsWith("\n") ? "" : " ") + stripped + "\n\n";
    }
}

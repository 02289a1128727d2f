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
import touchstone.reference.BaseRules;

/**
 * Rules as an engine of the Go Text Protocol, version 2: an arbiter that makes no moves of its own. It refuses every illegal
 * move with the clause that decides, a move out of turn and a move after the end included. Where play only stops, a move sent
 * after it says that play is resumed.
 */
public final class GtpServer {

    /** In characters. A set-up of the largest board has a third of it. */
    private static final int LONGEST_LINE = 1 << 14;

    private final Map<String, ServedCommand> commands;

    /** @param rules to begin with; a controller may change them */
    public GtpServer(BaseRules rules, String name, String version) {
        this(commands(rules, name, version));
    }

    /** Rules at a desk of one's own. */
    public GtpServer(ControlledGame controlled, String name, String version) {
        this(commands(controlled, name, version));
    }

    /** Rules that no controller may change. */
    public static GtpServer ofFixedRules(ControlledGame controlled, String name, String version) {
        Map<String, ServedCommand> commands = commands(controlled, name, version);
        commands.keySet().removeAll(RulesSetter.SETTERS);
        return new GtpServer(commands);
    }

    public GtpServer(Map<String, ServedCommand> commands) {
        this.commands = commands;
    }

    public static Map<String, ServedCommand> commands(BaseRules rules, String name, String version) {
        return commands(new ControlledGame(rules), name, version);
    }

    public static Map<String, ServedCommand> commands(ControlledGame controlled, String name, String version) {
        Map<String, ServedCommand> commands = new TreeMap<>();
        ServedGame game = new ServedGame(controlled);
        SessionCommands.add(commands, game, name, version, commands::keySet);
        PlayCommands.add(commands, game);
        HandicapCommands.add(commands, game);
        QueryCommands.add(commands, game);
        RulerCommands.add(commands, game);
        RuleCommands.add(commands, game);
        return commands;
    }

    /**
     * Answers commands until {@code quit} or the end of the input.
     *
     * @throws IOException if the controller can be neither read nor answered any more
     */
    public void serve(InputStream in, OutputStream out) throws IOException {
        BufferedOutputStream answers = new BufferedOutputStream(out, 1 << 14);
        LineReader lines = new LineReader(in, LONGEST_LINE);
        Optional<String> line;
        while ((line = lines.next()).isPresent()) {
            Optional<GtpRequest> request = GtpRequest.parse(line.get());
            if (request.isPresent()) {
                answers.write(answer(request.get()).getBytes(StandardCharsets.UTF_8));
            }
            boolean quit = request.isPresent() && request.get().name().equals("quit");
            // While more commands wait to be read, their answers can go out together.
            if (quit || !lines.ready()) {
                answers.flush();
            }
            if (quit) {
                return;
            }
        }
        answers.flush();
    }

    /** The reply to one line, with the empty line that ends it; nothing at all to a line that is to be ignored. */
    public String answer(String line) {
        return GtpRequest.parse(line).map(this::answer).orElse("");
    }

    private String answer(GtpRequest request) {
        ServedCommand command = commands.get(request.name());
        try {
            if (command == null) {
                throw new CommandFailedException("unknown command");
            }
            return reply('=', request, command.carryOut(request.arguments()));
        } catch (CommandFailedException e) {
            return reply('?', request, e.getMessage());
        }
    }

    /** An empty line ends a reply, so it holds none. */
    private static String reply(char sign, GtpRequest request, String text) {
        return sign + request.id() + ' ' + text.stripTrailing() + "\n\n";
    }
}

package touchstone.cli.level;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.text.LineReader;
import touchstone.process.CalledProgram;
import touchstone.process.ProgramThread;
import touchstone.process.RunningProgram;
import touchstone.reference.BaseRules;
import touchstone.rules.WantedRules;

/**
 * How much an engine shows, and how it says it.
 *
 * @param within what plays by the rules, beneath all layers
 * @param layers from the rules outwards
 * @param wire prints a reply, given the command's id and what {@link CommandHandler#answer} gave
 * @param running makes it a program: called by whoever asks it, or in a thread of its own
 */
public record Level(
        String name,
        Function<BaseRules, CommandHandler> within,
        List<EngineVariation> layers,
        BinaryOperator<String> wire,
        Function<CalledProgram.Program, RunningProgram> running) {

    /** In bytes, as long as a line of our server may be. */
    private static final int LONGEST_LINE = 1 << 18;

    private static final int LONGEST_ID = 10;
    private static final Pattern COMMENT_OR_CONTROL = Pattern.compile("#.*|[\\x00-\\x08\\x0A-\\x1F\\x7F]");
    private static final Pattern BLANKS = Pattern.compile("[ \t]+");

    public static Level of(String name, EngineVariation... layers) {
        return new Level(
                name,
                CommandHandler::of,
                List.of(layers),
                (id, reply) -> reply.charAt(0) + id + reply.substring(1) + "\n\n",
                CalledProgram::new);
    }

    Level printing(BinaryOperator<String> otherWire) {
        return new Level(name, within, layers, otherWire, running);
    }

    public Level playedBy(Function<BaseRules, CommandHandler> player) {
        return new Level(name, player, layers, wire, running);
    }

    /** The same in a thread of its own, so that it may hang. */
    Level inAThread() {
        return new Level(name, within, layers, wire, program -> ProgramThread.start(program::answer));
    }

    /** Rules at this level, as an engine like any other. */
    public GtpSubject subject(Supplier<BaseRules> rules, GtpOptions options) {
        return GtpSubject.probe(() -> start(rules), name, options);
    }

    /** The same, told by which rules to play. */
    public GtpSubject subject(Supplier<BaseRules> rules, WantedRules wanted, GtpOptions options) {
        return GtpSubject.probe(() -> start(rules), EngineStart.of(name), Optional.of(wanted), options);
    }

    private RunningProgram start(Supplier<BaseRules> rules) {
        return running.apply(new Engine(rules));
    }

    private final class Engine implements CalledProgram.Program {

        private final Supplier<BaseRules> rules;
        private Optional<CommandHandler> outermost = Optional.empty();

        Engine(Supplier<BaseRules> rules) {
            this.rules = rules;
        }

        private CommandHandler handler(OutputStream errors) {
            if (outermost.isEmpty()) {
                PrintStream complaints = new PrintStream(errors, false, StandardCharsets.UTF_8);
                CommandHandler handler = within.apply(rules.get());
                for (EngineVariation variation : layers) {
                    handler = variation.over(handler, complaints);
                }
                outermost = Optional.of(handler);
            }
            return outermost.orElseThrow();
        }

        @Override
        public boolean answer(InputStream commands, OutputStream answers, OutputStream errors) throws IOException {
            CommandHandler handler = handler(errors);
            LineReader lines = new LineReader(commands, LONGEST_LINE);
            StringBuilder pending = new StringBuilder();
            boolean quit = false;
            Optional<String> next;
            while (!quit && (next = lines.next()).isPresent()) {
                String line = prepared(next.get());
                if (lines.cut() && next.get().indexOf('#') < 0) {
                    pending.append(wire.apply("", "? line too long"));
                } else if (!line.isEmpty()) {
                    String first = EngineVariation.name(line);
                    boolean numbered = isId(first);
                    String command = numbered ? EngineVariation.arguments(line) : line;
                    // A number, or a second one, is no command, and the handler would take it for an id.
                    String reply = numbered && isNumber(EngineVariation.name(command))
                            ? "? unknown command"
                            : Level.answer(handler, command);
                    pending.append(wire.apply(numbered ? first : "", reply));
                    quit = EngineVariation.named(command, "quit") && reply.startsWith("=");
                }
                if (quit || !lines.holdsLine()) {
                    answers.write(pending.toString().getBytes(StandardCharsets.UTF_8));
                    answers.flush();
                    pending.setLength(0);
                }
            }
            return !quit;
        }
    }

    /** Nothing at all counts as well. */
    private static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean isId(String word) {
        return isNumber(word) && word.length() <= LONGEST_ID && Long.parseLong(word) <= Integer.MAX_VALUE;
    }

    /** As section 3.1 of the protocol has it, with single spaces between words. */
    private static String prepared(String line) {
        if (line.indexOf('#') < 0 && !line.contains("  ") && !hasControl(line)) {
            return line.strip();
        }
        String clean = COMMENT_OR_CONTROL.matcher(line).replaceAll("");
        return BLANKS.matcher(clean).replaceAll(" ").strip();
    }

    private static boolean hasControl(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) < ' ' || line.charAt(i) == 127) {
                return true;
            }
        }
        return false;
    }

    /** @throws IOException if the engine crashes: it ends without a word */
    private static String answer(CommandHandler handler, String command) throws IOException {
        try {
            return handler.answer(command);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    @Override
    public String toString() {
        return name;
    }
}

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.text.LineReader;
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
 */
public record Level(
        String name,
        Function<BaseRules, CommandHandler> within,
        List<EngineVariation> layers,
        BinaryOperator<String> wire) {

    /** In bytes, as long as a line of our server may be. */
    private static final int LONGEST_LINE = 1 << 18;

    private static final Pattern ID = Pattern.compile("([0-9]{1,10})(?: (.*))?");
    private static final Pattern NO_COMMAND = Pattern.compile("([0-9]+( .*)?)?");
    private static final Pattern QUIT = Pattern.compile("quit( .*)?");
    private static final Pattern COMMENT_OR_CONTROL = Pattern.compile("#.*|[\\x00-\\x08\\x0A-\\x1F\\x7F]");
    private static final Pattern BLANKS = Pattern.compile("[ \t]+");

    public static Level of(String name, EngineVariation... layers) {
        return new Level(
                name,
                CommandHandler::of,
                List.of(layers),
                (id, reply) -> reply.charAt(0) + id + reply.substring(1) + "\n\n");
    }

    Level printing(BinaryOperator<String> otherWire) {
        return new Level(name, within, layers, otherWire);
    }

    public Level playedBy(Function<BaseRules, CommandHandler> player) {
        return new Level(name, player, layers, wire);
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
        return ProgramThread.start(
                (commands, answers, errors) -> serve(within.apply(rules.get()), commands, answers, errors));
    }

    private void serve(CommandHandler inner, InputStream commands, OutputStream answers, OutputStream errors)
            throws IOException {
        PrintStream complaints = new PrintStream(errors, false, StandardCharsets.UTF_8);
        CommandHandler handler = inner;
        for (EngineVariation variation : layers) {
            handler = variation.over(handler, complaints);
        }
        LineReader lines = new LineReader(commands, LONGEST_LINE);
        StringBuilder pending = new StringBuilder();
        boolean quit = false;
        for (Optional<String> next = lines.next(); !quit && next.isPresent(); next = quit ? next : lines.next()) {
            String line = prepared(next.get());
            if (lines.cut() && next.get().indexOf('#') < 0) {
                pending.append(wire.apply("", "? line too long"));
            } else if (!line.isEmpty()) {
                Matcher id = ID.matcher(line);
                boolean numbered = id.matches() && Long.parseLong(id.group(1)) <= Integer.MAX_VALUE;
                String command = numbered ? Optional.ofNullable(id.group(2)).orElse("") : line;
                // A number, or a second one, is no command, and the handler would take it for an id.
                String reply = numbered && NO_COMMAND.matcher(command).matches()
                        ? "? unknown command"
                        : answer(handler, command);
                pending.append(wire.apply(numbered ? id.group(1) : "", reply));
                quit = QUIT.matcher(command).matches() && reply.startsWith("=");
            }
            if (quit || !lines.holdsLine()) {
                answers.write(pending.toString().getBytes(StandardCharsets.UTF_8));
                answers.flush();
                pending.setLength(0);
            }
        }
    }

    /** As section 3.1 of the protocol has it, with single spaces between words. */
    private static String prepared(String line) {
        if (line.indexOf('#') < 0 && !line.contains("  ") && line.chars().noneMatch(c -> c < ' ' || c == 127)) {
            return line.strip();
        }
        String clean = COMMENT_OR_CONTROL.matcher(line).replaceAll("");
        return BLANKS.matcher(clean).replaceAll(" ").strip();
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

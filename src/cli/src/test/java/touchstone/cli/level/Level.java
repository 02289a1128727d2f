package touchstone.cli.level;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.Engine;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.EngineThread;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.rules.WantedRules;
import touchstone.reference.BaseRules;

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

    private Engine start(Supplier<BaseRules> rules) {
        return EngineThread.start(
                (commands, answers, errors) -> serve(within.apply(rules.get()), commands, answers, errors));
    }

    private void serve(CommandHandler inner, InputStream commands, OutputStream answers, OutputStream errors)
            throws IOException {
        PrintStream complaints = new PrintStream(errors, false, StandardCharsets.UTF_8);
        CommandHandler handler = inner;
        for (EngineVariation variation : layers) {
            handler = variation.over(handler, complaints);
        }
        BufferedReader lines = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8));
        StringBuilder pending = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            int space = line.indexOf(' ');
            boolean numbered = space > 0 && Character.isDigit(line.charAt(0));
            String reply = answer(handler, numbered ? line.substring(space + 1) : line);
            pending.append(wire.apply(numbered ? line.substring(0, space) : "", reply));
            boolean quit = line.matches("(\\d+ )?quit");
            if (quit || !lines.ready()) {
                answers.write(pending.toString().getBytes(StandardCharsets.UTF_8));
                answers.flush();
                pending.setLength(0);
            }
            if (quit) {
                return;
            }
        }
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

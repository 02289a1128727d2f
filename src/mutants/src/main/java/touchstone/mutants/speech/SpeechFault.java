package touchstone.mutants.speech;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.CommandFailedException;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.ServedCommand;
import touchstone.gtp.text.LineReader;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/**
 * What an engine does wrong with lines of the Go Text Protocol: our server, with one thing changed.
 *
 * @param reading what it takes a line for, without the end of the line
 * @param answering makes, for each time it is started, what it answers to a line as it took it, given the right answer with the
 *     empty line at its end; no answer is empty
 * @param commands changes the commands that it has
 * @param ending how it ends
 */
public record SpeechFault(
        UnaryOperator<String> reading,
        Supplier<BinaryOperator<String>> answering,
        Consumer<Map<String, ServedCommand>> commands,
        Ending ending) {

    /** What becomes of an engine that is told to end. */
    public enum Ending {
        /** After it has answered {@code quit}, and at the end of its input. */
        RIGHT,
        /** It answers {@code quit} and goes on. */
        GOES_ON_AFTER_QUIT,
        /** It ends without an answer to {@code quit}. */
        QUITS_SILENTLY,
        /** It stays after its input has ended. */
        STAYS_WITHOUT_INPUT,
        /** It forgets the last line if that was not ended. */
        FORGETS_LAST_LINE
    }

    private static final int LONGEST_LINE = 1 << 21;

    private static final Pattern QUIT = Pattern.compile("([0-9]+\\s+)?quit(\\s.*)?");

    private static final Supplier<BinaryOperator<String>> RIGHT_ANSWERS = () -> (line, answer) -> answer;

    /** Nothing is wrong. */
    public static final SpeechFault NONE = of(Ending.RIGHT);

    private static SpeechFault of(Ending ending) {
        return new SpeechFault(line -> line, RIGHT_ANSWERS, commands -> {}, ending);
    }

    /** It takes lines for others. */
    public static SpeechFault reading(UnaryOperator<String> reading) {
        return new SpeechFault(reading, RIGHT_ANSWERS, commands -> {}, Ending.RIGHT);
    }

    /** It gives other answers: the line and the right answer, which ends with two line feeds, make the wrong one. */
    public static SpeechFault answering(BinaryOperator<String> answering) {
        return remembering(() -> answering);
    }

    /** It gives other answers, by what it was sent before: what makes them is made anew whenever it is started. */
    public static SpeechFault remembering(Supplier<BinaryOperator<String>> answering) {
        return new SpeechFault(line -> line, answering, commands -> {}, Ending.RIGHT);
    }

    /** It has other commands. */
    public static SpeechFault commands(Consumer<Map<String, ServedCommand>> commands) {
        return new SpeechFault(line -> line, RIGHT_ANSWERS, commands, Ending.RIGHT);
    }

    /** One command does something else: it is made from what the command does rightly. */
    public static SpeechFault command(String name, UnaryOperator<ServedCommand> wrong) {
        return commands(all -> all.put(name, wrong.apply(all.get(name))));
    }

    /** One command does what it should, and answers something else than it should. */
    public static SpeechFault telling(String name, UnaryOperator<String> wrong) {
        return command(name, right -> arguments -> wrong.apply(right.carryOut(arguments)));
    }

    /** One command takes its arguments for others. */
    public static SpeechFault taking(String name, UnaryOperator<List<String>> wrong) {
        return command(name, right -> arguments -> right.carryOut(new Arguments(wrong.apply(arguments.words()))));
    }

    /** One command answers what it should refuse, and does nothing then. */
    public static SpeechFault accepting(String name, String answer) {
        return command(name, right -> arguments -> {
            try {
                return right.carryOut(arguments);
            } catch (CommandFailedException refused) {
                return answer;
            }
        });
    }

    /** After one command another one is carried out too, with arguments of its own. */
    public static SpeechFault after(String name, String other, String... words) {
        return commands(all -> {
            ServedCommand right = all.get(name);
            all.put(name, arguments -> {
                String answer = right.carryOut(arguments);
                all.get(other).carryOut(new Arguments(List.of(words)));
                return answer;
            });
        });
    }

    /** It ends in another way. */
    public static SpeechFault ending(Ending ending) {
        return of(ending);
    }

    /** The commands of a right server by the base rules. */
    public static Map<String, ServedCommand> rightCommands() {
        return GtpServer.commands(new VariantRules(Variant.BASE), "Touchstone reference", "1");
    }

    /**
     * Answers commands until it is told to end.
     *
     * @throws IOException if the controller can be neither read nor answered any more
     */
    public void serve(InputStream in, OutputStream out, OutputStream errors) throws IOException {
        Map<String, ServedCommand> all = rightCommands();
        commands.accept(all);
        GtpServer server = new GtpServer(all);
        BinaryOperator<String> answers = answering.get();
        LastLine input = new LastLine(in);
        LineReader lines = new LineReader(input, LONGEST_LINE);
        Optional<String> next;
        while ((next = lines.next()).isPresent()) {
            String line = reading.apply(next.get());
            boolean quit = isQuit(line);
            boolean cut = ending == Ending.FORGETS_LAST_LINE && input.endsInALine() && !lines.holdsLine();
            if (!cut && !(quit && ending == Ending.QUITS_SILENTLY)) {
                out.write(answers.apply(line, server.answer(line)).getBytes(StandardCharsets.UTF_8));
            }
            if (!lines.holdsLine()) {
                out.flush();
            }
            if (quit && ending != Ending.GOES_ON_AFTER_QUIT) {
                out.flush();
                return;
            }
        }
        out.flush();
        while (ending == Ending.STAYS_WITHOUT_INPUT) {
            LockSupport.park(this);
        }
    }

    private static boolean isQuit(String line) {
        return QUIT.matcher(line.strip()).matches();
    }

    /** Input of which it is known how it ended. */
    private static final class LastLine extends InputStream {

        private final InputStream in;
        private int last = '\n';
        private boolean ended;

        LastLine(InputStream in) {
            this.in = in;
        }

        boolean endsInALine() {
            return ended && last != '\n';
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            note(b < 0 ? -1 : 1, (byte) b);
            return b;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int count = in.read(bytes, from, length);
            note(count, count > 0 ? bytes[from + count - 1] : 0);
            return count;
        }

        @Override
        public int available() throws IOException {
            return in.available();
        }

        private void note(int count, byte b) {
            ended = count < 0;
            last = count > 0 ? b : last;
        }
    }
}

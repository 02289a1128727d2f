package touchstone.gtp.session;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.builtin.controller.ControlledGame;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.TurnKeeper;
import touchstone.reference.BaseRules;
import touchstone.spi.Exchange;

/**
 * What was sent to an engine as a script, in the form of GNU Go's regression tests: commands, with a number where an answer matters
 * and below it a regular expression for the whole of it, without {@code =} or {@code ?} and the number.
 *
 * <p>Up to its last step the engine was right, so its own answers are what is expected. There it is what the reference answers to
 * the same command, where it has that command.
 */
public final class RegressionScript {

    /** What is to come of the last step. */
    public enum Last {
        /** It is to be taken. */
        TAKEN,
        /** It is to be refused. */
        REFUSED,
        /** It looks at something, and the answer is to be right. */
        SHOWN,
        /** It is to be answered, whatever the answer: the engine broke down. */
        ANSWERED
    }

    /** What matches any refusal: the words are the engine's own. */
    private static final String REFUSAL = ".+";

    /** As {@link GtpConnection} tells of a breakdown. */
    private static final Pattern UNANSWERED = Pattern.compile("at the command \"([^\"]*)\"");

    private final List<Exchange> exchanges;
    private final GtpServer reference;
    private final Last last;
    private final StringBuilder script = new StringBuilder();

    private RegressionScript(List<Exchange> exchanges, BaseRules rules, Last last) {
        this.exchanges = exchanges;
        this.reference = new GtpServer(new ControlledGame(rules), TurnKeeper.SERVER, "reference", "");
        this.last = last;
    }

    /**
     * The script; none if there are no commands in it.
     *
     * @param exchanges what was asked and answered from the beginning of a game
     * @param rules those claimed
     * @param given what came of the last step, in words; those of a breakdown name the command that was not answered
     * @param header lines for a person, which may be untrusted text
     */
    public static Optional<String> of(
            List<Exchange> exchanges, BaseRules rules, Last last, String given, List<String> header) {
        boolean commands = !exchanges.isEmpty() && exchanges.stream().allMatch(one -> isReply(one.answered()));
        return commands
                ? Optional.of(new RegressionScript(exchanges, rules, last).text(given, header))
                : Optional.empty();
    }

    private String text(String given, List<String> header) {
        header.forEach(line -> script.append("# ").append(line(line)).append('\n'));
        script.append('\n');
        int deciding = deciding();
        for (int i = 0; i < exchanges.size(); i++) {
            String right = reference.answer(exchanges.get(i).asked()).strip();
            append(i + 1, exchanges.get(i), right, i >= deciding);
        }
        if (last == Last.ANSWERED) {
            Matcher unanswered = UNANSWERED.matcher(given);
            if (unanswered.find()) {
                script.append(exchanges.size() + 1)
                        .append(' ')
                        .append(line(unanswered.group(1)))
                        .append("\n#? [.*]\n# given: no answer\n");
            }
        }
        return script.toString();
    }

    /** The first of the commands of the last step: a move or request is one command, a look all after it. */
    private int deciding() {
        int first = exchanges.size() - 1;
        if (last == Last.ANSWERED) {
            return exchanges.size();
        } else if (last == Last.SHOWN) {
            while (first > 0 && !isAct(exchanges.get(first).asked())) {
                first--;
            }
            first++;
        }
        return first;
    }

    private static boolean isAct(String command) {
        return command.matches(
                "(play|undo|komi|clear_board|boardsize|rectangular_boardsize|gogui-setup.*|.*_handicap.*)( .*)?");
    }

    private void append(int number, Exchange exchange, String right, boolean decides) {
        String given = exchange.answered().strip();
        Optional<String> pattern = decides ? expected(right, given) : pattern(given);
        if (pattern.isEmpty()) {
            script.append(line(exchange.asked())).append('\n');
        } else {
            script.append(number).append(' ').append(line(exchange.asked())).append('\n');
            script.append("#? [").append(pattern.get()).append("]\n");
        }
        if (decides) {
            given.lines()
                    .forEach(row -> script.append("# given: ").append(line(row)).append('\n'));
            if (isKnown(right)) {
                right.lines().forEach(row -> script.append("# the reference: ")
                        .append(line(row))
                        .append('\n'));
            }
        }
    }

    private static boolean isKnown(String right) {
        return !right.startsWith("? unknown command");
    }

    private Optional<String> expected(String right, String given) {
        return switch (last) {
            case REFUSED -> Optional.of(REFUSAL);
            case TAKEN -> Optional.of("");
            case SHOWN, ANSWERED -> isKnown(right) ? shown(right, given) : Optional.empty();
        };
    }

    /**
     * Of several lines the first, if it is one of the same kind and another: a board that is drawn in the same way. What differs
     * in its order alone is what was given.
     */
    private static Optional<String> shown(String right, String given) {
        if (words(right).equals(words(given))) {
            return pattern(given);
        }
        String first = right.lines().findFirst().orElse("");
        String other = given.lines().findFirst().orElse("");
        boolean drawnAlike = first.split(" ").length == other.split(" ").length
                && right.lines().count() == given.lines().count();
        return right.lines().count() == 1 || drawnAlike && !first.equals(other) ? pattern(first) : Optional.empty();
    }

    /** What an answer of one line matches; of a longer one the first line alone would be looked at. */
    private static Optional<String> pattern(String reply) {
        if (reply.lines().count() > 1) {
            return Optional.empty();
        }
        return Optional.of(
                reply.startsWith("?") ? REFUSAL : text(reply).replaceAll("([\\\\.\\[\\](){}*+?^$|])", "\\\\$1"));
    }

    private static Set<String> words(String reply) {
        return new TreeSet<>(Arrays.asList(text(reply).toUpperCase(Locale.ROOT).split("\\s+")));
    }

    private static String text(String reply) {
        return reply.replaceFirst("^[=?][0-9]*\\s*", "").strip();
    }

    private static boolean isReply(String answered) {
        return answered.startsWith("=") || answered.startsWith("?");
    }

    private static String line(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ").strip();
    }
}

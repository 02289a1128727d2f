package touchstone.laboratory.find;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import touchstone.gtp.GtpServer;
import touchstone.reference.VariantRules;
import touchstone.subject.Exchange;
import touchstone.subject.walk.Step;

/**
 * A finding as a script for an engine, in the form of GNU Go's regression tests: what is to be sent, with a number where an
 * answer matters and below it a regular expression for the whole of it, without {@code =} or {@code ?} and the number.
 *
 * <p>Up to the last step the engine was right, so its own answers are what is expected. There it is what the reference answers to
 * the same command, where it has that command.
 */
public final class ReplayFile {

    public static final String NAME = "replay.gtp";

    /** What matches any refusal: the words are the engine's own. */
    private static final String REFUSAL = ".+";

    private ReplayFile() {}

    /** The script; none for a subject that was not reached by commands. */
    public static Optional<String> of(Finding finding) {
        if (finding.transcript().isEmpty() || !finding.transcript().stream().allMatch(one -> isReply(one.answered()))) {
            return Optional.empty();
        }
        StringBuilder script = new StringBuilder();
        script.append("# ")
                .append(line(finding.subject().name() + " " + finding.subject().version()))
                .append(" ")
                .append(finding.cause().deviation().title())
                .append(" (clause ")
                .append(finding.cause().clause())
                .append(")\n");
        script.append("# To be run with: ")
                .append(line(finding.subject().command()))
                .append('\n');
        script.append("# Expected in the end: ")
                .append(line(finding.expected()))
                .append('\n');
        script.append("# Given: ").append(line(finding.given())).append("\n\n");
        GtpServer reference = new GtpServer(new VariantRules(finding.variant()), "reference", "");
        List<Exchange> exchanges = finding.transcript();
        int deciding = deciding(finding);
        for (int i = 0; i < exchanges.size(); i++) {
            String right = reference.answer(exchanges.get(i).asked()).strip();
            append(script, i + 1, exchanges.get(i), right, i >= deciding, finding);
        }
        return Optional.of(script.toString());
    }

    /** Of which command on the exchanges belong to the last step: a move or request is one command, a look all after it. */
    private static int deciding(Finding finding) {
        int last = finding.transcript().size() - 1;
        if (!(StepText.read(finding.steps().get(finding.steps().size() - 1)) instanceof Step.Look)) {
            return last;
        }
        while (last > 0 && !isAct(finding.transcript().get(last).asked())) {
            last--;
        }
        return last + 1;
    }

    private static boolean isAct(String command) {
        return command.matches(
                "(play|undo|komi|clear_board|boardsize|rectangular_boardsize|gogui-setup.*|.*_handicap.*) ?.*");
    }

    private static void append(
            StringBuilder script, int number, Exchange exchange, String right, boolean decides, Finding finding) {
        String given = exchange.answered().strip();
        boolean wrong = decides && !alike(right, given);
        Optional<String> pattern = decides ? expected(right, given, finding) : pattern(given);
        if (pattern.isEmpty()) {
            script.append(line(exchange.asked())).append('\n');
        } else {
            script.append(number).append(' ').append(line(exchange.asked())).append('\n');
            script.append("#? [").append(pattern.get()).append("]\n");
        }
        if (wrong || decides) {
            given.lines()
                    .forEach(row -> script.append("# given: ").append(line(row)).append('\n'));
            if (!right.startsWith("? unknown command")) {
                right.lines().forEach(row -> script.append("# the reference: ")
                        .append(line(row))
                        .append('\n'));
            }
        }
    }

    private static Optional<String> expected(String right, String given, Finding finding) {
        return switch (finding.cause().deviation()) {
            case TAKES, TAKES_REQUEST -> Optional.of(REFUSAL);
            case REFUSES, REFUSES_REQUEST -> Optional.of("");
            default -> right.startsWith("? unknown command") ? Optional.empty() : shown(right, given);
        };
    }

    /** Of several lines the first, if it is one of the same kind and another: a board that is drawn in the same way. */
    private static Optional<String> shown(String right, String given) {
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
        String text = text(reply);
        return Optional.of(reply.startsWith("?") ? REFUSAL : text.replaceAll("([\\\\.\\[\\](){}*+?^$|])", "\\\\$1"));
    }

    private static boolean alike(String right, String given) {
        return right.charAt(0) == given.charAt(0) && words(right).equals(words(given));
    }

    private static TreeSet<String> words(String reply) {
        return new TreeSet<>(
                Arrays.asList(text(reply).toUpperCase(java.util.Locale.ROOT).split("\\s+")));
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

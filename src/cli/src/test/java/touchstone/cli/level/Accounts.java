package touchstone.cli.level;

import java.math.BigDecimal;
import java.util.function.UnaryOperator;

/** What engines make of being told by which rules to play and with what komi, and what they say of it. */
final class Accounts {

    private static final String TELL = "kata-get-rules";
    private static final String SET = "kata-set-rules";

    private Accounts() {}

    /** Says that it plays by the rules it was told, and plays by those it had. */
    static Layer rulesKept() {
        return (inner, errors) -> command -> Layer.named(command, SET) ? "= " : inner.answer(command);
    }

    /** Whatever it is told to play by, it plays by these. */
    static Layer rulesExchanged(String name) {
        return (inner, errors) -> command -> inner.answer(Layer.named(command, SET) ? SET + ' ' + name : command);
    }

    /** Refuses to play by other rules than it has. */
    static Layer rulesRefused(String words) {
        return (inner, errors) -> command -> Layer.named(command, SET) || Layer.named(command, "kata-set-rule")
                ? "? " + words
                : inner.answer(command);
    }

    /** Says this of its rules. */
    static Layer rulesTold(String reply) {
        return (inner, errors) -> command -> Layer.named(command, TELL) ? reply : inner.answer(command);
    }

    /** Is back at these rules after a command. */
    static Layer rulesForgotten(String command, String name) {
        return (inner, errors) -> asked -> {
            String reply = inner.answer(asked);
            if (Layer.named(asked, command)) {
                inner.answer(SET + ' ' + name);
            }
            return reply;
        };
    }

    /** Says another komi than it has. */
    static Layer komiTold(UnaryOperator<BigDecimal> other) {
        return (inner, errors) -> command -> Layer.named(command, "get_komi")
                ? "= " + other.apply(new BigDecimal(inner.told(command)))
                : inner.answer(command);
    }

    /** Says the komi it had before this one. */
    static Layer komiOfBefore() {
        return (inner, errors) -> {
            String[] before = {"0"};
            return command -> {
                if (Layer.named(command, "get_komi")) {
                    return "= " + before[0];
                }
                if (Layer.named(command, "komi")) {
                    before[0] = inner.told("get_komi");
                }
                return inner.answer(command);
            };
        };
    }
}

package touchstone.cli.level;

import java.math.BigDecimal;
import java.util.function.UnaryOperator;

/** What engines make of being told by which rules to play and with what komi, and what they say of it. */
final class RulesReportVariations {

    private static final String TELL = "kata-get-rules";
    private static final String SET = "kata-set-rules";

    private RulesReportVariations() {}

    /** Says that it plays by the rules it was told, and plays by those it had. */
    static EngineVariation rulesKept() {
        return (inner, errors) -> command -> EngineVariation.named(command, SET) ? "= " : inner.answer(command);
    }

    /** Whatever it is told to play by, it plays by these. */
    static EngineVariation rulesExchanged(String name) {
        return (inner, errors) ->
                command -> inner.answer(EngineVariation.named(command, SET) ? SET + ' ' + name : command);
    }

    /** Refuses to play by other rules than it has. */
    static EngineVariation rulesRefused(String words) {
        return (inner, errors) -> command -> EngineVariation.named(command, SET)
                        || EngineVariation.named(command, "kata-set-rule")
                        || EngineVariation.named(command, "kgs-rules")
                ? "? " + words
                : inner.answer(command);
    }

    /** Says this of its rules. */
    static EngineVariation rulesTold(String reply) {
        return (inner, errors) -> command -> EngineVariation.named(command, TELL) ? reply : inner.answer(command);
    }

    /** Is back at these rules after a command. */
    static EngineVariation rulesForgotten(String command, String name) {
        return (inner, errors) -> asked -> {
            String reply = inner.answer(asked);
            if (EngineVariation.named(asked, command)) {
                inner.answer(SET + ' ' + name);
            }
            return reply;
        };
    }

    /** Says another komi than it has. */
    static EngineVariation komiTold(UnaryOperator<BigDecimal> other) {
        return (inner, errors) -> command -> EngineVariation.named(command, "get_komi")
                ? "= " + other.apply(new BigDecimal(inner.told(command)))
                : inner.answer(command);
    }

    /** Says the komi it had before this one. */
    static EngineVariation komiOfBefore() {
        return (inner, errors) -> {
            String[] before = {"0"};
            return command -> {
                if (EngineVariation.named(command, "get_komi")) {
                    return "= " + before[0];
                }
                if (EngineVariation.named(command, "komi")) {
                    before[0] = inner.told("get_komi");
                }
                return inner.answer(command);
            };
        };
    }
}

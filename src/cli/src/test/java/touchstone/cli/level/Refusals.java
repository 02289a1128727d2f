package touchstone.cli.level;

import java.util.function.UnaryOperator;

/** The words in which a move is refused. */
final class Refusals {

    private Refusals() {}

    static EngineVariation always(String words) {
        return refusals(reply -> "? " + words);
    }

    /** One word or two for each reason. */
    static EngineVariation terse() {
        return refusals(reply -> "? "
                + (reply.contains("base.8")
                        ? "ko"
                        : reply.contains("base.7A")
                                ? "suicide"
                                : reply.contains("base.7.step-1") && reply.contains("stone")
                                        ? "occupied"
                                        : "illegal move"));
    }

    static EngineVariation longer() {
        return refusals(reply -> "? illegal move"
                + (reply.contains("base.8") ? ": superko" : reply.contains("base.7A") ? ": suicide not allowed" : ""));
    }

    static EngineVariation offBoard(String words) {
        return refusals(
                reply -> reply.contains("board has no point") || reply.contains("no point") ? "? " + words : reply);
    }

    private static EngineVariation refusals(UnaryOperator<String> change) {
        return (inner, errors) -> command -> {
            String reply = inner.answer(command);
            return EngineVariation.named(command, "play") && reply.startsWith("?") ? change.apply(reply) : reply;
        };
    }
}

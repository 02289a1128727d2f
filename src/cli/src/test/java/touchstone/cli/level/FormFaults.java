package touchstone.cli.level;

import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Ways to answer that are not those of the protocol. */
final class FormFaults {

    private FormFaults() {}

    private static String right(String id, String reply) {
        return reply.charAt(0) + id + reply.substring(1) + "\n\n";
    }

    static boolean isFailure(String reply) {
        return reply.startsWith("?");
    }

    static boolean isEmpty(String reply) {
        return reply.strip().equals("=");
    }

    /** Without the empty line. */
    static BinaryOperator<String> unended(Predicate<String> which) {
        return (id, reply) -> right(id, reply).replaceFirst("\n$", which.test(reply) ? "" : "\n");
    }

    static BinaryOperator<String> endedBy(String end) {
        return (id, reply) -> right(id, reply).stripTrailing() + end;
    }

    static BinaryOperator<String> numbered(Predicate<String> which, UnaryOperator<String> other) {
        return (id, reply) -> right(which.test(reply) ? other.apply(id) : id, reply);
    }

    static BinaryOperator<String> times(Predicate<String> which, int times) {
        return (id, reply) -> right(id, reply).repeat(which.test(reply) ? times : 1);
    }

    /** With a byte order mark before answers with some ids. */
    static BinaryOperator<String> marked(Predicate<String> which) {
        return (id, reply) -> (which.test(id) ? "\uFEFF" : "") + right(id, reply);
    }

    /** With lines that look as if they opened the answers to the commands after it. */
    static String misleading(String id, String reply) {
        if (!reply.contains("A B C")) {
            return right(id, reply);
        }
        int number = Integer.parseInt(id);
        return right(id, reply + "\n=" + (number + 1) + " no answer\n?" + (number + 2) + " nor this\n= nor this");
    }

    /** Does not answer at all, nor anything after it. */
    static EngineVariation hanging(String name, AtomicInteger count) {
        return (inner, errors) -> command -> {
            if (EngineVariation.named(command, name)) {
                count.incrementAndGet();
                pause(TimeUnit.HOURS, 1);
            }
            return inner.answer(command);
        };
    }

    /** Takes a second for one command of a game, now and then. */
    static EngineVariation slow(String name, int everyOther) {
        AtomicInteger count = new AtomicInteger();
        return new EngineVariation() {
            @Override
            public CommandHandler over(CommandHandler inner, PrintStream errors) {
                return command -> {
                    if (EngineVariation.named(command, name) && count.getAndIncrement() % everyOther == 0) {
                        pause(TimeUnit.SECONDS, 1);
                    }
                    return inner.answer(command);
                };
            }
        };
    }

    private static void pause(TimeUnit unit, long time) {
        try {
            if (new CountDownLatch(1).await(time, unit)) {
                throw new IllegalStateException("nobody counts it down");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

package touchstone.junit;

import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.gtp.server.ServedCommand;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.UnsupportedException;

/** Subjects for tests, good and bad. */
final class Subjects {

    private Subjects() {}

    static Variant base() {
        return PackagedSpecification.with(new String[0], new String[0])
                .ruleset("base")
                .orElseThrow()
                .variant();
    }

    static Altered good() {
        return new Altered("base");
    }

    /** Our server as an engine of the Go Text Protocol, in this JVM. */
    static Subject speaking(Consumer<Map<String, ServedCommand>> change) {
        return GtpSubject.probe(
                () -> {
                    Map<String, ServedCommand> commands =
                            GtpServer.commands(new VariantRules(base()), "Touchstone reference", "1");
                    change.accept(commands);
                    return new GtpServer(commands).program();
                },
                "an engine",
                GtpOptions.DEFAULT);
    }

    /** Lets any position come back. */
    static Altered withoutSuperko() {
        return new Altered(base().with(Repetition.NONE));
    }

    /** Knows better than to make illegal moves, but takes them. */
    static Altered tolerant() {
        return new Altered("base") {
            @Override
            Object answer(Session table, Method method, Object[] arguments) throws Throwable {
                Object answer = super.answer(table, method, arguments);
                return method.getName().equals("ask") && answer instanceof Answer.Refused
                        ? new Answer.Tolerated("its list of legal moves has it not")
                        : answer;
            }
        };
    }

    /** Counts nothing. */
    static Altered without(Capability... lacking) {
        return new Altered("base") {
            @Override
            public Set<Capability> capabilities() {
                Set<Capability> left = super.capabilities();
                left.removeAll(Set.of(lacking));
                return left;
            }
        };
    }

    /** Can do nothing that any rule of Go asks for. */
    static Altered idle() {
        return new Altered("base") {
            @Override
            public Set<Capability> capabilities() {
                return EnumSet.of(Capability.UNDO);
            }

            @Override
            Object answer(Session table, Method method, Object[] arguments) throws Throwable {
                if (method.getName().equals("begin")) {
                    throw new UnsupportedException(Capability.SET_UP, "it begins no game");
                }
                return super.answer(table, method, arguments);
            }
        };
    }

    /** Throws wherever it is asked whether a move is legal. */
    static Altered crashing() {
        return new Altered("base") {
            @Override
            Object answer(Session table, Method method, Object[] arguments) throws Throwable {
                if (method.getName().equals("ask")) {
                    throw new ArrayIndexOutOfBoundsException("Index 361 out of bounds for length 361");
                }
                return super.answer(table, method, arguments);
            }
        };
    }

    /** Says things that are not fit for a terminal. */
    static Altered hostile() {
        return new Altered("base") {
            @Override
            Object answer(Session table, Method method, Object[] arguments) throws Throwable {
                return method.getName().equals("make")
                        ? new Answer.Refused(
                                Optional.empty(), "<script>\u001B[31mred\u202Eevil\u0000" + "x".repeat(100_000))
                        : super.answer(table, method, arguments);
            }
        };
    }
}

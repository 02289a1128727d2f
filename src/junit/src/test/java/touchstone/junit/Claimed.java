package touchstone.junit;

import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.suite.plan.Profile;

/** Test classes to be run by tests; nested, so that no build takes them for its own. */
final class Claimed {

    private Claimed() {}

    @CertifyAgainst(
            ruleset = "base",
            clauses = {"base.8", "base.9.score"})
    static class Conforming {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.good();
        }
    }

    @CertifyAgainst(ruleset = "base")
    static class Whole {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.good();
        }
    }

    @CertifyAgainst(ruleset = "katago:chinese", clauses = "repetition")
    static class AsKataGoHasIt {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.good();
        }
    }

    @CertifyAgainst(ruleset = "base", clauses = "base.8")
    static class Violating {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.withoutSuperko();
        }
    }

    @CertifyAgainst(ruleset = "base", clauses = "base.8")
    static class TolerantArbiter {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.tolerant();
        }
    }

    @CertifyAgainst(ruleset = "base", clauses = "base.8", profile = Profile.PLAYER)
    static class TolerantPlayer {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.tolerant();
        }
    }

    @CertifyAgainst(ruleset = "base", clauses = "base.7")
    static class Lacking {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.without(Capability.READS_BOARD, Capability.PRISONERS);
        }
    }

    @CertifyAgainst(ruleset = "base", clauses = "base")
    static class Idle {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.idle();
        }
    }

    @CertifyAgainst(ruleset = "base", clauses = "base.8")
    static class Crashing {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.crashing();
        }
    }

    @CertifyAgainst(ruleset = "base", clauses = "base.8.ko")
    static class Hostile {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.hostile();
        }
    }

    @CertifyAgainst(
            ruleset = "gtp",
            clauses = {"gtp.2.6", "gtp.6.1"})
    static class Speaking {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.speaking(commands -> {});
        }
    }

    @CertifyAgainst(
            ruleset = "gtp",
            clauses = {"gtp.2.6", "gtp.6.1"})
    static class SpeakingWithoutMoves {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.speaking(commands -> commands.remove("genmove"));
        }
    }

    /** Hands its claim on, and is not tried itself. */
    @CertifyAgainst(ruleset = "base", clauses = "base.8.pass")
    abstract static class Common {
        @CertifiedSubject
        static Subject subject() {
            return Subjects.good();
        }
    }

    static class Inheriting extends Common {}

    /** Closed after the last scenario. */
    @CertifyAgainst(ruleset = "base", clauses = "base.8.pass")
    static class Closing {
        static int closed;

        @CertifiedSubject
        static Subject subject() {
            class Closeable extends Altered implements AutoCloseable {
                Closeable() {
                    super("base");
                }

                @Override
                public void close() {
                    closed++;
                }
            }
            return new Closeable();
        }
    }
}

package touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Subject;

/** Each mistake that one can make with the annotations, and what is said of it. */
class MistakesTest {

    private static final String EXPECTED = "; expected: @CertifiedSubject static Subject subject() { return ...; }";

    @TempDir
    Path results;

    private String said(Class<?> test, String... parameters) {
        EngineExecutionResults run = new Runs(results).of(test, parameters);
        assertThat(run.testEvents().succeeded().count()).isZero();
        Throwable mistake = Runs.failureOfClass(run).orElseThrow();
        assertThat(mistake).isInstanceOf(ConfigurationException.class);
        return mistake.getMessage();
    }

    @CertifyAgainst(ruleset = "base")
    static class NoMethod {}

    @Test
    void noMethod() {
        assertThat(said(NoMethod.class))
                .isEqualTo(NoMethod.class.getName() + " has no method annotated with @CertifiedSubject" + EXPECTED);
    }

    @CertifyAgainst(ruleset = "base")
    static class TwoMethods {
        @CertifiedSubject
        static Subject one() {
            return Subjects.good();
        }

        @CertifiedSubject
        static Subject another() {
            return Subjects.good();
        }
    }

    @Test
    void twoMethods() {
        assertThat(said(TwoMethods.class))
                .isEqualTo(TwoMethods.class.getName()
                        + " has 2 methods annotated with @CertifiedSubject (another, one); expected one: each claim is a class"
                        + " of its own");
    }

    @CertifyAgainst(ruleset = "base")
    static class NotStatic {
        @CertifiedSubject
        Subject subject() {
            return Subjects.good();
        }
    }

    @Test
    void notStatic() {
        assertThat(said(NotStatic.class)).isEqualTo(NotStatic.class.getName() + ".subject() is not static" + EXPECTED);
    }

    @CertifyAgainst(ruleset = "base")
    static class WithParameter {
        @CertifiedSubject
        static Subject subject(String ruleset) {
            return Subjects.good();
        }
    }

    @Test
    void withParameter() {
        assertThat(said(WithParameter.class))
                .isEqualTo(WithParameter.class.getName() + ".subject() takes parameters" + EXPECTED);
    }

    @CertifyAgainst(ruleset = "base")
    static class WrongType {
        @CertifiedSubject
        static String subject() {
            return "gnugo --mode gtp";
        }
    }

    @Test
    void wrongType() {
        assertThat(said(WrongType.class))
                .isEqualTo(WrongType.class.getName() + ".subject() returns String, which is no touchstone.spi.Subject"
                        + EXPECTED);
    }

    @CertifyAgainst(ruleset = "base")
    static class Nothing {
        @CertifiedSubject
        static Subject subject() {
            return null;
        }
    }

    @Test
    void nothing() {
        assertThat(said(Nothing.class))
                .isEqualTo(Nothing.class.getName() + ".subject() returns null; expected a subject");
    }

    @CertifyAgainst(ruleset = "base")
    static class Throwing {
        @CertifiedSubject
        static Subject subject() {
            throw new IllegalStateException("no native library");
        }
    }

    @Test
    void throwing() {
        assertThat(said(Throwing.class))
                .isEqualTo(Throwing.class.getName()
                        + ".subject() throws java.lang.IllegalStateException: no native library");
    }

    @CertifyAgainst(ruleset = "base")
    static class Nameless {
        @CertifiedSubject
        static Subject subject() {
            return new Altered("base") {
                @Override
                public Identity identity() {
                    return new Identity(" ", "", "", "");
                }
            };
        }
    }

    @Test
    void nameless() {
        assertThat(said(Nameless.class))
                .contains("identity() of the subject ")
                .endsWith("has no id; expected a short name such as \"my-library\"");
    }

    @CertifyAgainst(ruleset = "base")
    static class Incapable {
        @CertifiedSubject
        static Subject subject() {
            return new Altered("base") {
                @Override
                public Set<Capability> capabilities() {
                    return Set.of();
                }
            };
        }
    }

    @Test
    void incapable() {
        assertThat(said(Incapable.class))
                .contains("capabilities() of the subject ")
                .contains("is empty, so nothing could be tried");
    }

    @CertifyAgainst(ruleset = "base")
    static class FailingCapabilities {
        @CertifiedSubject
        static Subject subject() {
            return new Altered("base") {
                @Override
                public Set<Capability> capabilities() {
                    throw new UnsupportedOperationException("not yet");
                }
            };
        }
    }

    @Test
    void failingCapabilities() {
        assertThat(said(FailingCapabilities.class)).contains("throws java.lang.UnsupportedOperationException: not yet");
    }

    @CertifyAgainst(ruleset = "chinesse")
    static class UnknownRuleset extends Claimed.Conforming {}

    @Test
    void unknownRuleset() {
        assertThat(said(UnknownRuleset.class))
                .startsWith(
                        "@CertifyAgainst(ruleset = \"chinesse\"): no such ruleset; did you mean 'chinese'? There are aga, ")
                .contains("wagc");
    }

    @CertifyAgainst(ruleset = "{\"ko\":\"SUPER\"}")
    static class RulesOfNoKataGo extends Claimed.Conforming {}

    @Test
    void rulesOfNoKataGo() {
        assertThat(said(RulesOfNoKataGo.class)).startsWith("@CertifyAgainst(ruleset = \"{\"ko\":\"SUPER\"}\"): ");
    }

    @CertifyAgainst(ruleset = "base", clauses = "base.88")
    static class UnknownClause extends Claimed.Conforming {}

    @Test
    void unknownClause() {
        assertThat(said(UnknownClause.class))
                .isEqualTo("@CertifyAgainst(clauses = \"base.88\"): no clause has this id; did you mean 'base.8'?");
    }

    @CertifyAgainst(ruleset = "base", clauses = "aga")
    static class ClauseOfAnother extends Claimed.Conforming {}

    @Test
    void clauseOfAnother() {
        assertThat(said(ClauseOfAnother.class)).startsWith("no clause [aga] in the ruleset base");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "touchstone.clauses|base.8.kp|touchstone.clauses=base.8.kp: nothing has this id; did you mean 'base.8.ko'?",
                "touchstone.clauses|base.8/99|touchstone.clauses=base.8/99: nothing has this id; did you mean 'base.8/9'?",
                "touchstone.workers|0|touchstone.workers=0: expected a number from 1 to 64",
                "touchstone.workers|many|touchstone.workers=many: expected a number from 1 to 64",
                "touchstone.seed|x|touchstone.seed=x: expected a whole number",
                "touchstone.update-baseline|yes|touchstone.update-baseline=yes: expected true or false",
            })
    void configuration(String key, String value, String message) {
        assertThat(said(Claimed.Conforming.class, key, value)).isEqualTo(message);
    }

    @Test
    void noBaselineToUpdate() {
        assertThat(said(Claimed.Conforming.class, TestConfiguration.UPDATE_BASELINE, "true"))
                .startsWith("touchstone.update-baseline=true, but no file is named");
    }

    @Test
    void resultsThatCannotBeWritten() throws IOException {
        Path file = Files.writeString(results.resolve("file"), "");
        assertThat(said(Claimed.Conforming.class, TestConfiguration.RESULTS, file.toString()))
                .startsWith("can't write to " + file.resolve(Claimed.Conforming.class.getName()))
                .endsWith("choose another touchstone.results");
    }

    @CertifyAgainst(ruleset = "base", rulesets = "no/such/folder")
    static class NoFolder extends Claimed.Conforming {}

    @Test
    void noFolder() {
        assertThat(said(NoFolder.class))
                .startsWith("@CertifyAgainst(rulesets = \"no/such/folder\"): no folder ")
                .endsWith("expected one with .yaml or .yml files");
    }

    @CertifyAgainst(ruleset = "base", features = "src/test/java")
    static class NoFeatures extends Claimed.Conforming {}

    @Test
    void noFeatures() {
        assertThat(said(NoFeatures.class)).contains("@CertifyAgainst(features = \"src/test/java\"): ");
    }
}

package example.go;

import touchstone.junit.CertifiedSubject;
import touchstone.junit.CertifyAgainst;
import touchstone.spi.Subject;

/** Holds the library to the base rules without suicide. What it is known to do otherwise is in the baseline. */
@CertifyAgainst(ruleset = "base-7A", baseline = "src/test/touchstone.yaml")
class GameRulesTest {

    @CertifiedSubject
    static Subject subject() {
        return new GameSubject();
    }
}

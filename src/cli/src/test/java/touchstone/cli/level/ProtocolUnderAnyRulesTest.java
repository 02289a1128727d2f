package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.reference.VariantRules;
import touchstone.spi.Subject;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Ruleset;

/** The protocol alone is kept by whoever is right, by whatever rules he plays: nobody has told him any. */
@Tag("slow") // tries the protocol over pipes, ruleset by ruleset
@Order(1) // takes long
class ProtocolUnderAnyRulesTest {

    static List<Ruleset> rulesets() {
        return Examination.rulesets();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aRightEngineIsNotAccused(Ruleset ruleset) {
        Subject served = Served.everything(() -> new VariantRules(ruleset.variant()));
        Examination examination = Examination.of(served, "gtp");
        assertThat(examination.accusations()).isEmpty();
        assertThat(examination.of(Verdict.SATISFIED))
                .extracting(Result::clause)
                .contains("gtp.undo.board", "sgf.points", "shows.board")
                .noneMatch(clause -> clause.startsWith("base.") || clause.startsWith("claim."));
    }
}

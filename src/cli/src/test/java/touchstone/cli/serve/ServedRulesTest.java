package touchstone.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.builtin.RulesSubject;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.rpc.message.RulesParams;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationReader;

/** The rules that a served reference plays by, for each way in which they can be said. */
class ServedRulesTest {

    private static final Specification SPECIFICATION = SpecificationReader.read(
            Path.of(System.getProperty("touchstone.home")).resolve("features"));

    private static final Variant JAPANESE =
            SPECIFICATION.ruleset("japanese").orElseThrow().variant();

    private static Variant played(Optional<String> name, Optional<Variant> axes, Optional<String> katago) {
        RulesSubject reference = (RulesSubject)
                ReferenceSubjects.reference(SPECIFICATION.ruleset("base").orElseThrow());
        RulesSubject served = (RulesSubject) ServeCommand.playing(
                SPECIFICATION, reference, new RulesParams(name, axes, katago.map(ServedRulesTest::json)));
        return ((VariantRules) served.rules()).variant();
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    @Test
    void areThoseOfTheName() {
        assertThat(played(Optional.of("japanese"), Optional.empty(), Optional.empty()))
                .isEqualTo(JAPANESE);
    }

    @Test
    void areThoseOfTheAxesWhateverElseIsSaid() {
        assertThat(played(Optional.of("aga"), Optional.of(JAPANESE), Optional.of("{\"ko\":\"SIMPLE\"}")))
                .isEqualTo(JAPANESE);
    }

    @Test
    void areThoseOfKataGoRatherThanOfTheName() {
        Variant played =
                played(Optional.of("aga"), Optional.empty(), Optional.of("{\"ko\":\"SIMPLE\",\"suicide\":true}"));
        assertThat(played.has(Repetition.SIMPLE)).isTrue();
        assertThat(played.has(SelfCapture.SEVERAL)).isTrue();
    }

    @Test
    void areRefusedWhereThereAreNone() {
        assertThatThrownBy(() -> played(Optional.of("nobodys"), Optional.empty(), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there are no such rules");
    }
}

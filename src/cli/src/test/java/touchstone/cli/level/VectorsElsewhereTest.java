package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import touchstone.suite.specification.Ruleset;

/** The test vectors are the same where numbers and times are written otherwise, and a capital i has a dot. */
@Tag("slow") // all scenarios of two rulesets, three times
@Isolated("sets language and time zone of the whole JVM")
class VectorsElsewhereTest {

    /** Of two rulesets, as all are written alike. */
    @Test
    void theyAreTheSameEachTime() {
        List<Ruleset> two = Examination.rulesets().stream()
                .filter(ruleset -> List.of("japanese", "stone-scoring").contains(ruleset.name()))
                .toList();
        Map<String, String> written = VectorTexts.of(two);
        assertThat(two).hasSize(2);
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            for (String language : List.of("tr", "ar-EG-u-nu-arab")) {
                Locale.setDefault(Locale.forLanguageTag(language));
                TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));
                assertThat(VectorTexts.of(two)).as(language).isEqualTo(written);
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }
}

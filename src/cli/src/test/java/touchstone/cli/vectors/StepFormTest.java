package touchstone.cli.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.suite.phrases.StepPhrases;

/** Forms are of phrases that there are, each in one. */
class StepFormTest {

    @Test
    void everyPhraseExistsAndHasOneForm() {
        List<String> phrases = Stream.of(StepForm.values())
                .flatMap(form -> form.phrases().stream())
                .toList();

        assertThat(phrases).doesNotHaveDuplicates();
        assertThat(new StepPhrases().phrases())
                .extracting(StepPhrases.Phrase::text)
                .containsAll(phrases);
    }
}

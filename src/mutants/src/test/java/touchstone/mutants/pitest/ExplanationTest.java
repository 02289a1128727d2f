package touchstone.mutants.pitest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The explanations are about code that is there; whether they are about what survives, pitest has to be run for. */
class ExplanationTest {

    private static final Path HOME = Path.of(System.getProperty("touchstone.home"));

    @Test
    void eachIsOfAMethodThatThereIs() throws Exception {
        List<Explanation> explanations = Explanation.read(HOME.resolve(PitestPage.EXPLANATIONS));
        assertThat(explanations).isNotEmpty().allSatisfy(explanation -> {
            assertThat(methods(explanation.place())).as(explanation.place()).contains(method(explanation.place()));
            assertThat(explanation.changes()).isNotEmpty();
            assertThat(explanation.why()).isNotBlank();
        });
    }

    @Test
    void eachIsOnThePage() throws Exception {
        String page = Files.readString(HOME.resolve("reports/proof/pitest.md"));
        for (Explanation explanation : Explanation.read(HOME.resolve(PitestPage.EXPLANATIONS))) {
            for (String change : explanation.changes()) {
                assertThat(page).contains(Page.row(explanation, change));
            }
        }
    }

    @Test
    void whatIsNoExplanationIsRefused(@TempDir Path folder) throws Exception {
        Path file =
                Files.writeString(folder.resolve("survivors.yaml"), "- {place: Board.of, kind: same, changes: [x]}\n");
        assertThatThrownBy(() -> Explanation.read(file)).isInstanceOf(IOException.class);
    }

    private static String method(String place) {
        return place.substring(place.lastIndexOf('.') + 1);
    }

    private static List<String> methods(String place) throws ClassNotFoundException {
        String type = place.substring(0, place.lastIndexOf('.'));
        Class<?> owner = Class.forName("touchstone.reference." + type.replaceAll("([A-Z]\\w*)\\.", "$1\\$"));
        return Stream.concat(
                        Stream.of("init", "clinit"),
                        Arrays.stream(owner.getDeclaredMethods()).map(method -> method.getName()))
                .toList();
    }
}

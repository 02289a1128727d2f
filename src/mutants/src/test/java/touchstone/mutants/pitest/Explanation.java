package touchstone.mutants.pitest;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Why no scenario notices some changes to one method.
 *
 * @param place class and method, such as {@code PointSet.hashCode}
 * @param kind what sort of reason it is
 * @param changes in pitest's words; one that is made in several places of the method as often as it survives
 * @param why a sentence or two
 */
record Explanation(String place, Kind kind, List<String> changes, String why) {

    enum Kind {
        /** No game, and no question about one, could go otherwise. */
        SAME("makes no difference to anybody"),
        /** The answers are the same, and come later. */
        SLOWER("makes it slower, and no more"),
        /** What is said or kept for people and programs that read on; no rule. */
        WORDS("is about words for the reader"),
        /** Who uses the reference as a library may see it; no phrase of a scenario leads there. */
        OUT_OF_REACH("is out of reach of any scenario"),
        /** A scenario could ask for it, and none does yet. */
        HOLE("is a hole in the specification");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }

        /** Whether every question is answered as before. Such changes are called equivalent: no test can notice them. */
        boolean isIndifferent() {
            return this == SAME || this == SLOWER;
        }
    }

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .build();

    /** What survivors are explained by. */
    List<String> keys() {
        return changes.stream().map(change -> place + ": " + change).toList();
    }

    /** @throws IOException if the file can't be read as a list of explanations */
    static List<Explanation> read(Path file) throws IOException {
        return YAML.readValue(file.toFile(), new TypeReference<>() {});
    }
}

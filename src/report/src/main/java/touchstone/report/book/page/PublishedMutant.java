package touchstone.report.book.page;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import touchstone.formats.gzip.GzipFile;
import touchstone.report.ReportException;

/**
 * A mutant, as the published kill matrix has it.
 *
 * @param name as in {@code --subject mutant:NAME}
 * @param clause that it breaks
 * @param description what it does, as what follows "a program that"
 * @param seenIn the program in which the mistake was really met; absent if it was in none that is known
 * @param killed the scenarios of its clause that catch it
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record PublishedMutant(String name, String clause, String description, String seenIn, List<String> killed) {

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record Matrix(List<PublishedMutant> mutants) {}

    /**
     * @param file {@code kill-matrix.json.gz}; if there is none there are no mutants
     * @throws ReportException if it cannot be read
     */
    public static List<PublishedMutant> in(Path file) {
        if (!Files.exists(file)) {
            return List.of();
        }
        try {
            return new ObjectMapper()
                    .readValue(GzipFile.read(file), Matrix.class)
                    .mutants();
        } catch (JsonProcessingException e) {
            throw new ReportException(file + " is no kill matrix: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new ReportException(file + " can't be read: " + e.getMessage(), e);
        }
    }
}

package touchstone.cli.vectors;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.SafeText;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * What a library's own tests reported of the vectors: a file with a line of JSON for each scenario. It is untrusted text, which
 * takes bounded memory whatever is in it.
 *
 * @param origin the file, as a certificate has it
 * @param lines by the ids of the scenarios, each of which a vector has under the claim
 */
record ResultsFile(StartMethod.Reported origin, Map<String, Line> lines) {

    /** In bytes. A line for every scenario that there is, with a message of the length that is kept, has 6 MB. */
    private static final int LARGEST = 32 << 20;

    /** In characters. */
    private static final int LONGEST_MESSAGE = 2000;

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** @param message empty if there is none; untrusted text */
    record Line(Verdict verdict, String message) {}

    /**
     * Reads the file.
     *
     * @param specificationSha256 of the specification that the vectors should be of, in lower-case hexadecimal
     * @throws CommandException if there is no such file, or something in it is not as expected; the message says in which line
     */
    static ResultsFile read(Path file, Specification specification, Claim claim, String specificationSha256) {
        byte[] content = content(file);
        Map<String, Line> lines = new HashMap<>();
        int number = 0;
        for (String text : text(file, content)) {
            number++;
            try {
                if (!text.isBlank()) {
                    add(object(text), lines, specification, claim, specificationSha256);
                }
            } catch (IllegalArgumentException e) {
                throw CommandException.trouble(file + ":" + number + ": " + SafeText.line(e.getMessage()));
            }
        }
        if (lines.isEmpty()) {
            throw CommandException.trouble(file + ": no results; expected a line for each scenario");
        }
        return new ResultsFile(StartMethod.Reported.of(file.getFileName().toString(), content), lines);
    }

    private static byte[] content(Path file) {
        if (Files.isDirectory(file)) {
            throw CommandException.trouble(file + ": a folder; expected the file that the tests wrote");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(LARGEST + 1);
            if (content.length > LARGEST) {
                throw CommandException.trouble(
                        file + ": larger than " + (LARGEST >> 20) + " MB; expected a line for each scenario");
            }
            return content;
        } catch (NoSuchFileException e) {
            throw CommandException.trouble(file + ": no such file; expected the one that the tests wrote");
        } catch (IOException e) {
            throw CommandException.trouble("can't read " + file + ": " + e.getMessage());
        }
    }

    private static List<String> text(Path file, byte[] content) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString()
                    .lines()
                    .toList();
        } catch (CharacterCodingException e) {
            throw CommandException.trouble(file + ": it is not in UTF-8");
        }
    }

    private static JsonNode object(String text) {
        try {
            JsonNode line = JSON.readTree(text);
            if (line.isObject()) {
                return line;
            }
        } catch (JsonEOFException e) {
            throw new IllegalArgumentException("the JSON object does not end; the file may have been cut off");
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "no JSON object with scenario, outcome and message: " + e.getOriginalMessage());
        }
        throw new IllegalArgumentException("no JSON object with scenario, outcome and message");
    }

    private static void add(
            JsonNode line,
            Map<String, Line> lines,
            Specification specification,
            Claim claim,
            String specificationSha256) {
        Optional<String> vectors = field(line, "specification");
        if (vectors.filter(specificationSha256::equals).isEmpty() && vectors.isPresent()) {
            throw new IllegalArgumentException("the vectors were written from another specification than the one here; "
                    + "write them again, and run the tests with these");
        }
        if (vectors.isPresent() && !line.has("scenario")) {
            return;
        }
        String id = field(line, "scenario")
                .orElseThrow(() -> new IllegalArgumentException("no scenario; expected an id such as base.8/1"));
        requireVector(id, specification, claim);
        if (lines.put(id, new Line(verdict(field(line, "outcome")), message(line))) != null) {
            throw new IllegalArgumentException(id + " was reported before");
        }
    }

    private static Optional<String> field(JsonNode line, String name) {
        JsonNode value = line.path(name);
        if (!value.isTextual() && !value.isMissingNode() && !value.isNull()) {
            throw new IllegalArgumentException(name + " is no text");
        }
        return Optional.ofNullable(value.textValue());
    }

    private static String message(JsonNode line) {
        String message = field(line, "message").orElse("").strip();
        return message.substring(0, Math.min(message.length(), LONGEST_MESSAGE));
    }

    private static Verdict verdict(Optional<String> outcome) {
        String expected = "; expected passed, failed or unsupported";
        return switch (outcome.orElseThrow(() -> new IllegalArgumentException("no outcome" + expected))) {
            case "passed" -> Verdict.SATISFIED;
            case "failed" -> Verdict.VIOLATED;
            case "unsupported" -> Verdict.UNSUPPORTED;
            default -> throw new IllegalArgumentException("the outcome is '" + outcome.get() + "'" + expected);
        };
    }

    private static void requireVector(String id, Specification specification, Claim claim) {
        Scenario scenario = specification
                .scenario(id)
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no scenario '" + id + "'; the vectors may be of another version"));
        if (!claim.has(specification.clause(scenario.clause()).orElseThrow()) || !claim.meets(scenario)) {
            throw new IllegalArgumentException(
                    id + " does not hold under " + claim.name() + "; give the --ruleset that the tests ran under");
        }
        VectorRecorder.obstacle(scenario).ifPresent(why -> {
            throw new IllegalArgumentException(id + " is in no vector: " + why);
        });
    }
}

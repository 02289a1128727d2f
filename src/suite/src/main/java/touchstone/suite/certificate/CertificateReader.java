package touchstone.suite.certificate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import touchstone.formats.gzip.GzipFile;

/** Reads a certificate. Whatever the file holds, it takes bounded memory. */
final class CertificateReader {

    /** In characters. Eight times what the largest known certificate has. */
    private static final long LONGEST = 16L << 20;

    private static final long MOST_TOKENS = 1_000_000;
    private static final int DEEPEST = 20;
    private static final int LONGEST_STRING = 8 << 20;

    private static final ObjectMapper JSON = new JsonMapper(JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxDocumentLength(LONGEST)
                    .maxTokenCount(MOST_TOKENS)
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LONGEST_STRING)
                    .build())
            .build());

    /** Told of what is read. */
    interface Sink {

        /** @param line on which it begins, from 1 */
        void result(int line, JsonNode result);
    }

    /**
     * What there is beside the results.
     *
     * @param head all other members, and an empty list in the place of the results if there are some
     * @param recorded the hash that the file has, if it has one
     * @param actual the hash that it should have
     */
    record Read(ObjectNode head, Optional<String> recorded, String actual) {}

    private final Path file;
    private final Sink sink;
    private final ObjectNode head = JSON.createObjectNode();

    private CertificateReader(Path file, Sink sink) {
        this.file = file;
        this.sink = sink;
    }

    /** @throws CertificateException if there is no such file, or it is no JSON object */
    static Read read(Path file, Sink sink) {
        if (Files.isDirectory(file)) {
            throw new CertificateException(
                    file, "a folder; expected a certificate, as certify --certificate writes it");
        }
        try (InputStream text = GzipFile.open(file);
                JsonParser parser = JSON.createParser(text)) {
            return new CertificateReader(file, sink).all(parser);
        } catch (NoSuchFileException e) {
            throw new CertificateException(
                    file, "no such file; expected a certificate, as certify --certificate writes it");
        } catch (StreamConstraintsException e) {
            throw new CertificateException(file, "larger or deeper than any certificate: " + e.getOriginalMessage());
        } catch (JsonProcessingException e) {
            throw new CertificateException(
                    file,
                    (e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr() + ": ") + "no JSON: "
                            + firstLine(e.getOriginalMessage()));
        } catch (CharacterCodingException e) {
            throw new CertificateException(file, "not in UTF-8");
        } catch (IOException e) {
            throw new CertificateException(file, "can't be read: " + e.getMessage());
        }
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }

    private Read all(JsonParser parser) throws IOException {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw new CertificateException(file, "no certificate: expected a JSON object");
        }
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            boolean list = parser.nextToken() == JsonToken.START_ARRAY;
            head.set(name, name.equals("results") && list ? results(parser) : JSON.readTree(parser));
        }
        if (parser.nextToken() != null) {
            throw new CertificateException(file, "something follows the end of the certificate");
        }
        Optional<String> recorded = Optional.ofNullable(head.remove(CertificateText.HASH))
                .map(hash -> Optional.ofNullable(hash.textValue()).orElseThrow(this::noHash));
        String actual = CertificateText.hash(JSON.writeValueAsString(head));
        if (head.path("results").isArray()) {
            head.putArray("results");
        }
        return new Read(head, recorded, actual);
    }

    private CertificateException noHash() {
        return new CertificateException(file, "sha256 is no text; expected 64 hexadecimal digits");
    }

    private ArrayNode results(JsonParser parser) throws IOException {
        ArrayNode results = JSON.createArrayNode();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            int line = parser.currentTokenLocation().getLineNr();
            JsonNode result = JSON.readTree(parser);
            results.add(result);
            sink.result(line, result);
        }
        return results;
    }
}

package touchstone.suite.certificate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * Reads a certificate from its beginning to its end without holding more than the results and one of them as JSON. Whatever
 * the file holds, it takes bounded memory.
 */
final class CertificateReader {

    /** In characters. Ten times what the largest known certificate has. */
    private static final long LONGEST = 64L << 20;

    private static final long MOST_TOKENS = 4_000_000;
    private static final int DEEPEST = 20;
    private static final int LONGEST_STRING = 8 << 20;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxDocumentLength(LONGEST)
                    .maxTokenCount(MOST_TOKENS)
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LONGEST_STRING)
                    .build())
            .build();

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
    private final CanonicalHash hash = new CanonicalHash();
    private final ObjectNode head = CertificateText.JSON.createObjectNode();
    private Optional<String> recorded = Optional.empty();

    private CertificateReader(Path file, Sink sink) {
        this.file = file;
        this.sink = sink;
    }

    /** @throws CertificateFault if there is no such file, or it is no JSON object */
    static Read read(Path file, Sink sink) {
        if (Files.isDirectory(file)) {
            throw new CertificateFault(file, "a folder; expected a certificate, as certify --certificate writes it");
        }
        try (InputStream bytes = Files.newInputStream(file);
                InputStream text = CertificateFile.isCompressed(file) ? new GZIPInputStream(bytes) : bytes;
                JsonParser parser = FACTORY.createParser(text)) {
            return new CertificateReader(file, sink).all(parser);
        } catch (NoSuchFileException e) {
            throw new CertificateFault(
                    file, "no such file; expected a certificate, as certify --certificate writes it");
        } catch (StreamConstraintsException e) {
            throw new CertificateFault(file, "larger or deeper than any certificate: " + e.getOriginalMessage());
        } catch (JsonProcessingException e) {
            throw new CertificateFault(
                    file,
                    (e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr() + ": ") + "no JSON: "
                            + firstLine(e.getOriginalMessage()));
        } catch (CharacterCodingException e) {
            throw new CertificateFault(file, "not in UTF-8");
        } catch (IOException e) {
            throw new CertificateFault(file, "can't be read: " + e.getMessage());
        }
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }

    private Read all(JsonParser parser) throws IOException {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw new CertificateFault(file, "no certificate: expected a JSON object");
        }
        hash.add(parser);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            if (name.equals(CertificateText.HASH)) {
                recorded = Optional.of(parser.nextToken())
                                .filter(JsonToken.VALUE_STRING::equals)
                                .isPresent()
                        ? Optional.of(parser.getText())
                        : refuseHash();
                continue;
            }
            hash.add(parser);
            boolean list = parser.nextToken() == JsonToken.START_ARRAY;
            if (name.equals("results") && list) {
                results(parser);
            } else {
                head.set(name, node(parser));
            }
        }
        hash.add(parser);
        if (parser.nextToken() != null) {
            throw new CertificateFault(file, "something follows the end of the certificate");
        }
        return new Read(head, recorded, hash.end());
    }

    private Optional<String> refuseHash() {
        throw new CertificateFault(file, "sha256 is no text; expected 64 hexadecimal digits");
    }

    private void results(JsonParser parser) throws IOException {
        hash.add(parser);
        head.putArray("results");
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            int line = parser.currentTokenLocation().getLineNr();
            sink.result(line, node(parser));
        }
        hash.add(parser);
    }

    /** The value that begins here, which goes into the hash. */
    private JsonNode node(JsonParser parser) throws IOException {
        try (TokenBuffer buffer = new TokenBuffer(CertificateText.JSON, false)) {
            int depth = 0;
            do {
                JsonToken token = parser.currentToken();
                if (token == null) {
                    throw new CertificateFault(file, "ends in the middle");
                }
                hash.add(parser);
                buffer.copyCurrentEvent(parser);
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                if (depth > 0) {
                    parser.nextToken();
                }
            } while (depth > 0);
            return CertificateText.JSON.readTree(buffer.asParserOnFirstToken());
        }
    }
}

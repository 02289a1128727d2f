package touchstone.cli.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import touchstone.explore.finding.FindingFile;
import touchstone.explore.replay.RecordReplay;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfException;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.formats.shell.ShellWords;
import touchstone.gtp.descriptor.DescriptorException;
import touchstone.gtp.descriptor.DescriptorFile;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.suite.baseline.BaselineException;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.signature.PemException;
import touchstone.suite.certificate.signature.VerificationKey;
import touchstone.suite.diagram.DiagramException;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.result.RunReader;
import touchstone.suite.specification.ForeignRuleNames;
import touchstone.suite.specification.SpecificationException;
import touchstone.suite.specification.SpecificationReader;

/** Files, and pieces of text, that others wrote. */
final class FileInput {

    /** One for all: what is written there is replaced each time. */
    private static final Path FOLDER = folder();

    private FileInput() {}

    private static Path folder() {
        try {
            Path folder = Files.createTempDirectory("touchstone-input");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static Path file(String name, byte[] bytes) throws IOException {
        Path file = FOLDER.resolve(name);
        Files.createDirectories(file.getParent());
        file.toFile().deleteOnExit();
        return Files.write(file, bytes);
    }

    /** What could be read is also played, written and read again. */
    static void records(byte[] bytes) {
        RecordedGame.all(bytes);
        try {
            SgfRecord record = SgfRecord.read(bytes);
            RecordReplay.whole(new VariantRules(Variant.BASE), record);
            SgfRecord.read(new SgfWriter(record).text());
        } catch (SgfException refused) {
            // As it should be.
        }
    }

    static void pictures(byte[] bytes) {
        try {
            DiagramParser.parse(new String(bytes, UTF_8));
        } catch (DiagramException refused) {
            // As it should be.
        }
    }

    static void features(byte[] bytes) throws IOException {
        try {
            SpecificationReader.read(file("features/a.feature", bytes).getParent());
        } catch (SpecificationException refused) {
            // As it should be.
        }
    }

    static void rulesets(byte[] bytes) throws IOException {
        try {
            Path file = file("rules/rulesets/a.yaml", bytes);
            SpecificationReader.rulesetsAlone(file.getParent().getParent(), ForeignRuleNames.NOWHERE);
        } catch (SpecificationException refused) {
            // As it should be.
        }
    }

    static void descriptors(byte[] bytes) throws IOException {
        try {
            DescriptorFile.read(file("engine.yaml", bytes), new DescriptorFile.Known(List.of("base"), id -> true));
        } catch (DescriptorException refused) {
            // As it should be.
        }
    }

    static void baselines(byte[] bytes) throws IOException {
        try {
            BaselineFile.read(file("baseline.yaml", bytes));
        } catch (BaselineException refused) {
            // As it should be.
        }
    }

    static void certificates(byte[] bytes) throws IOException {
        try {
            CertificateFile.open(file("certificate.json", bytes));
        } catch (CertificateException refused) {
            // As it should be.
        }
    }

    static void keys(byte[] bytes) throws IOException {
        try {
            VerificationKey.read(file("public.pem", bytes));
        } catch (PemException refused) {
            // As it should be.
        }
    }

    /** @param bytes a {@code run.json} in a line, and the lines of a {@code results.jsonl} */
    static void runs(byte[] bytes) throws IOException {
        int end = 0;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        Path record = file("run/run.json", Arrays.copyOf(bytes, end));
        file("run/results.jsonl", Arrays.copyOfRange(bytes, Math.min(end + 1, bytes.length), bytes.length));
        try {
            RunReader.of(record.getParent()).results();
        } catch (IOException refused) {
            // As it should be.
        }
    }

    static void findings(byte[] bytes) throws IOException {
        try {
            FindingFile.read(new String(bytes, UTF_8));
        } catch (JsonProcessingException refused) {
            // As it should be.
        }
    }

    static void commandLines(byte[] bytes) {
        try {
            List<String> words = ShellWords.split(new String(bytes, UTF_8));
            if (!ShellWords.split(ShellWords.joined(words)).equals(words)) {
                throw new AssertionError("joined words are split into others: " + words);
            }
        } catch (IllegalArgumentException refused) {
            // As it should be.
        }
    }
}

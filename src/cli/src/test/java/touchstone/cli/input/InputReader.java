package touchstone.cli.input;

import java.io.IOException;
import java.io.UncheckedIOException;

/** What reads bytes that others wrote. The name is that of a method of {@link FuzzedReaders} and of the folder of kept inputs. */
enum InputReader {
    gtpAnswers(GtpInput::answers),
    gtpReadings(GtpInput::readings),
    gtpCommands(GtpInput::commands),
    protocolRequests(ProtocolInput::requests),
    protocolAnswers(ProtocolInput::answers),
    records(FileInput::records),
    recordParts(RecordPartsInput::read),
    pictures(FileInput::pictures),
    features(FileInput::features),
    rulesets(FileInput::rulesets),
    descriptors(FileInput::descriptors),
    baselines(FileInput::baselines),
    certificates(FileInput::certificates),
    keys(FileInput::keys),
    runs(FileInput::runs),
    findings(FileInput::findings),
    commandLines(FileInput::commandLines);

    /** Reads the bytes or refuses them as it should, by an exception of its own, which is not passed on. */
    @FunctionalInterface
    private interface Reading {
        void read(byte[] bytes) throws IOException;
    }

    private final Reading reading;

    InputReader(Reading reading) {
        this.reading = reading;
    }

    /** Whatever is thrown is a fault of the reader. */
    void read(byte[] bytes) {
        try {
            reading.read(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package touchstone.cli.input;

import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Each reader as Jazzer gets it. {@link InputFuzzing} starts Jazzer; {@link KeptInputsTest} reads the inputs that are kept, without it.
 */
class FuzzedReaders {

    @FuzzTest
    void gtpAnswers(byte[] bytes) {
        InputReader.gtpAnswers.read(bytes);
    }

    @FuzzTest
    void gtpReadings(byte[] bytes) {
        InputReader.gtpReadings.read(bytes);
    }

    @FuzzTest
    void gtpCommands(byte[] bytes) {
        InputReader.gtpCommands.read(bytes);
    }

    @FuzzTest
    void protocolRequests(byte[] bytes) {
        InputReader.protocolRequests.read(bytes);
    }

    @FuzzTest
    void protocolAnswers(byte[] bytes) {
        InputReader.protocolAnswers.read(bytes);
    }

    @FuzzTest
    void records(byte[] bytes) {
        InputReader.records.read(bytes);
    }

    @FuzzTest
    void recordParts(byte[] bytes) {
        InputReader.recordParts.read(bytes);
    }

    @FuzzTest
    void pictures(byte[] bytes) {
        InputReader.pictures.read(bytes);
    }

    @FuzzTest
    void features(byte[] bytes) {
        InputReader.features.read(bytes);
    }

    @FuzzTest
    void rulesets(byte[] bytes) {
        InputReader.rulesets.read(bytes);
    }

    @FuzzTest
    void descriptors(byte[] bytes) {
        InputReader.descriptors.read(bytes);
    }

    @FuzzTest
    void baselines(byte[] bytes) {
        InputReader.baselines.read(bytes);
    }

    @FuzzTest
    void certificates(byte[] bytes) {
        InputReader.certificates.read(bytes);
    }

    @FuzzTest
    void keys(byte[] bytes) {
        InputReader.keys.read(bytes);
    }

    @FuzzTest
    void runs(byte[] bytes) {
        InputReader.runs.read(bytes);
    }

    @FuzzTest
    void findings(byte[] bytes) {
        InputReader.findings.read(bytes);
    }

    @FuzzTest
    void commandLines(byte[] bytes) {
        InputReader.commandLines.read(bytes);
    }
}

package touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import touchstone.cli.terminal.ExitCode;

/** A command that writes. */
enum WritingCommand {
    CERTIFY("certify", "--clause", "base.9", "--out", "OUT"),
    CERTIFICATE("certify", "--clause", "base.9", "--out", "RUN", "--certificate", "OUT"),
    FUZZ("fuzz", "--subject", "reference.simple-ko", "--ruleset", "base", "--games", "40", "--out", "OUT"),
    JUDGE("judge", "IN", "--json", "OUT"),
    VECTORS("rulesets", "vectors", "--ruleset", "stone-scoring", "--out", "OUT"),
    BOOK("report", "book", "--out", "OUT"),
    SUMMARY("report", "RUN", "--summary", "OUT"),
    SARIF("report", "RUN", "--sarif", "OUT"),
    MATRIX("report", "matrix", "RUN", "--out", "OUT"),
    BASELINE("certify", "--clause", "base.9", "--out", "RUN-2", "--update-baseline", "OUT"),
    EXPLAIN("explain", "--sgf", "IN", "--at", "1", "--json", "OUT"),
    DIVERGENCES("rulesets", "games", "chinese", "new-zealand", "--board", "1x1", "--max-moves", "3", "--json", "OUT"),
    PERFT("fuzz", "perft", "--board", "2x1", "--depth", "2", "--json", "OUT"),
    CONSISTENCY("fuzz", "consistency", "--subject", "reference", "--games", "2", "--out", "OUT"),
    KEY("certificate", "key", "--out", "OUT"),
    BADGE("certificate", "badge", "RUN/certificate.json", "--svg", "OUT");

    static final Set<WritingCommand> OF_FILES =
            EnumSet.of(CERTIFICATE, JUDGE, SUMMARY, SARIF, BASELINE, EXPLAIN, DIVERGENCES, PERFT, BADGE);

    private final List<String> line;

    WritingCommand(String... line) {
        this.line = List.of(line);
    }

    /** Whether a file is written, and not a folder. */
    boolean writesFile() {
        return OF_FILES.contains(this);
    }

    /** Whether what it is asked about differs, so that it ends with 1. */
    boolean findsDifferences() {
        return this == FUZZ || this == DIVERGENCES;
    }

    ProgramRun run(Path folder, Path out) throws IOException {
        Path in = folder.resolve("game.sgf");
        Files.writeString(in, "(;GM[1]FF[4]SZ[9]RU[Japanese];B[ee];W[ef];B[dd])");
        Path run = folder.resolve("run");
        if (line.stream().anyMatch(word -> word.matches("RUN(/.*)?")) && !Files.exists(run)) {
            ProgramRun.run(
                    "certify",
                    "--clause",
                    "base.9",
                    "--out",
                    run.toString(),
                    "--certificate",
                    run + "/certificate.json");
        }
        return ProgramRun.run(line.stream()
                .map(word -> word.equals("IN") ? in.toString() : word.replaceFirst("^RUN", run.toString()))
                .map(word -> word.equals("OUT") ? out.toString() : word)
                .toArray(String[]::new));
    }

    void assertDone(ProgramRun run) {
        assertThat(run.exitCode())
                .as(run.out() + run.err())
                .isEqualTo((findsDifferences() ? ExitCode.VIOLATIONS : ExitCode.OK).code());
        assertThat(run.err()).isEmpty();
    }
}

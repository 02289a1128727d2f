package touchstone.cli.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.gtp.client.GtpOptions;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Engines that find another board in a record than it has are wrong; they have not broken down. */
class RecordedBoardsTest {

    @ParameterizedTest
    @CsvSource({
        "record-square-only, sgf.size.rectangular/1, a 5x3 board",
        "record-on-the-board-as-it-is, sgf.size/4, a 3x3 board",
        "record-nine-by-default, sgf.size/3, a 19x19 board"
    })
    void areWrong(String name, String scenario, String expected) {
        Mutant mutant = Mutants.all().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        for (Level level : List.of(Levels.EVERYTHING, Levels.GNU_GO)) {
            Level served = level.playedBy(
                    rules -> CommandHandler.of(mutant.controller().apply(rules)));
            Examination examination =
                    Examination.ofProtocol(served.subject(mutant.rules(), GtpOptions.DEFAULT), "base", "sgf.size");
            assertThat(examination.of(Verdict.ERROR)).isEmpty();
            assertThat(examination.of(Verdict.VIOLATED))
                    .filteredOn(result -> result.scenario().equals(scenario))
                    .singleElement()
                    .extracting(Result::message)
                    .asString()
                    .contains(expected);
        }
    }
}

package touchstone.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

class ResultCauseTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "White may not play B4, because it recreates an earlier position | the subject takes it | takes an illegal"
                        + " move, although it recreates an earlier position",
                "Black may not play A1, because it is self-capture | the subject takes it | takes an illegal move, although"
                        + " it is self-capture",
                "Black may not play A1 | the subject takes it | takes an illegal move",
                "Black may not pass, because the game is over | the subject takes it | takes an illegal move, although the"
                        + " game is over",
                "Black may not play A1 | the subject takes it and plays it itself | plays an illegal move itself",
                "Black may not play A1, because it is self-capture | the subject refused it for another reason: \"ko\" |"
                        + " refuses an illegal move for another reason",
                "Black may play D5 | the subject refused it: \"illegal move\" | refuses a legal move",
                "Black may play D5 | the subject takes it for illegal: it is not listed | refuses a legal move",
                "Black may play A1 B2 and nowhere else | the subject lists A1 | says otherwise which moves are legal",
                "Black wins by 49 | the subject says Black wins by 48 | has another score or winner",
                "a draw | the subject says White wins by 1 | has another score or winner",
                "the score Black 3, White 5 | to the subject it is Black 4, White 5 | has another score or winner",
                "A1 B2 empty | the subject shows stones on A1 | has another position on the board",
                "A1 B2 in Black's territory | the subject leaves out A1 | sees territory otherwise",
                "it is Black's turn | to the subject it is White's | has another player to move",
                "the game is over | to the subject it goes on | ends the game at another time",
                "a komi of 7.5 | to the subject it is 6.5 | gives handicap or komi otherwise",
                "the handicap to be worth 0.0 points to White | Black is ahead by 1 with it | gives handicap or komi otherwise",
                "White has lost 3 stones | to the subject it is 2 | counts prisoners otherwise",
                "Black ahead by 3 by fill-in | to the subject it is 2 | counts by another way otherwise",
                "it is against the rules that Black resigns | the subject takes it | lets the players do what they may not",
                "the chain of A1 to be A1 A2 | the subject names A1 | names other points",
                "no document decides whether White may play A1 | the subject decides it | decides what no document decides",
                "something else | something came of it | answers otherwise",
            })
    void ofViolationsByWhatWasExpectedAndWhatCame(String expected, String actual, String cause) {
        assertThat(ResultCause.of(result(Verdict.VIOLATED, "", expected, actual)))
                .contains(cause);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the engine did not answer within 10 s, at the command \"play W B4\" | gave no answer in time",
                "the engine ended with exit code 139, at the command \"play W B4\" | ended, or closed its input or output",
                "the engine closed its output, at the command \"did not answer\" | ended, or closed its input or output",
                "the engine answered \"the engine did not answer within\" where a list was expected | answered what makes no"
                        + " sense",
                "not tried: the engine did not answer within 10 s | had been given up before",
                "a fault of the suite, or of a subject's code that runs inside it: x | a fault of the suite, or of code that"
                        + " runs inside it",
                "the library threw up | broke down",
            })
    void ofBreakdownsByTheMessage(String message, String cause) {
        assertThat(ResultCause.of(result(Verdict.ERROR, message, "", ""))).contains(cause);
    }

    @Test
    void ofWhatIsToleratedByTheStepThatSaysWhy() {
        Result result = Examples.result(Examples.GNU_GO, "base.8/1", Verdict.TOLERATED);
        assertThat(result.step()).contains("because it recreates an earlier position");
        assertThat(ResultCause.of(result))
                .contains("takes an illegal move on input, although it recreates an earlier position");
    }

    @Test
    void ofWhatIsUnsupportedByTheCapability() {
        assertThat(ResultCause.of(Examples.result(Examples.GNU_GO, "base.8/1", Verdict.UNSUPPORTED)))
                .contains("lacks answers-legality");
        assertThat(ResultCause.of(Examples.result(Examples.GNU_GO, "base.8/1", Verdict.SATISFIED)))
                .isEmpty();
    }

    private static Result result(Verdict verdict, String message, String expected, String actual) {
        Result r = Examples.result(Examples.GNU_GO, "base.8/1", verdict);
        return new Result(
                r.subject(),
                r.clause(),
                r.scenario(),
                r.title(),
                verdict,
                Optional.empty(),
                message,
                r.step(),
                expected,
                actual,
                "",
                List.of(),
                List.of(),
                r.run(),
                r.claim(),
                r.started(),
                r.millis(),
                r.waitedMillis(),
                List.of(),
                List.of());
    }
}

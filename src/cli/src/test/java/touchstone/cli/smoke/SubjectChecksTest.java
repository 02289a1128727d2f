package touchstone.cli.smoke;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.cli.AlteredSubject;
import touchstone.cli.options.InProcessSubjects;
import touchstone.gtp.smoke.SmokeFinding;
import touchstone.gtp.smoke.SmokeFinding.Grade;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** New subjects, each wrong in one way, or lacking one thing. */
class SubjectChecksTest {

    private static final Subject REFERENCE = InProcessSubjects.subject("reference");

    /** A slip, and the check that has to notice it. */
    private enum Slip {
        NO_BOARDS(SubjectCheck.BOARDS, Grade.FAILED, "begin", (arguments, right) -> {
            throw new UnsupportedException(Capability.BOARD_SIZE, "no board today");
        }),
        ENDS_OVER_LARGE_BOARDS(SubjectCheck.BOARDS, Grade.MISSING, "begin", (arguments, right) -> {
            if (((GameStart) arguments[0]).board().width() > 19) {
                throw ended();
            }
            return right.apply(arguments[0]);
        }),
        NO_COLUMN_J(
                SubjectCheck.MOVES,
                Grade.FAILED,
                "make",
                (arguments, right) -> arguments[1].toString().startsWith("J") ? refused() : right.apply(arguments[0])),
        UPSIDE_DOWN(SubjectCheck.STONES, Grade.FAILED, "position", (arguments, right) -> {
            Position position = (Position) right.apply(null);
            Position reversed = Position.empty(position.board());
            for (Point at : position.stones()) {
                reversed = reversed.with(
                        position.stone(at).orElseThrow(),
                        new Point(at.column(), position.board().height() - 1 - at.row()));
            }
            return reversed;
        }),
        COLOURS_EXCHANGED(SubjectCheck.STONES, Grade.FAILED, "position", (arguments, right) -> {
            Position position = (Position) right.apply(null);
            return new Position(position.stones(Color.WHITE), position.stones(Color.BLACK));
        }),
        SQUARES_ALONE(SubjectCheck.RECTANGLES, Grade.FAILED, "position", (arguments, right) -> {
            Position position = (Position) right.apply(null);
            return position.board().height() == 7 ? Position.empty(Board.of(9, 9)) : position;
        }),
        BEGINS_EMPTY(
                SubjectCheck.POSITION,
                Grade.FAILED,
                "begin",
                (arguments, right) -> right.apply(GameStart.of(((GameStart) arguments[0]).board()))),
        TAKES_ANYTHING(SubjectCheck.OCCUPIED, Grade.FAILED, "make", (arguments, right) -> {
            right.apply(arguments[0]);
            return new Answer.Accepted();
        }),
        SAYS_YES(SubjectCheck.QUESTIONS, Grade.FAILED, "ask", (arguments, right) -> new Answer.Accepted()),
        SAYS_NO(SubjectCheck.QUESTIONS, Grade.FAILED, "ask", (arguments, right) -> refused()),
        REMOVES_NOTHING(SubjectCheck.CAPTURE, Grade.FAILED, "position", (arguments, right) -> {
            Position position = (Position) right.apply(null);
            return position.stones().size() == 2
                            && position.stone(Point.parse("B1")).isPresent()
                    ? position.with(Color.WHITE, Point.parse("A1"))
                    : position;
        }),
        PRISONERS_OF_THE_OTHER(
                SubjectCheck.CAPTURE,
                Grade.FAILED,
                "prisoners",
                (arguments, right) -> right.apply(((Color) arguments[0]).opponent())),
        UNDO_OF_NOTHING(SubjectCheck.UNDO, Grade.FAILED, "request", (arguments, right) -> new Answer.Accepted()),
        NO_PASS(
                SubjectCheck.PASS,
                Grade.FAILED,
                "make",
                (arguments, right) -> arguments[1] instanceof Move.Pass ? refused() : right.apply(arguments[0])),
        NO_LIBERTIES(SubjectCheck.REQUESTS, Grade.MISSING, "liberties", (arguments, right) -> {
            throw new UnsupportedException(Capability.LIBERTIES, "unknown");
        }),
        ENDS_OVER_THE_SCORE(SubjectCheck.REQUESTS, Grade.BROKE, "lead", (arguments, right) -> {
            throw ended();
        });

        private final SubjectCheck check;
        private final Grade grade;
        private final String method;
        private final AlteredSubject.Habit habit;

        Slip(SubjectCheck check, Grade grade, String method, AlteredSubject.Habit habit) {
            this.check = check;
            this.grade = grade;
            this.method = method;
            this.habit = habit;
        }

        private static Answer refused() {
            return new Answer.Refused(Optional.empty(), "not today");
        }

        private static SubjectErrorException ended() {
            return new SubjectErrorException("the subject ended", "");
        }
    }

    private static List<SmokeFinding> check(Subject subject) {
        return SubjectChecks.check(() -> subject, finding -> {});
    }

    private static SmokeFinding only(List<SmokeFinding> findings, SubjectCheck check) {
        return findings.get(check.ordinal());
    }

    @Test
    void theReferenceIsReady() {
        List<SmokeFinding> findings = check(REFERENCE);

        assertThat(findings).hasSize(SubjectCheck.values().length).allSatisfy(finding -> assertThat(finding.grade())
                .as(finding.toString())
                .isEqualTo(Grade.OK));
    }

    @ParameterizedTest
    @EnumSource(Slip.class)
    void aSlipIsNoticed(Slip slip) {
        SmokeFinding found = only(
                check(new AlteredSubject(REFERENCE, REFERENCE.capabilities(), slip.method, slip.habit)), slip.check);

        assertThat(found.grade()).as(found.toString()).isEqualTo(slip.grade);
        assertThat(found.seen()).isNotBlank();
        assertThat(found.remedy()).isNotBlank();
    }

    /** Who claims nothing is at fault for nothing. */
    @Test
    void whatIsNotClaimedIsMissing() {
        List<SmokeFinding> findings = check(new AlteredSubject(
                REFERENCE, EnumSet.noneOf(Capability.class), "", (arguments, right) -> right.apply(arguments[0])));

        assertThat(findings).extracting(SmokeFinding::grade).containsOnly(Grade.OK, Grade.MISSING);
        assertThat(only(findings, SubjectCheck.OCCUPIED).seen()).isEqualTo("it does not claim enforces-legality");
        assertThat(only(findings, SubjectCheck.CLAIMS).seen()).isEqualTo("it claims none");
    }

    /** Nothing else can be found out about it. */
    @Test
    void whatCannotBeStartedIsNotChecked() {
        List<SmokeFinding> findings = SubjectChecks.check(
                () -> {
                    throw new SubjectErrorException("there is no program 'x'", "first\nlast\n");
                },
                finding -> {});

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).grade()).isEqualTo(Grade.BROKE);
        assertThat(findings.get(0).seen()).startsWith("there is no program 'x'").contains("\"last\"");
    }

    @Test
    void aSubjectThatAlwaysEndsIsGivenUp() {
        List<SmokeFinding> findings =
                check(new AlteredSubject(REFERENCE, REFERENCE.capabilities(), "begin", (arguments, right) -> {
                    throw Slip.ended();
                }));

        assertThat(findings.stream().filter(finding -> finding.grade() == Grade.BROKE))
                .hasSize(3);
    }
}

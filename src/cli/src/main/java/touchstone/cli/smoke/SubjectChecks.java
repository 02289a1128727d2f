package touchstone.cli.smoke;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.gtp.smoke.SmokeFinding;
import touchstone.gtp.smoke.SmokeFinding.Grade;
import touchstone.process.PrintedText;
import touchstone.spi.OtherBoardException;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/** All checks of a new subject that is no engine of the Go Text Protocol, one after the other. */
final class SubjectChecks {

    /** After so many breakdowns there is nothing more to be found out. */
    private static final int BREAKDOWNS = 3;

    private SubjectChecks() {}

    /**
     * Makes the checks. No process of the subject is left behind.
     *
     * @param start throws {@link SubjectErrorException} if it can't be started
     * @param asTheyCome told of each finding at once
     */
    static List<SmokeFinding> check(Supplier<Subject> start, Consumer<SmokeFinding> asTheyCome) {
        List<SmokeFinding> findings = new ArrayList<>();
        int breakdowns = 0;
        try (CheckedSubject subject = new CheckedSubject(start)) {
            for (SubjectCheck check : SubjectCheck.values()) {
                SmokeFinding finding = finding(check, subject);
                findings.add(finding);
                asTheyCome.accept(finding);
                if (finding.grade() == Grade.BROKE) {
                    subject.leave();
                    breakdowns++;
                    if (check == SubjectCheck.START || breakdowns == BREAKDOWNS) {
                        break;
                    }
                }
            }
        }
        return findings;
    }

    private static SmokeFinding finding(SubjectCheck check, CheckedSubject subject) {
        try {
            return check.tryOn(subject);
        } catch (UnsupportedException lacking) {
            return check.missing(
                    PrintedText.clean(lacking.getMessage()),
                    "What needs " + lacking.capability().id() + " will be unsupported.");
        } catch (OtherBoardException other) {
            return check.failed(PrintedText.clean(other.getMessage()), "Show the board of the game in progress.");
        } catch (SubjectErrorException broken) {
            return check.broke(broken.getMessage() + LastErrorLine.of(broken));
        }
    }
}

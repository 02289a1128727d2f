package touchstone.cli;

import java.util.function.Supplier;
import touchstone.subject.Subject;

/**
 * A subject to be, not started yet.
 *
 * @param label what the user called it
 * @param start throws {@link touchstone.subject.Broken} if it can't be started
 */
record Candidate(String label, Supplier<Subject> start) {

    static Candidate inProcess(Subject subject) {
        return new Candidate(subject.identity().id(), () -> subject);
    }
}

package touchstone.cli;

import java.util.List;
import java.util.function.Supplier;
import touchstone.subject.Identity;
import touchstone.subject.Subject;

/**
 * A subject to be, not started yet.
 *
 * @param identity who it is, as far as that is known without starting it
 * @param remarks what the user is to know of it beforehand: a line each
 * @param sameness equal for two that are the same program started in the same way
 * @param start throws {@link touchstone.subject.Broken} if it can't be started
 */
record Candidate(Identity identity, List<String> remarks, Object sameness, Supplier<Subject> start) {

    static Candidate inProcess(Subject subject) {
        return new Candidate(subject.identity(), List.of(), subject.identity().id(), () -> subject);
    }

    /** @param commandLine of an engine, which is all that is known of it */
    static Candidate engine(String commandLine, Object sameness, Supplier<Subject> start) {
        return new Candidate(new Identity(commandLine, commandLine, "", commandLine), List.of(), sameness, start);
    }

    /** What to call it in a message. */
    String label() {
        return identity.id();
    }
}

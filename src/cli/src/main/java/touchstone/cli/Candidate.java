package touchstone.cli;

import java.util.List;
import java.util.function.Supplier;
import touchstone.gtp.EngineStart;
import touchstone.gtp.descriptor.OptionsReport;
import touchstone.subject.Identity;
import touchstone.subject.SelfReport;
import touchstone.subject.Subject;
import touchstone.suite.certificate.Start;

/**
 * A subject to be, not started yet.
 *
 * @param identity who it is, as far as that is known without starting it
 * @param remarks what the user is to know of it beforehand: a line each
 * @param sameness equal for two that are the same program started in the same way
 * @param reports what its options say of its rules, where only its command line tells what it is
 * @param how it is started, for whoever wants to do it again
 * @param start throws {@link touchstone.subject.Broken} if it can't be started
 */
record Candidate(
        Identity identity,
        List<String> remarks,
        Object sameness,
        List<SelfReport> reports,
        Start how,
        Supplier<Subject> start) {

    /** @param name for {@code --subject} */
    static Candidate inProcess(String name, Subject subject) {
        return new Candidate(
                subject.identity(), List.of(), subject.identity().id(), List.of(), new Start.Name(name), () -> subject);
    }

    /** An engine of which nothing is known but how it is started. */
    static Candidate engine(EngineStart start, Object sameness, Start how, Supplier<Subject> supplier) {
        String line = start.commandLine();
        return new Candidate(
                new Identity(line, line, "", line),
                List.of(),
                sameness,
                OptionsReport.of(start).stream().toList(),
                how,
                supplier);
    }

    /** What to call it in a message. */
    String label() {
        return identity.id();
    }
}

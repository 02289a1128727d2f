package touchstone.cli.options;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.descriptor.OptionsReport;
import touchstone.process.Confinement;
import touchstone.spi.Identity;
import touchstone.spi.StatedRules;
import touchstone.spi.Subject;
import touchstone.suite.certificate.StartMethod;

/**
 * A subject that is not started yet.
 *
 * @param identity who it is, as far as that is known without starting it
 * @param remarks what the user is to know of it beforehand: a line each
 * @param sameness equal for two that are the same program started in the same way
 * @param reports what its options say of its rules, where only its command line tells what it is
 * @param how it is started, for whoever wants to do it again
 * @param start throws {@link touchstone.spi.SubjectErrorException} if it can't be started
 */
public record SubjectCandidate(
        Identity identity,
        List<String> remarks,
        Object sameness,
        List<StatedRules> reports,
        StartMethod how,
        Supplier<Subject> start) {

    /** @param name for {@code --subject} */
    static SubjectCandidate inProcess(String name, Subject subject) {
        return new SubjectCandidate(
                subject.identity(),
                List.of(),
                subject.identity().id(),
                List.of(),
                new StartMethod.Name(name),
                () -> subject);
    }

    /** An engine of which nothing is known but how it is started. */
    static SubjectCandidate engine(EngineStart start, Object sameness, StartMethod how, Supplier<Subject> supplier) {
        String line = start.commandLine();
        return new SubjectCandidate(
                new Identity(line, line, "", line),
                List.of(),
                sameness,
                OptionsReport.of(start).stream().toList(),
                how,
                supplier);
    }

    /**
     * What a run records of it beside its results.
     *
     * @param started this one
     */
    public List<String> notes(Subject started) {
        return Stream.concat(how.sandboxed() ? Stream.of(Confinement.NOTE) : Stream.of(), started.notes().stream())
                .toList();
    }

    /** What to call it in a message. */
    public String label() {
        return identity.id();
    }
}

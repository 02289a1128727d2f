package touchstone.suite.certificate.contradiction;

import java.util.List;
import touchstone.spi.Identity;
import touchstone.suite.certificate.CertificateSubject;
import touchstone.suite.certificate.StartMethod;

/**
 * A program of one version with one set of options. What is told by the command for rules alone is none of them: of that a
 * claim speaks. Nor are the bytes of the program: two builds that give the same version cannot be told apart by who reads
 * what is said of them.
 *
 * @param name that it gives itself
 * @param version that it gives itself
 * @param start the command line, the name of a subject in Touchstone, or where its own tests reported
 * @param sent the commands that it is sent before all others
 */
public record StartedProgram(String name, String version, String start, List<String> sent) {

    public StartedProgram {
        sent = List.copyOf(sent);
    }

    static StartedProgram of(CertificateSubject subject) {
        Identity identity = subject.identity();
        if (subject.start() instanceof StartMethod.Command command) {
            return new StartedProgram(identity.name(), identity.version(), command.line(), command.sent());
        }
        if (subject.start() instanceof StartMethod.Rpc rpc) {
            return new StartedProgram(identity.name(), identity.version(), rpc.line(), List.of());
        }
        if (subject.start() instanceof StartMethod.Reported) {
            return new StartedProgram(identity.name(), identity.version(), identity.command(), List.of());
        }
        return new StartedProgram(
                identity.name(), identity.version(), ((StartMethod.Name) subject.start()).subject(), List.of());
    }
}

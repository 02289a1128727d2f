package touchstone.cli.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.rpc.client.RpcSubject;
import touchstone.rpc.client.TimeLimits;
import touchstone.rpc.server.SubjectServer;
import touchstone.spi.Identity;
import touchstone.spi.SubjectErrorException;

/** Messages of the subject protocol. */
final class ProtocolInput {

    private static final TimeLimits LIMITS = new TimeLimits(Duration.ofSeconds(10), Duration.ofSeconds(10));

    private ProtocolInput() {}

    static void requests(byte[] bytes) {
        RulesSubject subject = new RulesSubject(new Identity("a", "A", "1", "a"), new BaseRules());
        try {
            new SubjectServer(subject, Optional.empty())
                    .serve(new ByteArrayInputStream(messages(bytes)), OutputStream.nullOutputStream());
        } catch (IOException refused) {
            // As it should be.
        }
    }

    static void answers(byte[] bytes) {
        byte[] messages = messages(bytes);
        try {
            RpcSubject.start(() -> new SpeakingProgram(messages), "a", Optional.empty(), LIMITS);
        } catch (SubjectErrorException refused) {
            // As it should be.
        }
    }

    /** Each line with the header that belongs before it, as who changes a message would else have to change its length; or all as it is. */
    private static byte[] messages(byte[] bytes) {
        String text = new String(bytes, ISO_8859_1);
        return text.startsWith("Content-")
                ? bytes
                : text.lines()
                        .map(line -> "Content-Length: " + line.length() + "\r\n\r\n" + line)
                        .collect(Collectors.joining())
                        .getBytes(ISO_8859_1);
    }
}

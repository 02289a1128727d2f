package touchstone.rpc.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;

/** The reference, served, message by message. */
final class ServedReference {

    private ServedReference() {}

    private static Subject playing(Variant rules) {
        return new RulesSubject(
                new Identity("reference", "Touchstone reference", "0.1.0", "built in"), new VariantRules(rules));
    }

    /** With its header. */
    static String message(String content) {
        return "Content-Length: " + content.getBytes(UTF_8).length + "\r\n\r\n" + content;
    }

    /** What it answers to these messages, without headers. */
    static List<String> answers(String sent) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SubjectServer(
                        playing(Variant.BASE),
                        Optional.of(rules -> playing(rules.axes()
                                .orElseThrow(() -> new IllegalArgumentException("there are no such rules")))))
                .serve(new ByteArrayInputStream(sent.getBytes(UTF_8)), out);
        return Arrays.stream(out.toString(UTF_8).split("Content-Length: [0-9]+\r\n\r\n"))
                .filter(answer -> !answer.isEmpty())
                .toList();
    }
}

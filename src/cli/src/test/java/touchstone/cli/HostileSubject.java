package touchstone.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Proxy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Variant;
import touchstone.rpc.server.SubjectServer;
import touchstone.spi.Answer;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.Identity;
import touchstone.spi.KnownLimitation;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.spi.StatedRules;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/**
 * A subject that plays by simple ko, and writes what might get at its reader wherever the subject protocol has words: as its name and
 * version, in notes, in refusals, in errors, in its log and on its standard error.
 */
final class HostileSubject implements Subject {

    /** What cannot be said in JSON is left out. */
    private static final String LINE = HostileText.LINE.replace("\uD800", "");

    /** Of so many positions it fails to score one: with fewer it is started again most of the time. */
    private static final int FAILS_ONE_IN = 64;

    private static final String ALL = HostileText.ALL.replace("\uD800", "");

    private static final PipedProgram PROGRAM =
            PipedProgram.of("hostile subject", (in, out, err, args) -> serve(in, out, err));

    private final RulesSubject rules = new RulesSubject(
            new Identity("hostile", ALL, LINE, ""), new VariantRules(Variant.BASE.with(Repetition.SIMPLE)));

    private HostileSubject() {}

    /** As the option {@code --subject} takes it. */
    static String name() {
        return Identity.RPC + PROGRAM.line();
    }

    private static void serve(InputStream in, OutputStream out, OutputStream err) throws IOException {
        err.write(HostileText.ALL.getBytes(UTF_8));
        byte[] log = new ObjectMapper()
                .writeValueAsBytes(Map.of("jsonrpc", "2.0", "method", "log", "params", Map.of("message", ALL)));
        out.write(("Content-Length: " + log.length + "\r\n\r\n").getBytes(UTF_8));
        out.write(log);
        out.flush();
        new SubjectServer(new HostileSubject(), Optional.empty()).serve(in, out);
    }

    @Override
    public Identity identity() {
        return rules.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        return rules.capabilities();
    }

    @Override
    public Map<Capability, String> channels() {
        Map<Capability, String> channels = new LinkedHashMap<>();
        capabilities().forEach(capability -> channels.put(capability, LINE));
        return channels;
    }

    @Override
    public List<String> notes() {
        return List.of(ALL);
    }

    @Override
    public List<KnownLimitation> knownLimits() {
        return List.of(new KnownLimitation(LINE, List.of("base.8", LINE), Optional.of("javascript:" + LINE)));
    }

    @Override
    public List<StatedRules> reports() {
        return List.of(new StatedRules(LINE, ALL, List.of()));
    }

    @Override
    public Session open() {
        Session session = rules.open();
        return (Session) Proxy.newProxyInstance(
                Session.class.getClassLoader(),
                new Class<?>[] {Session.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "ask" -> hostile((Answer) method.invoke(session, arguments));
                    case "make" -> hostile((Answer) method.invoke(session, arguments));
                    case "ability" -> ability(session, (Class<?>) arguments[0]);
                    default -> method.invoke(session, arguments);
                });
    }

    /** It lacks one that it has claimed, and fails at another now and then: each time it has to be started again. */
    private static Object ability(Session session, Class<?> type) {
        if (type == ChainView.class) {
            throw new UnsupportedException(Capability.CHAINS, LINE);
        } else if (type == ScoreView.class
                && Math.floorMod(session.ability(BoardView.class).position().hashCode(), FAILS_ONE_IN) == 0) {
            throw new SubjectErrorException(ALL, ALL);
        }
        return session.ability(type);
    }

    private static Answer hostile(Answer answer) {
        return answer instanceof Answer.Refused refused
                ? new Answer.Refused(refused.reason(), Optional.of(LINE), ALL)
                : answer;
    }
}

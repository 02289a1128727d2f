package touchstone.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.server.GtpServer;
import touchstone.process.ProgramThread;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataVariants;
import touchstone.rules.WantedRules;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.GameStart;
import touchstone.spi.RulesReport;
import touchstone.spi.Session;
import touchstone.spi.SubjectErrorException;

/** What the first process of an engine took, each further one is sent before anything else. */
class RulesOfEveryProcessTest {

    private static final Variant WANTED = Variant.BASE.with(Repetition.SITUATIONAL, SelfCapture.FORBIDDEN);

    /** What each process was sent, in the order in which they were started. */
    private final List<List<String>> sent = new CopyOnWriteArrayList<>();

    /** A served engine that writes down what it is sent, and takes no other rules from its second process on if told so. */
    private final class Listening implements ProgramThread.Program {

        private final boolean stubborn;
        /** One that is told to quit hears of it while others look at what it was sent before. */
        private final List<String> lines = new CopyOnWriteArrayList<>();

        Listening(boolean stubborn) {
            this.stubborn = stubborn;
            sent.add(lines);
        }

        @Override
        public void run(InputStream commands, OutputStream answers, OutputStream errors) throws IOException {
            GtpServer server = new GtpServer(new BaseRules(), "Listening", "1");
            BufferedReader reader = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String command = line.replaceFirst("^[0-9]+ ", "");
                lines.add(command);
                String answer = stubborn && command.startsWith("kata-set-rules")
                        ? "?" + line.substring(0, line.indexOf(' ')) + " not today\n\n"
                        : server.answer(line);
                answers.write(answer.getBytes(StandardCharsets.UTF_8));
                answers.flush();
                if (command.equals("quit")) {
                    return;
                }
            }
        }
    }

    private GtpSubject subject(boolean stubbornLater, String... before) {
        return GtpSubject.probe(
                () -> ProgramThread.start(new Listening(stubbornLater && !sent.isEmpty())),
                new EngineStart("listening", List.of(before)),
                Optional.of(new WantedRules("wanted", WANTED)),
                GtpOptions.DEFAULT);
    }

    private static List<ContradictedStatement> contradicted(Session session) {
        session.begin(GameStart.of(Board.of(5, 5)));
        return session.ability(RulesReport.class).contradictedRules(WANTED);
    }

    @Test
    void isSentFirstOfAll() {
        GtpSubject subject = subject(false, "time_settings 0 5 1");
        String set = "kata-set-rules " + KataVariants.nearest(WANTED).json();
        assertThat(sent.get(0)).startsWith("time_settings 0 5 1").containsSubsequence("kata-get-rules", set);
        for (int process = 1; process < 4; process++) {
            try (Session session = subject.open()) {
                assertThat(contradicted(session)).isEmpty();
                assertThat(sent).hasSize(process + 1);
                assertThat(sent.get(process)).startsWith("time_settings 0 5 1", set);
            }
        }
    }

    @Test
    void aProcessThatDoesNotTakeWhatTheFirstTookIsBroken() {
        GtpSubject subject = subject(true);
        assertThat(subject.rulesSetting())
                .hasValueSatisfying(setting -> assertThat(setting.misstated()).isEmpty());
        assertThatThrownBy(subject::open)
                .isInstanceOf(SubjectErrorException.class)
                .hasMessageStartingWith(
                        "the engine answered \"? not today\" where no refusal was expected, at the command"
                                + " \"kata-set-rules {");
    }

    @Test
    void withoutRulesWantedNothingIsSent() {
        GtpSubject subject =
                GtpSubject.probe(() -> ProgramThread.start(new Listening(false)), "listening", GtpOptions.DEFAULT);
        assertThat(subject.rulesSetting()).isEmpty();
        try (Session session = subject.open()) {
            assertThat(contradicted(session))
                    .extracting(ContradictedStatement::of)
                    .containsExactly("ko", "suicide");
        }
        assertThat(sent).hasSize(2).allSatisfy(lines -> assertThat(lines)
                .noneMatch(line -> line.contains("set-rules")));
    }
}

package touchstone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ProgramThreadTest {

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void whatItAnswersIsReadToItsEnd() throws Exception {
        ProgramThread echo = ProgramThread.start((commands, answers, errors) -> {
            answers.write(bytes("one, "), 0, 3);
            answers.write(' ');
            answers.write(bytes("and then: "), 4, 4);
            answers.write(commands.readAllBytes());
        });
        KeepingReader reader = new KeepingReader();
        echo.readBy(reader);
        echo.input().write(bytes(" two"));
        echo.input().close();
        assertThat(reader.whole()).isEqualTo("one then two|");
    }

    @Test
    void itIsReadAsAStreamToo() throws IOException {
        ProgramThread talker = ProgramThread.start((commands, answers, errors) -> answers.write(bytes("hello")));
        assertThat(talker.output().read()).isEqualTo('h');
        assertThat(talker.output().readAllBytes()).isEqualTo(bytes("ello"));
    }

    @Test
    void whoeverWantsNoMoreIsToldNoMore() throws Exception {
        CompletableFuture<Integer> written = new CompletableFuture<>();
        ProgramThread flood = ProgramThread.start((commands, answers, errors) -> {
            int count = 0;
            try {
                while (count < 100) {
                    answers.write(bytes(count < 3 ? "x" : "."));
                    count++;
                }
            } finally {
                written.complete(count);
            }
        });
        KeepingReader reader = new KeepingReader();
        flood.readBy(reader);
        assertThat(written.get(20, TimeUnit.SECONDS)).isEqualTo(3);
        assertThat(reader.whole()).isEqualTo("xxx.|");
    }

    @Test
    void aProgramThatIsEndedByForceIsBrokenOff() throws Exception {
        CompletableFuture<Void> ended = new CompletableFuture<>();
        ProgramThread endless = ProgramThread.start((commands, answers, errors) -> {
            answers.write(bytes("begun"));
            commands.read();
            answers.write(bytes(" and gone on"));
        });
        endless.onEnd(() -> ended.complete(null));
        KeepingReader reader = new KeepingReader();
        endless.readBy(reader);
        endless.destroy();
        assertThat(reader.whole()).endsWith("~");
        ended.get(20, TimeUnit.SECONDS);
        assertThat(reader.text()).doesNotContain("gone on");
    }

    @Test
    void whatAProgramToldItsUserIsThereOnceItWasEndedByForce() throws Exception {
        CompletableFuture<Void> told = new CompletableFuture<>();
        CountDownLatch hung = new CountDownLatch(1);
        ProgramThread hanging = ProgramThread.start((commands, answers, errors) -> {
            errors.write(bytes("something is wrong"));
            told.complete(null);
            try {
                hung.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        told.get(20, TimeUnit.SECONDS);
        hanging.destroy();
        assertThat(hanging.errors().readAllBytes()).isEqualTo(bytes("something is wrong"));
        assertThat(hanging.output().readAllBytes()).isEmpty();
        hung.countDown();
    }

    @Test
    void aProgramThatNobodyReadsEndsByForce() throws Exception {
        CompletableFuture<Void> ended = new CompletableFuture<>();
        ProgramThread unread = ProgramThread.start((commands, answers, errors) -> answers.write(bytes("hello")));
        unread.onEnd(() -> ended.complete(null));
        unread.destroy();
        ended.get(20, TimeUnit.SECONDS);
        assertThat(ended).isCompleted();
    }

    @Test
    void whatItThrowsIsToldItsUser() throws Exception {
        ProgramThread broken = ProgramThread.start((commands, answers, errors) -> {
            answers.write(bytes("="));
            throw new IllegalStateException("no size will do");
        });
        KeepingReader reader = new KeepingReader();
        broken.readBy(reader);
        assertThat(reader.whole()).isEqualTo("=|");
        assertThat(new String(broken.errors().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("java.lang.IllegalStateException: no size will do\n\tat ");
    }
}

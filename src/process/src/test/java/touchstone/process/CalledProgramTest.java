package touchstone.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class CalledProgramTest {

    private final List<String> asked = new ArrayList<>();
    private final List<String> ends = new ArrayList<>();
    private final KeepingReader reader = new KeepingReader();

    /** Answers each time with all it was asked, in brackets, and ends after {@code quit}. */
    private final CalledProgram echo = program((lines, answers, errors) -> {
        String text = new String(lines.readAllBytes(), StandardCharsets.UTF_8);
        asked.add(text);
        answers.write(bytes("(" + text.replace("\n", "/") + ")"));
        return !text.endsWith("quit\n");
    });

    private CalledProgram program(CalledProgram.Program what) {
        CalledProgram program = new CalledProgram(what);
        program.onEnd(() -> ends.add("ended"));
        return program;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void ask(CalledProgram program, String text) throws IOException {
        program.input().write(bytes(text));
        program.input().flush();
    }

    @Test
    void itHasAnsweredWhenItsInputIsFlushed() throws Exception {
        echo.readBy(reader);
        echo.input().write(bytes("one\ntwo\n"));
        assertThat(reader.text()).isEmpty();
        echo.input().flush();
        assertThat(reader.text()).isEqualTo("(one/two/)");
        ask(echo, "three\n");
        echo.input().close();
        assertThat(reader.whole()).isEqualTo("(one/two/)(three/)|");
        assertThat(ends).hasSize(1);
    }

    @Test
    void aLineIsAskedOnceItIsWhole() throws Exception {
        echo.readBy(reader);
        ask(echo, "one\ntw");
        assertThat(reader.text()).isEqualTo("(one/)");
        ask(echo, "o");
        assertThat(asked).hasSize(1);
        echo.input().write('\n');
        echo.input().flush();
        ask(echo, "and the last");
        echo.input().close();
        assertThat(reader.whole()).isEqualTo("(one/)(two/)(and the last)|");
    }

    @Test
    void onceItHasEndedItIsAskedNoMore() throws Exception {
        echo.readBy(reader);
        ask(echo, "quit\n");
        assertThat(reader.whole()).isEqualTo("(quit/)|");
        assertThat(ends).hasSize(1);
        assertThatThrownBy(() -> ask(echo, "more\n")).isInstanceOf(IOException.class);
        echo.input().close();
        echo.destroy();
        assertThat(asked).hasSize(1);
        assertThat(ends).hasSize(1);
    }

    @Test
    void endedByForceItIsBrokenOff() throws Exception {
        echo.readBy(reader);
        ask(echo, "one\n");
        echo.input().write(bytes("two\nthr"));
        echo.destroy();
        assertThat(reader.whole()).isEqualTo("(one/)~");
        assertThat(asked).hasSize(1);
        assertThat(ends).hasSize(1);
    }

    @Test
    void whatNobodyReadsYetIsKept() throws Exception {
        ask(echo, "one\n");
        ask(echo, "quit\n");
        assertThat(echo.output().readAllBytes()).isEqualTo(bytes("(one/)(quit/)"));
    }

    @Test
    void oneThatIsNeverAskedEndsWithItsInput() throws Exception {
        echo.input().close();
        assertThat(ends).hasSize(1);
        assertThat(echo.output().readAllBytes()).isEmpty();
        assertThat(echo.errors().readAllBytes()).isEmpty();
    }

    @Test
    void whatItThrowsIsToldItsUser() throws Exception {
        CalledProgram broken = program((lines, answers, errors) -> {
            answers.write(bytes("="));
            throw new IllegalStateException("no size will do");
        });
        broken.readBy(reader);
        ask(broken, "boardsize 0\n");
        assertThat(reader.whole()).isEqualTo("=|");
        assertThat(ends).hasSize(1);
        assertThat(new String(broken.errors().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("java.lang.IllegalStateException: no size will do\n\tat ");
    }

    @Test
    void whoeverWantsNoMoreIsToldNoMore() throws Exception {
        List<Integer> written = new ArrayList<>();
        CalledProgram flood = program((lines, answers, errors) -> {
            while (written.size() < 100) {
                answers.write(bytes(written.size() < 3 ? "x" : "."));
                written.add(written.size());
            }
            return true;
        });
        flood.readBy(reader);
        ask(flood, "go\n");
        assertThat(reader.whole()).isEqualTo("xxx.|");
        assertThat(written).hasSize(3);
    }
}

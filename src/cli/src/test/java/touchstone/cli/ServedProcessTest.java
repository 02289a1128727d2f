package touchstone.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The command {@code gtp} in a process with little memory, and a controller that behaves badly. */
@Timeout(120)
@Tag("slow") // starts the program, and sends it 100 megabytes
class ServedProcessTest {

    @Test
    void whateverComesTheNextCommandWorks() throws IOException, InterruptedException {
        List<String> command = new java.util.ArrayList<>(ProgramProcess.command("gtp"));
        command.add(1, "-Xmx96m");
        Process server = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (OutputStream commands = server.getOutputStream();
                BufferedReader answers = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8))) {
            byte[] megabyte = "x".repeat(1 << 20).getBytes(UTF_8);
            commands.write("1 ".getBytes(UTF_8));
            for (int i = 0; i < 100; i++) {
                commands.write(megabyte);
            }
            send(commands, "\n2 name\n3 na");
            assertThat(answers.readLine()).isEqualTo("?1 line too long: more than 262144 bytes");
            assertThat(answers.readLine()).isEmpty();
            assertThat(answers.readLine()).isEqualTo("=2 Touchstone reference");
            assertThat(answers.readLine()).isEmpty();
            send(commands, "me\r\n");
            assertThat(answers.readLine()).isEqualTo("=3 Touchstone reference");
            assertThat(answers.readLine()).isEmpty();
            // Nobody reads the answers while these are sent: many times what two pipes hold.
            for (int i = 10_000; i < 20_000; i++) {
                send(commands, i + " showboard\n");
            }
            send(commands, "quit\n");
            List<String> heads =
                    answers.lines().filter(line -> line.startsWith("=")).toList();
            assertThat(heads).hasSize(10_001).first().isEqualTo("=10000 Black to play");
            assertThat(heads.get(10_000)).isEqualTo("=");
        }
        assertThat(server.waitFor()).isZero();
    }

    /** A controller that was killed says no quit. */
    @Test
    void itEndsWithItsInput() throws IOException, InterruptedException {
        Process server = new ProcessBuilder(ProgramProcess.command("gtp"))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        server.getOutputStream().close();
        assertThat(server.inputReader(UTF_8).readLine()).isNull();
        assertThat(server.waitFor()).isZero();
    }

    private static void send(OutputStream commands, String text) throws IOException {
        commands.write(text.getBytes(UTF_8));
        commands.flush();
    }
}

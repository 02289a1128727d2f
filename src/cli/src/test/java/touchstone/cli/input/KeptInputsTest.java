package touchstone.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Nothing that is kept hurts a reader: what Jazzer found once, and examples of what it should read, as they are and with a few bytes
 * changed, taken out or doubled.
 */
class KeptInputsTest {

    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int CHANGED = 40;

    private static List<byte[]> kept(InputReader reader) throws IOException, URISyntaxException {
        Path folder = Path.of(KeptInputsTest.class
                .getResource("FuzzedReadersInputs/" + reader)
                .toURI());
        try (Stream<Path> files = Files.list(folder)) {
            List<byte[]> inputs = new ArrayList<>();
            for (Path file : files.sorted(Comparator.comparing(Path::toString)).toList()) {
                inputs.add(Files.readAllBytes(file));
            }
            return inputs;
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingThatIsKeptHurts(InputReader reader) throws IOException, URISyntaxException {
        List<byte[]> inputs = kept(reader);
        assertThat(inputs).isNotEmpty();
        for (byte[] input : inputs) {
            assertTimeoutPreemptively(LIMIT, () -> reader.read(input));
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingLikeItHurts(InputReader reader) throws IOException, URISyntaxException {
        Random random = new Random(1);
        for (byte[] input : kept(reader)) {
            for (int i = 0; i < CHANGED; i++) {
                byte[] changed = changed(input, random);
                assertTimeoutPreemptively(LIMIT, () -> reader.read(changed));
            }
        }
    }

    private static byte[] changed(byte[] input, Random random) {
        if (input.length == 0) {
            return new byte[] {(byte) random.nextInt()};
        }
        int from = random.nextInt(input.length);
        int to = from + random.nextInt(Math.min(64, input.length - from) + 1);
        byte[] changed =
                switch (random.nextInt(3)) {
                    case 0 -> Arrays.copyOf(input, from);
                    case 1 -> joined(Arrays.copyOf(input, to), Arrays.copyOfRange(input, from, input.length));
                    default -> input.clone();
                };
        for (int i = 0; changed.length > 0 && i < 2; i++) {
            changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
        }
        return changed;
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /** Each reader is a method, so that Jazzer gets all of them. */
    @Test
    void jazzerGetsEachReader() {
        assertThat(Stream.of(FuzzedReaders.class.getDeclaredMethods()).map(method -> method.getName()))
                .containsExactlyInAnyOrder(
                        Stream.of(InputReader.values()).map(Enum::name).toArray(String[]::new));
    }
}

package touchstone.process;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Keeps what it reads, and wants no more once it has a full stop. */
final class KeepingReader implements OutputReader {

    private final ByteArrayOutputStream read = new ByteArrayOutputStream();
    private final CompletableFuture<String> end = new CompletableFuture<>();

    @Override
    public boolean read(byte[] bytes, int count) {
        read.write(bytes, 0, count);
        return !text().endsWith(".");
    }

    @Override
    public void end() {
        end.complete(text() + "|");
    }

    @Override
    public void breakOff() {
        end.complete(text() + "~");
    }

    /** So far. */
    String text() {
        return read.toString(StandardCharsets.UTF_8);
    }

    /** All of it, with {@code |} if it was ended and {@code ~} if it was broken off. */
    String whole() throws Exception {
        return end.get(20, TimeUnit.SECONDS);
    }
}

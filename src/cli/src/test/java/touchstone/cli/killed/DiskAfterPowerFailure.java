package touchstone.cli.killed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What operations leave on a disk. What was not flushed may be on it or not, names and contents each by themselves. */
final class DiskAfterPowerFailure {

    /** Which names are found again. */
    enum Names {
        FLUSHED,
        ALL
    }

    /** What is found of contents that were not flushed. */
    enum Contents {
        FLUSHED,
        HALF,
        /** The file has its length, and nothing was written to it. */
        ZEROS,
        ALL
    }

    private static final class Content {
        private byte[] written = {};
        private byte[] flushed = {};

        private byte[] found(Contents contents) {
            return switch (contents) {
                case FLUSHED -> flushed;
                case ALL -> written;
                case HALF ->
                    Arrays.copyOf(
                            written, Math.min(written.length, (int) ((long) written.length + flushed.length) / 2));
                case ZEROS -> {
                    byte[] zeros = Arrays.copyOf(flushed, written.length);
                    yield Arrays.equals(flushed, written) ? written : zeros;
                }
            };
        }
    }

    private final Map<Path, Content> names = new HashMap<>();
    private final Map<Path, Content> flushedNames = new HashMap<>();
    private final Set<Path> folders = new HashSet<>();

    /** @param folder what is on the disk before anything is done */
    DiskAfterPowerFailure(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder.toAbsolutePath())) {
            for (Path one : all.toList()) {
                if (Files.isDirectory(one)) {
                    folders.add(one);
                } else {
                    Content content = new Content();
                    content.written = Files.readAllBytes(one);
                    content.flushed = content.written;
                    names.put(one, content);
                    flushedNames.put(one, content);
                }
            }
        }
    }

    void carryOut(DiskOperation operation) {
        Path path = operation.path().toAbsolutePath();
        if (operation instanceof DiskOperation.Create) {
            names.put(path, new Content());
        } else if (operation instanceof DiskOperation.Write write) {
            Content content = names.get(path);
            int end = (int) write.at() + write.bytes().length;
            content.written = Arrays.copyOf(content.written, Math.max(end, content.written.length));
            System.arraycopy(write.bytes(), 0, content.written, (int) write.at(), write.bytes().length);
        } else if (operation instanceof DiskOperation.Truncate cut) {
            Content content = names.get(path);
            content.written = Arrays.copyOf(content.written, (int) Math.min(cut.size(), content.written.length));
        } else if (operation instanceof DiskOperation.Flush && names.containsKey(path)) {
            names.get(path).flushed = names.get(path).written;
        } else if (operation instanceof DiskOperation.Flush) {
            flushedNames.keySet().removeIf(name -> name.getParent().equals(path));
            names.forEach((name, content) -> {
                if (name.getParent().equals(path)) {
                    flushedNames.put(name, content);
                }
            });
        } else if (operation instanceof DiskOperation.Move move) {
            names.put(move.to().toAbsolutePath(), names.remove(path));
        } else if (operation instanceof DiskOperation.Delete) {
            names.remove(path);
            folders.remove(path);
        } else {
            folders.add(path);
        }
    }

    /** Puts all that is below one folder below another. */
    void putBelow(Path from, Path to) throws IOException {
        for (Path one : folders) {
            Files.createDirectories(to.resolve(from.relativize(one)));
        }
        for (Map.Entry<Path, Content> one : names.entrySet()) {
            Files.write(to.resolve(from.relativize(one.getKey())), one.getValue().written);
        }
    }

    /**
     * Puts what is found on the real disk, in the place of what is in the folder now. What is there already stays: from one state to the
     * next little changes.
     *
     * @param wanted which files
     */
    void put(Path folder, Names which, Contents contents, Predicate<Path> wanted) throws IOException {
        Map<Path, byte[]> found = new HashMap<>();
        (which == Names.ALL ? names : flushedNames).forEach((name, content) -> {
            if (wanted.test(name)) {
                found.put(name, content.found(contents));
            }
        });
        Set<Path> kept = new HashSet<>(folders);
        for (Path file : found.keySet()) {
            for (Path above = file.getParent(); above.startsWith(folder); above = above.getParent()) {
                kept.add(above);
            }
        }
        remove(folder, one -> Files.isDirectory(one) ? !kept.contains(one) : !found.containsKey(one));
        for (Path one : kept) {
            Files.createDirectories(one);
        }
        for (Map.Entry<Path, byte[]> one : found.entrySet()) {
            if (!holds(one.getKey(), one.getValue())) {
                Files.write(one.getKey(), one.getValue());
            }
        }
    }

    private static boolean holds(Path file, byte[] content) throws IOException {
        return Files.exists(file) && Arrays.equals(Files.readAllBytes(file), content);
    }

    /** Removes what is in a folder, and makes it if there is none. */
    static void clear(Path folder) throws IOException {
        remove(folder, one -> true);
        Files.createDirectories(folder);
    }

    private static void remove(Path folder, Predicate<Path> unwanted) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                List<Path> below = all.sorted(Comparator.reverseOrder())
                        .filter(one -> !one.equals(folder) && unwanted.test(one))
                        .toList();
                for (Path one : below) {
                    Files.delete(one);
                }
            }
        }
    }
}

package touchstone.suite.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Hashes of files, of folders, and of what is in a jar. */
public final class FileHash {

    private static final int MOST_FILES = 50_000;

    private FileHash() {}

    /**
     * A file by its bytes, a folder by its files.
     *
     * @param given how it is named
     * @throws IOException if it can't be read, or a folder has too many files in it
     */
    public static ExecutedFiles.HashedFile of(String given, Path path) throws IOException {
        Path real = path.toRealPath();
        String name = real.getFileName() == null
                ? real.toString()
                : real.getFileName().toString();
        if (!Files.isDirectory(real) && !Files.isRegularFile(real)) {
            throw new IOException("it is neither a file nor a folder");
        }
        if (!Files.isDirectory(real)) {
            MessageDigest digest = Sha256.begin();
            long bytes = digest(Files.newInputStream(real), digest);
            return new ExecutedFiles.HashedFile(given, name, bytes, Sha256.end(digest));
        }
        List<String> lines = new ArrayList<>();
        long bytes = 0;
        for (Path file : filesIn(real)) {
            MessageDigest digest = Sha256.begin();
            bytes += digest(Files.newInputStream(file), digest);
            lines.add(line(digest, real.relativize(file).toString()));
        }
        return new ExecutedFiles.HashedFile(given, name, bytes, ofLines(lines));
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> files =
                    paths.filter(Files::isRegularFile).limit(MOST_FILES + 1L).toList();
            if (files.size() > MOST_FILES) {
                throw new IOException("a folder with more than " + MOST_FILES + " files");
            }
            return files;
        }
    }

    /**
     * A jar by what is in it, and a folder of classes.
     *
     * @param given how it is named
     * @throws IOException if it can't be read
     */
    public static ExecutedFiles.HashedFile ofClasses(String given, Path classes) throws IOException {
        Path real = classes.toRealPath();
        return Files.isDirectory(real)
                ? of(given, real)
                : new ExecutedFiles.HashedFile(given, real.getFileName().toString(), Files.size(real), contents(real));
    }

    /**
     * What is in a jar, whenever and in which order it was put there; a folder of classes in the same way.
     *
     * @throws IOException if it can't be read
     */
    public static String contents(Path jar) throws IOException {
        if (Files.isDirectory(jar)) {
            return of("", jar).sha256();
        }
        List<String> lines = new ArrayList<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().filter(one -> !one.isDirectory()).toList()) {
                MessageDigest digest = Sha256.begin();
                digest(zip.getInputStream(entry), digest);
                lines.add(line(digest, entry.getName()));
            }
        }
        return ofLines(lines);
    }

    private static String line(MessageDigest digest, String name) {
        return Sha256.end(digest) + "  " + name + "\n";
    }

    private static String ofLines(List<String> lines) {
        return Sha256.of(lines.stream().sorted().collect(Collectors.joining()));
    }

    private static long digest(InputStream from, MessageDigest digest) throws IOException {
        try (from;
                DigestOutputStream into = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
            return from.transferTo(into);
        }
    }
}

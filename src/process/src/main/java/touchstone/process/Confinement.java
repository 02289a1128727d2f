package touchstone.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import touchstone.spi.SubjectErrorException;

/** What a program under test may reach. */
public enum Confinement {
    /** What the user may. */
    NONE {
        @Override
        List<String> around(ProgramCommand command) {
            return command.located();
        }
    },

    /**
     * Its own view of the file system, no network, and limits: the program runs under bubblewrap. It sees the programs and libraries of
     * the system, the folders of the files that its command line names, and what Touchstone gives it to load, and can change nothing of
     * them; it may write to an empty {@code /tmp}, which is gone with it.
     */
    SANDBOX {
        @Override
        List<String> around(ProgramCommand command) {
            List<String> words = new ArrayList<>(walls());
            Path here = Path.of("").toAbsolutePath();
            words.addAll(List.of("--dir", here.toString(), "--chdir", here.toString()));
            for (Path seen : seen(command)) {
                words.addAll(List.of("--ro-bind", seen.toString(), seen.toString()));
            }
            words.addAll(LIMITS);
            words.addAll(command.located());
            return words;
        }
    };

    /** For a note about a subject. */
    public static final String NOTE =
            "it ran in a sandbox: no network, and no files but the system's and those of its command line";

    /** Of memory that it writes to, in bytes; of threads and processes; of the seconds that a processor works for each process. */
    private static final List<String> LIMITS =
            List.of("--", "prlimit", "--data=" + (8L << 30), "--nproc=512", "--cpu=3600", "--");

    private static final List<String> SYSTEM = List.of(
            "/usr",
            "/bin",
            "/sbin",
            "/lib",
            "/lib32",
            "/lib64",
            "/opt",
            "/etc/alternatives",
            "/etc/ld.so.cache",
            "/etc/localtime",
            "/etc/java-17-openjdk",
            "/etc/java-21-openjdk",
            "/etc/java-25-openjdk");

    private static final long TRIED_SECONDS = 10;

    /** @throws SubjectErrorException if there is no such program, with a message for the user */
    abstract List<String> around(ProgramCommand command);

    /**
     * Tries it on a program that does nothing.
     *
     * @throws SubjectErrorException if programs can't be confined so on this machine: why, and what to do
     */
    public void require() {
        if (this == NONE) {
            return;
        }
        Process tried = null;
        try {
            tried = new ProcessBuilder(around(ProgramCommand.of(List.of("true"))))
                    .redirectErrorStream(true)
                    .start();
            tried.getOutputStream().close();
            String said = new String(tried.getInputStream().readNBytes(1000), StandardCharsets.UTF_8);
            if (!tried.waitFor(TRIED_SECONDS, TimeUnit.SECONDS) || tried.exitValue() != 0) {
                throw impossible("bubblewrap can't make one: " + PrintedText.clean(said.strip())
                        + "; allow user namespaces, or run without --sandbox");
            }
        } catch (IOException e) {
            throw impossible("bubblewrap was not found; install it (Debian: apt-get install bubblewrap), or run without"
                    + " --sandbox");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw impossible("interrupted");
        } finally {
            if (tried != null) {
                tried.destroyForcibly();
            }
        }
    }

    private static SubjectErrorException impossible(String why) {
        return new SubjectErrorException("there is no sandbox here: " + why, "");
    }

    private static List<String> walls() {
        List<String> words = new ArrayList<>(List.of("bwrap", "--unshare-all", "--die-with-parent", "--new-session"));
        for (String folder : SYSTEM) {
            words.addAll(List.of("--ro-bind-try", folder, folder));
        }
        words.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--setenv", "HOME", "/tmp"));
        return words;
    }

    /** Beside the system's: what the command line names, and what is given to programs to load. */
    private static Set<Path> seen(ProgramCommand command) {
        Set<Path> seen = new TreeSet<>();
        for (Path named : CommandFiles.of(command.line()).files().values()) {
            Stream.of(named.toAbsolutePath().normalize(), real(named))
                    .map(Confinement::with)
                    .forEach(seen::add);
        }
        seen.add(GivenFiles.folder());
        seen.removeIf(path -> SYSTEM.stream().anyMatch(path::startsWith));
        return seen;
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException gone) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** A file with what lies beside it, as scripts load others; but not all that the user or the machine has. */
    private static Path with(Path file) {
        Path folder = Files.isDirectory(file) ? file : file.getParent();
        boolean everything = Stream.of(System.getProperty("user.home"), System.getProperty("java.io.tmpdir"))
                .map(Path::of)
                .anyMatch(large -> large.startsWith(folder));
        return everything ? file : folder;
    }
}

package touchstone.cli.options;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.suite.specification.Clause;

/**
 * The repository and revision of this Touchstone, as far as its checkout knows. Touchstone knows no address of its own.
 *
 * @param home Touchstone's folder
 * @param repository an address without a user's name or password, which anybody could clone from
 * @param revision the commit that is checked out, in full
 */
public record CheckoutOrigin(Path home, Optional<String> repository, Optional<String> revision) {

    private static final int SECONDS = 5;

    /** A host with a dot: what has none is known on one machine only. */
    private static final String HOST = "([\\w-]+(?:\\.[\\w-]+)+";

    private static final String PATH = "([\\w./~+-]+?)(?:\\.git)?/?";

    private static final Pattern OF_THE_WEB = Pattern.compile("(https?://)(?:[^@/]*@)?" + HOST + "(?::\\d+)?)/" + PATH);

    /** What needs a key is said as it is on the web: by the same host and path, but without its port. */
    private static final Pattern WITH_A_KEY =
            Pattern.compile("(?:(?:ssh|git)://(?:[^@/]*@)?|[\\w.-]+@)" + HOST + ")(?::\\d+)?[:/]" + PATH);

    /** @param home a checkout; of a folder in a jar nothing is known */
    public static CheckoutOrigin find(Path home) {
        if (home.getFileSystem() != FileSystems.getDefault()) {
            return new CheckoutOrigin(home, Optional.empty(), Optional.empty());
        }
        return new CheckoutOrigin(
                home,
                git(home, "config", "--get", "remote.origin.url").flatMap(CheckoutOrigin::address),
                git(home, "rev-parse", "HEAD").filter(text -> text.matches("[0-9a-f]{40,64}")));
    }

    /** The address as everybody may use it; empty if it is one of a local folder, or of a kind that is not known. */
    static Optional<String> address(String remote) {
        Matcher web = OF_THE_WEB.matcher(remote.strip());
        if (web.matches()) {
            return Optional.of(web.group(1) + web.group(2) + "/" + web.group(3));
        }
        Matcher key = WITH_A_KEY.matcher(remote.strip());
        return key.matches() ? Optional.of("https://" + key.group(1) + "/" + key.group(2)) : Optional.empty();
    }

    /** The page of a clause of Touchstone's own, as GitHub and GitLab show files. */
    Optional<String> address(Clause clause) {
        Path features = home.resolve("features");
        Path file = clause.file().toAbsolutePath().normalize();
        if (repository.isEmpty() || revision.isEmpty() || !file.startsWith(features)) {
            return Optional.empty();
        }
        String path = features.getParent().relativize(file).toString().replace(" ", "%20");
        return Optional.of(repository.get() + "/blob/" + revision.get() + "/" + path + "#L" + clause.line());
    }

    private static Optional<String> git(Path home, String... arguments) {
        String[] command = new String[arguments.length + 3];
        command[0] = "git";
        command[1] = "-C";
        command[2] = home.toString();
        System.arraycopy(arguments, 0, command, 3, arguments.length);
        try {
            Process git = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            git.getOutputStream().close();
            String answer = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (!git.waitFor(SECONDS, TimeUnit.SECONDS)) {
                git.destroyForcibly();
                return Optional.empty();
            }
            return git.exitValue() == 0 && !answer.isEmpty() ? Optional.of(answer) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}

package touchstone.junit.api;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The history of Touchstone, as far as it is here: a clone may be shallow, and a copy of the sources has none. */
record Repository(Path home) {

    /**
     * What the API is compared with: the last release, or as long as there is none the revision that a file names.
     *
     * @param named the file
     * @return empty if it is not here
     */
    Optional<String> compared(Path named) throws IOException {
        Optional<String> release = git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*")
                .map(name -> new String(name, StandardCharsets.UTF_8).strip());
        if (release.isPresent()) {
            return release;
        }
        String revision = Files.readAllLines(home.resolve(named)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .findFirst()
                .orElseThrow()
                .strip();
        return git("cat-file", "-e", revision + "^{commit}").map(there -> revision);
    }

    String text(String revision, String path) throws IOException {
        return new String(
                git("show", revision + ":" + path).orElseThrow(() -> new IOException("no " + path + " in " + revision)),
                StandardCharsets.UTF_8);
    }

    /** The files below some folders that a revision has; none for a folder that it has not. */
    Archive files(String revision, String... folders) throws IOException {
        List<String> command = new ArrayList<>(List.of("archive", "--format=zip", revision, "--"));
        for (String folder : folders) {
            if (git("ls-tree", revision, "--", folder)
                    .filter(tree -> tree.length > 0)
                    .isPresent()) {
                command.add(folder);
            }
        }
        return Archive.unzipped(git(command.toArray(String[]::new))
                .orElseThrow(() -> new IOException("git archive of " + revision + " fails")));
    }

    /** What git writes; empty if there is no git, or it fails. */
    private Optional<byte[]> git(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("git", "-C", home.toString()));
        command.addAll(List.of(arguments));
        try {
            Process git = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (InputStream output = git.getInputStream()) {
                byte[] written = output.readAllBytes();
                return git.waitFor() == 0 ? Optional.of(written) : Optional.empty();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (IOException noGit) {
            return Optional.empty();
        }
    }
}

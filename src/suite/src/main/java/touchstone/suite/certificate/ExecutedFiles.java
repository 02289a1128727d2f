package touchstone.suite.certificate;

import java.util.List;

/**
 * The files that a subject runs.
 *
 * @param files each with its hash
 * @param unknown what of it could not be hashed and why: sentences without full stop
 */
public record ExecutedFiles(List<HashedFile> files, List<String> unknown) {

    public ExecutedFiles {
        files = List.copyOf(files);
        unknown = List.copyOf(unknown);
    }

    /**
     * A file or a folder.
     *
     * @param given by which word of the command line, or as what, such as {@code class path}
     * @param name the last part of its path, links followed; the rest of the path is a matter of the machine
     * @param bytes its size; of a folder all files in it
     * @param sha256 of its bytes; of a folder of the sorted list of its files with theirs
     */
    public record HashedFile(String given, String name, long bytes, String sha256) {}
}

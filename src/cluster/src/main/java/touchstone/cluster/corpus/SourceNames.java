package touchstone.cluster.corpus;

import java.io.Serializable;
import java.util.List;

/**
 * What files are called: by the way from the source that they were found in.
 *
 * @param roots the sources as Spark has their addresses, such as {@code file:/data/games}
 */
record SourceNames(List<String> roots) implements Serializable {

    SourceNames {
        roots = List.copyOf(roots);
    }

    /** The file, from the last part of its source's name on. */
    String place(String file) {
        return roots.stream()
                .filter(root -> file.equals(root) || file.startsWith(root + "/"))
                .findFirst()
                .map(root -> file.substring(root.lastIndexOf('/') + 1))
                .orElse(file);
    }

    /** The collection: the source itself, or the folder right below it. */
    String source(String file) {
        String[] parts = place(file).split("!", 2)[0].split("/");
        return parts.length > 2 ? parts[0] + "/" + parts[1] : parts[0];
    }
}

package touchstone.cluster.corpus;

import java.io.Serializable;
import java.util.List;

/**
 * What files are called: by the way from the source that they were found in.
 *
 * @param roots the sources as Spark has their addresses, such as {@code file:/data/games}
 */
record CollectionNames(List<String> roots) implements Serializable {

    CollectionNames {
        roots = List.copyOf(roots);
    }

    /** The file, from the last part of its source's name on. */
    String place(String file) {
        return roots.stream()
                .filter(root -> file.equals(root) || file.startsWith(root + "/") || file.startsWith(root + "!"))
                .findFirst()
                .map(root -> file.substring(root.lastIndexOf('/') + 1))
                .orElse(file);
    }

    /** The collection: the folder or archive right below the source, or else the source itself, as with the files of a table. */
    String collection(String file) {
        String place = place(file);
        String[] parts = place.split("!", 2)[0].split("/");
        boolean isWithin =
                parts.length > 2 || parts.length > 1 && place.contains("!") && !parts[1].endsWith(".parquet");
        return isWithin ? parts[0] + "/" + parts[1] : parts[0];
    }
}

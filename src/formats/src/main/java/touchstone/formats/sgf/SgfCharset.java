package touchstone.formats.sgf;

import java.util.List;

/**
 * The character set that a file is read in.
 *
 * @param name one that is known
 * @param repairs what has been taken for granted to find it
 */
record SgfCharset(String name, List<SgfRepair> repairs) {

    SgfCharset(String name) {
        this(name, List.of());
    }
}

package touchstone.cli.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import touchstone.spi.Identity;

/**
 * Gives every subject of a run a unique id. The first to ask has its own, whatever its version, so that results of
 * today can be compared with those of another version; a further one is told from it by its version, where that
 * differs, and else by a number. The same subjects in the same order are given the same ids.
 */
final class SubjectIds {

    /** In characters: enough for any version but a whole sentence. */
    private static final int LONGEST_VERSION = 30;

    private final Set<String> taken = new HashSet<>();
    private final List<Identity> known = new ArrayList<>();

    Identity unique(Identity identity) {
        String version = version(identity);
        boolean another = known.stream()
                .filter(one -> one.id().equals(identity.id()))
                .findFirst()
                .filter(one -> !version.isEmpty() && !version(one).equals(version))
                .isPresent();
        String base = another ? identity.id() + " " + version : identity.id();
        String id = base;
        for (int number = 2; !taken.add(id); number++) {
            id = base + " #" + number;
        }
        known.add(identity);
        return identity.withId(id);
    }

    private static String version(Identity identity) {
        String version = identity.version()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9.+]+", "-")
                .replaceAll("^-+|-+$", "");
        return version.substring(0, Math.min(LONGEST_VERSION, version.length()));
    }
}

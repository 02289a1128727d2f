package touchstone.suite.specification;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whom it harms if a clause is violated. */
public enum Severity {
    GAMES("a game is played or scored by other rules"),
    CONTROLLERS("a controller can wait for ever, lose its place or show another game"),
    TOURNAMENTS("a game in a tournament can be lost or scored wrongly"),
    RECORDS("a record can be read as another game"),
    NOBODY("no controller is known to mind");

    private final String harm;

    Severity(String harm) {
        this.harm = harm;
    }

    /** As the file of mappings has it, such as {@code tournaments}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What can come of it, as a clause. */
    public String harm() {
        return harm;
    }

    static Optional<Severity> named(String id) {
        return Arrays.stream(values())
                .filter(severity -> severity.id().equals(id))
                .findFirst();
    }

    static String all() {
        return Arrays.stream(values()).map(Severity::id).collect(Collectors.joining(", "));
    }
}

package touchstone.cluster.page;

import java.util.Locale;

/** A cell of a table. */
public sealed interface Cell {

    /** Untrusted. */
    record Words(String text) implements Cell {}

    record Count(long value) implements Cell {

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%,d", value);
        }
    }

    record Part(Share share) implements Cell {}

    /** Links to games that show it, written beside the page. */
    record Games(java.util.List<Example> examples) implements Cell {

        public Games {
            examples = java.util.List.copyOf(examples);
        }
    }

    static Cell of(String text) {
        return new Words(text);
    }

    static Cell of(long value) {
        return new Count(value);
    }

    static Cell of(Share share) {
        return new Part(share);
    }
}

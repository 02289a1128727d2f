package touchstone.reference;

/** Which positions are surely not among some: each leaves a mark, and few leave the same one. */
final class Marks {

    private static final int WORDS = 16;

    static final Marks NONE = new Marks(new long[WORDS]);

    private final long[] words;

    private Marks(long[] words) {
        this.words = words;
    }

    Marks with(Position position) {
        int mark = mark(position);
        long[] more = words.clone();
        more[mark >> 6] |= 1L << mark;
        return new Marks(more);
    }

    boolean mayHave(Position position) {
        int mark = mark(position);
        return (words[mark >> 6] >>> mark & 1) != 0;
    }

    /** The upper bits of the product, in which all of the hash has a part. */
    private static int mark(Position position) {
        return position.hashCode() * 0x9E3779B9 >>> 32 - 10;
    }
}

package touchstone.reference;

/**
 * The moments of a game, indexed by position. Unchangeable: two games that part share what they have in common.
 *
 * <p>Moments whose positions have the same mark are in one drawer, linked by {@link #next}, the latest first.
 */
final class Moments {

    /** Of drawers in a cabinet, and of cabinets. To file a moment copies one cabinet, and the list of them. */
    private static final int BITS = 4;

    static final Moments NONE = new Moments(new Game[1 << BITS][1 << BITS], null);

    private final Game[][] cabinets;
    private final Game next;

    private Moments(Game[][] cabinets, Game next) {
        this.cabinets = cabinets;
        this.next = next;
    }

    /** The moment before the latest one in the drawer where that one is; null if there is none. */
    Game next() {
        return next;
    }

    /** The latest moment in the drawer of a position; null if there is none. */
    Game latest(Position position) {
        int mark = mark(position);
        return cabinets[mark >>> BITS][mark & (1 << BITS) - 1];
    }

    Moments with(Game moment) {
        int mark = mark(moment.position());
        Game[][] more = cabinets.clone();
        Game[] cabinet = more[mark >>> BITS].clone();
        cabinet[mark & (1 << BITS) - 1] = moment;
        more[mark >>> BITS] = cabinet;
        return new Moments(more, latest(moment.position()));
    }

    /** The upper bits of the product, in which all of the hash has a part. */
    private static int mark(Position position) {
        return position.hashCode() * 0x9E3779B9 >>> 32 - 2 * BITS;
    }
}

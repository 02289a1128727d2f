package touchstone.life.search;

/**
 * What the player who looks for a capture wants.
 *
 * @param ownerIsBlack whose chain it is
 * @param chain the stones to be captured
 * @param watched where no new stone of the owner may stay; none if the capture alone is asked about
 * @param kept stones of the player's own that may not be lost
 */
record Aim(boolean ownerIsBlack, long chain, long watched, long kept) {

    /** The first moment: the opponent of the chain's owner moves. */
    LocalMoment begin(long black, long white) {
        return new LocalMoment(
                black, white, 0, 0, 0, (ownerIsBlack ? black : white) & (chain | watched), !ownerIsBlack);
    }

    /** A chain is captured as a whole; of several, one will do. */
    boolean captured(LocalMoment moment) {
        return (moment.old() & chain) != chain;
    }

    boolean lost(LocalMoment moment) {
        return (kept & ~moment.stones(!ownerIsBlack)) != 0;
    }

    /** New stones of the owner where they may not stay. */
    long newStones(LocalMoment moment) {
        return moment.stones(ownerIsBlack) & watched & ~moment.old();
    }
}

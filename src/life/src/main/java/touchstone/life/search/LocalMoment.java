package touchstone.life.search;

/**
 * A moment of imagined play on a part of a board; each set of points is a word of bits.
 *
 * @param barred single stones that took a ko and may not be taken in it
 * @param openToBlack points of kos that Black may retake for good
 * @param old of the stones that are asked about, those that have stood since the game stopped
 */
record LocalMoment(
        long black, long white, long barred, long openToBlack, long openToWhite, long old, boolean blackToMove) {

    /** As a record's own, which bits so much alike make the same for many. */
    @Override
    public int hashCode() {
        long hash = black * 0x9E3779B97F4A7C15L + white;
        hash = (hash ^ hash >>> 32) * 0x9E3779B97F4A7C15L + barred;
        hash = (hash ^ hash >>> 32) * 0x9E3779B97F4A7C15L + (openToBlack ^ openToWhite << 1 ^ old << 2);
        hash = (hash ^ hash >>> 32) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32) ^ (blackToMove ? 1 : 0);
    }

    /** As a record's own, but quicker: a search spends much of its time here. */
    @Override
    public boolean equals(Object other) {
        return other instanceof LocalMoment that
                && black == that.black
                && white == that.white
                && barred == that.barred
                && openToBlack == that.openToBlack
                && openToWhite == that.openToWhite
                && old == that.old
                && blackToMove == that.blackToMove;
    }

    long stones(boolean ofBlack) {
        return ofBlack ? black : white;
    }

    long openTo(boolean isBlack) {
        return isBlack ? openToBlack : openToWhite;
    }

    long empties(LocalBoard board) {
        return board.all() & ~black & ~white;
    }
}

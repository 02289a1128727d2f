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

    /** A record's own is the same for many moments, as their bits are so much alike. Whole numbers of 32 bits are quick in JavaScript too. */
    @Override
    public int hashCode() {
        int hash = mixed(blackToMove ? 1 : 0, black);
        hash = mixed(hash, white);
        hash = mixed(hash, barred);
        hash = mixed(hash, openToBlack);
        hash = mixed(hash, openToWhite);
        return mixed(hash, old);
    }

    private static int mixed(int hash, long bits) {
        int mixed = (hash ^ Long.hashCode(bits)) * 0x9E3779B1;
        return mixed ^ mixed >>> 15;
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

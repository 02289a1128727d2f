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

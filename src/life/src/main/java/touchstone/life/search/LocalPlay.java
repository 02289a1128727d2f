package touchstone.life.search;

import java.util.ArrayList;
import java.util.List;

/** What may be played from a moment, as {@code touchstone.life.Imagined} has it, on a part of a board. */
record LocalPlay(LocalBoard board, boolean kosOpenForGood) {

    /** The number of the pass among moves; below it are plays, by their points. */
    static final int PASS = LocalBoard.LARGEST;

    /** Above it are passes for a ko, by the stone that may be taken then. */
    static final int PASS_FOR_KO = PASS + 1;

    /** A move, by its number, and what it leads to. */
    record Step(int move, LocalMoment after) {}

    /** @param where the points looked at; the passes come in any case */
    List<Step> steps(LocalMoment moment, long where) {
        List<Step> steps = new ArrayList<>();
        for (long rest = moment.empties(board) & where; rest != 0; rest &= rest - 1) {
            play(steps, moment, Long.numberOfTrailingZeros(rest));
        }
        steps.add(new Step(PASS, after(moment, moment.black(), moment.white(), moment.barred(), 0)));
        return steps;
    }

    private void play(List<Step> steps, LocalMoment moment, int point) {
        boolean black = moment.blackToMove();
        long stone = 1L << point;
        if ((stone & board.closed(black)) != 0) {
            return;
        }
        long own = moment.stones(black) | stone;
        long others = moment.stones(!black);
        long empty = moment.empties(board) & ~stone;
        long captured = captured(stone, others, empty, black);
        others &= ~captured;
        empty |= captured;
        if (board.closed(black) != 0 && cutsOff(stone, others, empty, board.closed(black))) {
            return;
        }
        long chain = board.reached(stone, own);
        boolean lasting = (chain & board.beside(black)) != 0;
        long liberties = board.adjacent(chain) & empty;
        if (!lasting && liberties == 0) {
            return;
        }
        boolean ko = !lasting && chain == stone && Long.bitCount(captured) == 1 && liberties == captured;
        if (ko && (captured & moment.barred()) != 0) {
            long opened = kosOpenForGood ? captured | stone : 0;
            steps.add(new Step(
                    PASS_FOR_KO + Long.numberOfTrailingZeros(captured),
                    after(moment, moment.black(), moment.white(), moment.barred() & ~captured, opened)));
            return;
        }
        long barred = moment.barred() | (ko ? stone : 0);
        steps.add(new Step(point, after(moment, black ? own : others, black ? others : own, barred, 0)));
    }

    /** Whether stones that may go on beyond what is seen have no liberty here any more. */
    private boolean cutsOff(long stone, long others, long empty, long closed) {
        for (long rest = board.adjacent(stone) & others; rest != 0; ) {
            long chain = board.reached(Long.lowestOneBit(rest), others);
            rest &= ~chain;
            if ((chain & closed) != 0 && (board.adjacent(chain) & empty) == 0) {
                return true;
            }
        }
        return false;
    }

    private long captured(long stone, long others, long empty, boolean black) {
        long captured = 0;
        for (long rest = board.adjacent(stone) & others; rest != 0; ) {
            long chain = board.reached(Long.lowestOneBit(rest), others);
            rest &= ~chain;
            if ((board.adjacent(chain) & empty) == 0 && (chain & board.beside(!black)) == 0) {
                captured |= chain;
            }
        }
        return captured;
    }

    /** @param opened points of a ko that the player has passed for, if that opens it for good */
    private LocalMoment after(LocalMoment moment, long black, long white, long barred, long opened) {
        boolean mover = moment.blackToMove();
        long stay = 0;
        for (long rest = barred & (black | white); rest != 0; rest &= rest - 1) {
            long stone = Long.lowestOneBit(rest);
            boolean ofBlack = (black & stone) != 0;
            boolean connected =
                    (board.adjacent(stone) & (ofBlack ? black : white)) != 0 || (stone & board.beside(ofBlack)) != 0;
            long open = moment.openTo(mover);
            boolean openNow = ofBlack != mover && (open & stone) != 0 && (board.adjacent(stone) & open) != 0;
            if (!connected && !openNow) {
                stay |= stone;
            }
        }
        // Black's stones are the old ones' owner's or White's are; a stone that has left is old no more.
        return new LocalMoment(
                black,
                white,
                stay,
                moment.openToBlack() | (mover ? opened : 0),
                moment.openToWhite() | (mover ? 0 : opened),
                moment.old() & (black | white),
                !mover);
    }
}

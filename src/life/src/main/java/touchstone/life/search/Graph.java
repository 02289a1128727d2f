package touchstone.life.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The moments found so far, and what leads from one to another. A moment whose moves have not been looked at yet is a leaf.
 */
final class Graph {

    /** What is known of a moment. */
    enum Value {
        OPEN,
        /** The player who wants the capture has what is wanted. */
        REACHED,
        /** It cannot be reached any more. */
        FOILED
    }

    private final LocalBoard board;
    private final LocalPlay play;
    private final Aim aim;
    private final Map<LocalMoment, Integer> numbers = new HashMap<>();
    private int size;
    private LocalMoment[] moments = new LocalMoment[1024];
    private Value[] values = new Value[1024];
    private int[][] next = new int[1024][];
    private byte[][] moves = new byte[1024][];
    /** Of each moment, the points that the player who wants the capture has for good. */
    private long[] lost = new long[1024];

    Graph(LocalBoard board, boolean kosOpenForGood, Aim aim, LocalMoment start) {
        this.board = board;
        this.play = new LocalPlay(board, kosOpenForGood);
        this.aim = aim;
        number(start);
    }

    int size() {
        return size;
    }

    LocalMoment moment(int number) {
        return moments[number];
    }

    Value value(int number) {
        return values[number];
    }

    void set(int number, Value value) {
        values[number] = value;
    }

    /** Whether the player who wants the capture moves. */
    boolean wantersTurn(int number) {
        return moments[number].blackToMove() != aim.ownerIsBlack();
    }

    boolean leaf(int number) {
        return next[number] == null;
    }

    /** What the moves of a moment lead to. Looks at them if that has not been done. */
    int[] next(int number) {
        if (next[number] == null) {
            expand(number);
        }
        return next[number];
    }

    /** The moves that lead there, by the numbers of {@link LocalPlay}. */
    int move(int number, int which) {
        return moves[number][which] & 0xFF;
    }

    private void expand(int number) {
        List<LocalPlay.Step> steps = play.steps(moments[number], ~settled(moments[number]));
        int[] after = new int[steps.size()];
        byte[] made = new byte[steps.size()];
        for (int i = 0; i < after.length; i++) {
            after[i] = number(steps.get(i).after());
            made[i] = (byte) steps.get(i).move();
        }
        next[number] = after;
        moves[number] = made;
    }

    private int number(LocalMoment moment) {
        Integer known = numbers.get(moment);
        if (known != null) {
            return known;
        }
        int number = size++;
        if (number == lost.length) {
            grow(2 * number);
        }
        numbers.put(moment, number);
        moments[number] = moment;
        values[number] = judge(moment, number);
        return number;
    }

    private void grow(int room) {
        moments = Arrays.copyOf(moments, room);
        values = Arrays.copyOf(values, room);
        next = Arrays.copyOf(next, room);
        moves = Arrays.copyOf(moves, room);
        lost = Arrays.copyOf(lost, room);
    }

    /** What can be said without looking further. */
    private Value judge(LocalMoment moment, int number) {
        boolean owner = aim.ownerIsBlack();
        if (aim.watched() == 0 && aim.captured(moment)) {
            return Value.REACHED;
        }
        if (aim.lost(moment)) {
            return Value.FOILED;
        }
        LocalUnconditionalLife owners = LocalUnconditionalLife.of(board, moment, owner);
        LocalUnconditionalLife wanters = LocalUnconditionalLife.of(board, moment, !owner);
        lost[number] = wanters.points();
        if (((aim.chain() | aim.watched()) & ~lost[number]) == 0) {
            return Value.REACHED;
        }
        boolean safe = !aim.captured(moment) && (aim.chain() & ~owners.stones()) == 0;
        boolean stays = (aim.newStones(moment) & owners.stones()) != 0;
        return safe || stays ? Value.FOILED : Value.OPEN;
    }

    /** Where neither needs to play, now or ever. */
    private long settled(LocalMoment moment) {
        boolean owner = aim.ownerIsBlack();
        LocalUnconditionalLife owners = LocalUnconditionalLife.byTerritoryAlone(board, moment, owner);
        LocalUnconditionalLife wanters = LocalUnconditionalLife.byTerritoryAlone(board, moment, !owner);
        // Where a new stone counts, the owner may have to play even in territory, to take what stands there.
        long counting = board.reached(aim.watched() & owners.territory(), owners.territory());
        return owners.points() & ~aim.watched() & ~counting | wanters.points();
    }

    /** Whether the chain has been captured, or can be at any time. */
    boolean captured(int number) {
        return (moments[number].old() & aim.chain() & ~lost[number]) == 0;
    }

    /** The new stones where none may stay, but for those that can be captured at any time. */
    long newStones(int number) {
        return aim.newStones(moments[number]) & ~lost[number];
    }

    LocalBoard board() {
        return board;
    }

    Aim aim() {
        return aim;
    }
}

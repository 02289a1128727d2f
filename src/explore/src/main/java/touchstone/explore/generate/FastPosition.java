package touchstone.explore.generate;

import java.util.Arrays;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * A position as arrays, with its chains and liberties counted. It serves to choose moves, fast; what a move does and whether
 * it is legal, the reference says.
 */
public final class FastPosition {

    static final byte EMPTY = 0;
    static final byte BLACK = 1;
    static final byte WHITE = 2;

    private final BoardGrid grid;
    private final byte[] states;
    private final int[] empties;
    /** Of each stone the number of the first stone of its chain; chains go by it in the other arrays. */
    private final int[] chains;

    private final int[] sizes;
    private final int[] liberties;
    private final int[] lastLiberty;
    private final int[] stack;
    private final int[] marks;
    private int mark;

    public FastPosition(Position position) {
        grid = BoardGrid.of(position.board());
        int size = grid.size();
        states = new byte[size];
        for (Point point : position.stones(Color.BLACK)) {
            states[grid.number(point)] = BLACK;
        }
        for (Point point : position.stones(Color.WHITE)) {
            states[grid.number(point)] = WHITE;
        }
        chains = new int[size];
        sizes = new int[size];
        liberties = new int[size];
        lastLiberty = new int[size];
        stack = new int[size];
        marks = new int[size];
        Arrays.fill(chains, -1);
        int[] found = new int[size];
        int count = 0;
        for (int point = 0; point < size; point++) {
            if (states[point] == EMPTY) {
                found[count++] = point;
            } else if (chains[point] < 0) {
                follow(point);
            }
        }
        empties = Arrays.copyOf(found, count);
    }

    public static byte of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    static byte other(byte color) {
        return (byte) (BLACK + WHITE - color);
    }

    private void follow(int first) {
        mark++;
        int top = 0;
        stack[top++] = first;
        chains[first] = first;
        while (top > 0) {
            int stone = stack[--top];
            sizes[first]++;
            for (int next : grid.neighbours(stone)) {
                if (states[next] == EMPTY) {
                    if (marks[next] != mark) {
                        marks[next] = mark;
                        liberties[first]++;
                        lastLiberty[first] = next;
                    }
                } else if (states[next] == states[first] && chains[next] < 0) {
                    chains[next] = first;
                    stack[top++] = next;
                }
            }
        }
    }

    BoardGrid grid() {
        return grid;
    }

    byte state(int point) {
        return states[point];
    }

    /** The empty points; not to be changed. */
    public int[] empties() {
        return empties;
    }

    /** The number that the stones of a chain have in common; it is one of them. */
    int chain(int stone) {
        return chains[stone];
    }

    /** How many stones are in the chain of this one. */
    int size(int stone) {
        return sizes[chains[stone]];
    }

    int liberties(int stone) {
        return liberties[chains[stone]];
    }

    /** One liberty of the chain of this stone, the only one if there is no other. */
    int liberty(int stone) {
        return lastLiberty[chains[stone]];
    }

    /** How many stones a play of this colour on an empty point would capture. */
    public int captured(int point, byte own) {
        int captured = 0;
        int[] near = grid.neighbours(point);
        for (int i = 0; i < near.length; i++) {
            if (inAtari(near[i], other(own)) && firstOfChain(near, i)) {
                captured += size(near[i]);
            }
        }
        return captured;
    }

    /** How many chains a play of this colour on an empty point would capture. */
    int chainsCaptured(int point, byte own) {
        int captured = 0;
        int[] near = grid.neighbours(point);
        for (int i = 0; i < near.length; i++) {
            captured += inAtari(near[i], other(own)) && firstOfChain(near, i) ? 1 : 0;
        }
        return captured;
    }

    private boolean inAtari(int point, byte color) {
        return states[point] == color && liberties(point) == 1;
    }

    private boolean firstOfChain(int[] near, int i) {
        for (int j = 0; j < i; j++) {
            if (states[near[j]] != EMPTY && chains[near[j]] == chains[near[i]]) {
                return false;
            }
        }
        return true;
    }

    /** How many stones a play of this colour on an empty point would take off its own side, captures none; 0 if it lives. */
    public int selfCaptured(int point, byte own) {
        int lost = 1;
        int[] near = grid.neighbours(point);
        for (int i = 0; i < near.length; i++) {
            if (states[near[i]] == EMPTY
                    || states[near[i]] == own && liberties(near[i]) > 1
                    || inAtari(near[i], other(own))) {
                return 0;
            }
            if (states[near[i]] == own && firstOfChain(near, i)) {
                lost += size(near[i]);
            }
        }
        return lost;
    }

    /** The size of the chain that a play of this colour on an empty point would make. */
    int merged(int point, byte own) {
        int merged = 1;
        int[] near = grid.neighbours(point);
        for (int i = 0; i < near.length; i++) {
            merged += states[near[i]] == own && firstOfChain(near, i) ? size(near[i]) : 0;
        }
        return merged;
    }

    /** How many liberties the chain would have that a play of this colour on an empty point makes. */
    int breath(int point, byte own) {
        mark++;
        marks[point] = mark;
        int breath = 0;
        int top = 0;
        stack[top++] = point;
        while (top > 0) {
            int stone = stack[--top];
            for (int next : grid.neighbours(stone)) {
                if (marks[next] != mark) {
                    if (states[next] == own) {
                        stack[top++] = next;
                        marks[next] = mark;
                    } else if (states[next] == EMPTY || inAtari(next, other(own)) && liberty(next) == point) {
                        marks[next] = mark;
                        breath++;
                    }
                }
            }
        }
        return breath;
    }

    /** Whether the chain that a play of this colour on an empty point makes has liberties by what it captures alone. */
    boolean bare(int point, byte own) {
        for (int next : grid.neighbours(point)) {
            if (states[next] == EMPTY || states[next] == own && liberties(next) > 1) {
                return false;
            }
        }
        return true;
    }

    /**
     * How large a room is: the empty points and stones of the other colour that are joined to this point.
     *
     * @param wall the colour that surrounds it
     * @param most the most points it may have
     * @return 0 if it has more
     */
    int room(int point, byte wall, int most) {
        mark++;
        marks[point] = mark;
        int room = 0;
        int top = 0;
        stack[top++] = point;
        while (top > 0) {
            int here = stack[--top];
            room++;
            if (room > most) {
                return 0;
            }
            for (int next : grid.neighbours(here)) {
                if (states[next] != wall && marks[next] != mark) {
                    marks[next] = mark;
                    stack[top++] = next;
                }
            }
        }
        return room;
    }

    /** Whether an empty point is an eye of a colour: its own stones all round, and too few others at the corners to spoil it. */
    boolean eye(int point, byte own) {
        for (int next : grid.neighbours(point)) {
            if (states[next] != own) {
                return false;
            }
        }
        int spoiled = 0;
        for (int next : grid.diagonals(point)) {
            spoiled += states[next] == other(own) ? 1 : 0;
        }
        return grid.diagonals(point).length < 4 ? spoiled == 0 : spoiled < 2;
    }
}

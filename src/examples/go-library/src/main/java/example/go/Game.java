package example.go;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * A game of Go on a square board: captures, no suicide, the simple ko rule, two passes end it, area scoring. Points are counted
 * from 0, x from the left and y from the top.
 *
 * <p>What it does not know: superko. Longer cycles than a ko may go on for ever.
 */
public final class Game {

    private static final int NO_KO = -1;

    private final int size;
    private final Stone[] board;
    private Stone toMove = Stone.BLACK;
    private int ko = NO_KO;
    private int passes;
    private int blackCaptured;
    private int whiteCaptured;

    /** A new game: the board is empty, Black to move. */
    public Game(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("a board of size " + size);
        }
        this.size = size;
        this.board = new Stone[size * size];
        Arrays.fill(board, Stone.NONE);
    }

    /** Puts a stone on the board or takes one off, as to set up a problem. */
    public void set(int x, int y, Stone stone) {
        board[point(x, y)] = stone;
    }

    /** Says whose turn it is, as to set up a problem. */
    public void setToMove(Stone player) {
        toMove = player;
    }

    public Stone at(int x, int y) {
        return board[point(x, y)];
    }

    public Stone toMove() {
        return toMove;
    }

    public boolean isOver() {
        return passes >= 2;
    }

    /** How many stones of a colour have been taken off the board. */
    public int captured(Stone color) {
        return color == Stone.BLACK ? blackCaptured : whiteCaptured;
    }

    /** Why the player to move may not play there. */
    public enum Illegal {
        OFF_BOARD,
        GAME_OVER,
        OCCUPIED,
        KO,
        SUICIDE
    }

    /** Why the player to move may not play there; {@code null} if the play is legal. */
    public Illegal illegal(int x, int y) {
        if (x < 0 || x >= size || y < 0 || y >= size) {
            return Illegal.OFF_BOARD;
        } else if (isOver()) {
            return Illegal.GAME_OVER;
        }
        int point = point(x, y);
        if (board[point] != Stone.NONE) {
            return Illegal.OCCUPIED;
        } else if (point == ko) {
            return Illegal.KO;
        }
        board[point] = toMove;
        boolean lives = hasLiberty(point) || !capturedBy(point).isEmpty();
        board[point] = Stone.NONE;
        return lives ? null : Illegal.SUICIDE;
    }

    /** Plays for the player to move, if that is legal. */
    public boolean play(int x, int y) {
        if (illegal(x, y) != null) {
            return false;
        }
        int point = point(x, y);
        board[point] = toMove;
        Set<Integer> captured = capturedBy(point);
        captured.forEach(stone -> board[stone] = Stone.NONE);
        if (toMove == Stone.BLACK) {
            whiteCaptured += captured.size();
        } else {
            blackCaptured += captured.size();
        }
        boolean single = chain(point).size() == 1 && captured.size() == 1;
        ko = single && liberties(point).size() == 1 ? captured.iterator().next() : NO_KO;
        passes = 0;
        toMove = toMove.opponent();
        return true;
    }

    /** Passes for the player to move, if the game is not over. */
    public boolean pass() {
        if (isOver()) {
            return false;
        }
        ko = NO_KO;
        passes++;
        toMove = toMove.opponent();
        return true;
    }

    /** Stones and surrounded points, all stones on the board alive; positive if Black is ahead. */
    public int score() {
        int score = 0;
        for (int point = 0; point < board.length; point++) {
            Set<Stone> owners = board[point] == Stone.NONE ? borders(point) : Set.of(board[point]);
            if (owners.size() == 1) {
                score += owners.contains(Stone.BLACK) ? 1 : -1;
            }
        }
        return score;
    }

    /** The stones of the opponent that have no liberty once a stone is on this point. */
    private Set<Integer> capturedBy(int point) {
        Set<Integer> captured = new HashSet<>();
        for (int neighbour : neighbours(point)) {
            if (board[neighbour] == board[point].opponent() && !hasLiberty(neighbour)) {
                captured.addAll(chain(neighbour));
            }
        }
        return captured;
    }

    private boolean hasLiberty(int point) {
        return !liberties(point).isEmpty();
    }

    private Set<Integer> liberties(int point) {
        Set<Integer> liberties = new HashSet<>();
        for (int stone : chain(point)) {
            for (int neighbour : neighbours(stone)) {
                if (board[neighbour] == Stone.NONE) {
                    liberties.add(neighbour);
                }
            }
        }
        return liberties;
    }

    /** The colours that border on the empty region of a point. */
    private Set<Stone> borders(int point) {
        Set<Stone> borders = new HashSet<>();
        for (int empty : chain(point)) {
            for (int neighbour : neighbours(empty)) {
                borders.add(board[neighbour]);
            }
        }
        borders.remove(Stone.NONE);
        return borders;
    }

    /** All points connected with this one that are in the same state. */
    private Set<Integer> chain(int point) {
        Set<Integer> chain = new HashSet<>(Set.of(point));
        Deque<Integer> toDo = new ArrayDeque<>(chain);
        while (!toDo.isEmpty()) {
            for (int neighbour : neighbours(toDo.pop())) {
                if (board[neighbour] == board[point] && chain.add(neighbour)) {
                    toDo.push(neighbour);
                }
            }
        }
        return chain;
    }

    private Set<Integer> neighbours(int point) {
        Set<Integer> neighbours = new HashSet<>();
        int x = point % size;
        if (x > 0) {
            neighbours.add(point - 1);
        }
        if (x < size - 1) {
            neighbours.add(point + 1);
        }
        if (point >= size) {
            neighbours.add(point - size);
        }
        if (point < size * (size - 1)) {
            neighbours.add(point + size);
        }
        return neighbours;
    }

    private int point(int x, int y) {
        return y * size + x;
    }
}

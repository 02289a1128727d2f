package touchstone.explore.replay;

import java.util.Arrays;
import touchstone.reference.Game;
import touchstone.reference.Refusal;

/** Maps moves of a record to positions of the game, where the game may lack some of the moves. */
public final class MoveNumbering {

    /** By the moves of the game; 0 where it has no such moment. */
    private int[] numbers;

    /** How many moves of the record came before the position with which the game begins. */
    private int before;

    MoveNumbering() {
        this.numbers = new int[16];
    }

    /** One that goes on from another, which stays as it is. */
    MoveNumbering(MoveNumbering other) {
        this.numbers = other.numbers.clone();
        this.before = other.before;
    }

    /** The game begins anew, after so many moves of the record. */
    void begin(Game game, int number) {
        Arrays.fill(numbers, 0);
        before = number;
        reached(game, number);
    }

    /** The game is where this move of the record led. */
    void reached(Game game, int number) {
        if (game.moves() >= numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * game.moves());
        }
        numbers[game.moves()] = number;
    }

    /** When a moment was, as the end of a sentence: {@code after move 12}, {@code at the start}. */
    public String when(Game moment) {
        int number = moment.moves() < numbers.length ? numbers[moment.moves()] : 0;
        if (number > before) {
            return "after move " + number;
        }
        if (moment.position().stones().isEmpty()) {
            return "at the start, the board being empty";
        }
        return before == 0 ? "at the start" : "as it was set up after move " + before;
    }

    /** Why a move is refused, with the numbers of the record. */
    String explanation(Game before, Refusal refusal) {
        if (refusal instanceof Refusal.Repeats repeats) {
            return before.moments()
                    .filter(moment -> moment.moves() == repeats.moment()
                            && moment.position().equals(repeats.position()))
                    .findFirst()
                    .map(moment -> "repetition: recreates the position that stood " + when(moment))
                    .orElseGet(refusal::explanation);
        }
        return refusal.explanation();
    }
}

package touchstone.reference;

/** What a player does in a turn: play a stone, or pass (clause base.7). */
public sealed interface Move {

    /** The only pass there is. */
    Move PASS = new Pass();

    /** Placing a stone on a point. */
    record Play(Point point) implements Move {
        @Override
        public String toString() {
            return point.toString();
        }
    }

    record Pass() implements Move {
        @Override
        public String toString() {
            return "pass";
        }
    }
}

package touchstone.explore.speed;

/**
 * A board that runs in the same virtual machine, to be timed beside the reference: {@link ReplayBenchmark} finds it by {@link
 * java.util.ServiceLoader}, so one of another project need only be on the class path.
 */
public interface Contender {

    /** As the table names it, without spaces. */
    String name();

    /** What it does less than the reference, in a few words for the table. */
    String lacks();

    /** An empty board with Black to move. A new game may reuse what the one before was played on. */
    Line begin(int size);

    /** A game on its way. */
    interface Line {

        /**
         * The player whose turn it is plays on a point where that is legal.
         *
         * @param column from 0, from the left
         * @param row from 0, from the bottom
         * @return whether the play was taken
         */
        boolean play(int column, int row);
    }
}

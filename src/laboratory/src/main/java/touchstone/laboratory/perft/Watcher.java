package touchstone.laboratory.perft;

/** Told how far a long count is. */
public interface Watcher {

    /** @param part how much is done, 0 to 1 */
    void done(double part);
}

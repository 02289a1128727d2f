package touchstone.cluster.page;

/**
 * A game that shows something.
 *
 * @param place where it was found; untrusted
 * @param why this one, as in {@code shortest}
 * @param move at which it shows, from 1; 0 if it is about the whole game
 */
public record Example(String place, String why, int move) {}

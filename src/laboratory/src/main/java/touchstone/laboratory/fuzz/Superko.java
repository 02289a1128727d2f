package touchstone.laboratory.fuzz;

/**
 * How often superko mattered.
 *
 * @param positions of games
 * @param met those of them in which the player to move had a play that superko alone forbids
 */
public record Superko(long positions, long met) {

    Superko plus(Superko other) {
        return new Superko(positions + other.positions, met + other.met);
    }
}

package touchstone.explore.campaign;

/**
 * How often superko mattered in a campaign.
 *
 * @param positions of games
 * @param met those of them in which the player to move had a play that superko alone forbids
 */
public record SuperkoRate(long positions, long met) {

    SuperkoRate plus(SuperkoRate other) {
        return new SuperkoRate(positions + other.positions, met + other.met);
    }
}

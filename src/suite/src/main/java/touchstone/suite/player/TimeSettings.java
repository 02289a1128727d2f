package touchstone.suite.player;

/**
 * What the command {@code time_settings} tells.
 *
 * @param main main time in seconds
 * @param period the length of a byo-yomi period in seconds; 0 if there is none, so that the main time is all there is
 * @param stones to be played in each period; 0 with a period means that there are no limits
 */
public record TimeSettings(int main, int period, int stones) {

    String command() {
        return "time_settings " + main + " " + period + " " + stones;
    }

    boolean limited() {
        return period == 0 || stones > 0;
    }
}

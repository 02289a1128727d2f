package touchstone.gtp.observe;

import touchstone.spi.Capability;

/** An engine's reaction to a board size. */
sealed interface BoardSizeAnswer {

    /** @param command what makes the board so large */
    record Played(String command) implements BoardSizeAnswer {}

    /**
     * @param capability what the engine lacks
     * @param why what showed it
     */
    record Refused(Capability capability, String why) implements BoardSizeAnswer {}
}

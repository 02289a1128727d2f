package touchstone.gtp;

import touchstone.subject.Capability;

/** What an engine makes of a board size. */
sealed interface BoardSize {

    /** @param command what makes the board so large */
    record Played(String command) implements BoardSize {}

    /**
     * @param capability what the engine lacks
     * @param why what showed it
     */
    record Refused(Capability capability, String why) implements BoardSize {}
}

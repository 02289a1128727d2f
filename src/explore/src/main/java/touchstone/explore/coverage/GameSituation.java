package touchstone.explore.coverage;

import java.util.Locale;

/** A situation that a run may meet and that does not belong to a single axis. */
public enum GameSituation {

    /** Games begun. */
    GAMES,

    /** Moments of games reached by a move that was made. */
    POSITIONS,

    /** Those of them in which the player to move has a play that superko alone forbids: no self-capture, and not by the ko rule. */
    POSITIONS_WITH_SUPERKO,

    /** Moves tried, legal or not. */
    MOVES,
    PASSES,

    /** Passes that follow a pass. */
    SECOND_PASSES,

    /** Games that passes have ended. */
    ENDED_BY_PASSES,

    /** Moves tried once passes had ended or stopped a game. */
    MOVES_AFTER_THE_END,

    /** Legal plays that capture one stone. */
    CAPTURES_OF_ONE,

    /** Legal plays that capture two to four stones. */
    CAPTURES_OF_FEW,

    /** Legal plays that capture five stones or more. */
    CAPTURES_OF_MANY,

    /** Legal plays that capture more than one chain. */
    CAPTURES_OF_CHAINS,

    /** Legal plays that capture, where the stone's chain would have had no liberty but for that. */
    CAPTURES_WITHOUT_LIBERTY,

    /** Captures of several stones, among them one that has just taken one. */
    SNAPBACKS,

    /** Plays tried that remove one stone, the one played. */
    SUICIDES_OF_ONE,

    /** Plays tried that remove several own stones. */
    SUICIDES_OF_SEVERAL,

    /** Those of several that bring back an earlier position. */
    SUICIDES_THAT_REPEAT,

    /** Plays tried that bring back an earlier position in any way. */
    REPETITIONS,

    /** Those that superko alone forbids: no self-capture, and not by the ko rule. */
    SUPERKO_ONLY,

    /** Those of them that bring back a position from more than 16 moves back, which some engines have forgotten by then. */
    SUPERKO_FAR_BACK,

    /** Plays tried on an own stone. */
    ON_OWN_STONE,

    /** Plays tried on a stone of the opponent's. */
    ON_OTHER_STONE,
    OFF_BOARD,

    /** Scores compared. */
    SCORES;

    /** The situation as reports write it, such as {@code second-passes}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

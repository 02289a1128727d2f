package touchstone.suite.specification;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The topics of differences between a program and the rules. {@link ClauseMappings} has the clause for each. */
public enum Topic {
    BOARD,
    OTHER_BOARD_SIZE,
    COLOUR_OF_STONES,
    POSITION,
    CHAIN,
    LIBERTY,
    START,
    TURN,
    MOVE,
    PASS,
    PLACING,
    CAPTURE,
    SELF_CAPTURE,
    ORDER_OF_REMOVAL,
    STONES_STAY,
    PLAY_THAT_IS_NO_REPETITION,
    TERRITORY,
    AREA_SCORE,
    STATED_RULES,
    REFUSED_COMMAND,
    CLEAR_BOARD,
    SET_UP,
    RECORD,
    UNDO_TURN,
    UNDO_END,
    UNDO_BOARD,
    UNDO_CAPTURES,
    UNDO_NOTHING,
    UNDO_HISTORY,
    UNDO_KO,
    HANDICAP_TURN,
    FIXED_HANDICAP,
    FIXED_HANDICAP_LIMITS,
    FREE_HANDICAP,
    GIVEN_HANDICAP,
    KOMI_IN_SCORE,
    KOMI,
    ABSURD_KOMI;

    /** The name in the file of mappings, such as {@code undo-turn}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Topic> named(String id) {
        return Stream.of(values()).filter(topic -> topic.id().equals(id)).findFirst();
    }
}

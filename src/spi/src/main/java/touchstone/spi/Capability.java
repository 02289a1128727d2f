package touchstone.spi;

import java.util.stream.Stream;
import touchstone.spi.status.StatusView;

/** What a subject may be able to do. A scenario that needs a capability which the subject lacks is unsupported. */
public enum Capability {
    SET_UP("set-up", "takes up a game from a given position", Session.class),
    RECTANGULAR("rectangular", "plays on boards that are not square", Session.class),
    BOARD_SIZE("board-size", "plays on a board of the size in question", Session.class),
    READS_BOARD("reads-board", "shows which stones stand where", BoardView.class),
    ENFORCES_LEGALITY("enforces-legality", "refuses illegal moves", Session.class),
    ANSWERS_LEGALITY("answers-legality", "says of any move whether it is legal", Session.class),
    GIVES_REASONS("gives-reasons", "says why a move is illegal", Session.class),
    LISTS_LEGAL_PLAYS("lists-legal-plays", "lists all points where a player may play", LegalMoves.class),
    GENERATES_MOVES("generates-moves", "makes moves of its own", MoveGenerator.class),
    TURN("turn", "knows whose turn it is", GameState.class),
    GAME_END("game-end", "knows when the game is over", GameState.class),
    CHAINS("chains", "names the stones of a chain", ChainView.class),
    LIBERTIES("liberties", "names the liberties of a chain", ChainView.class),
    PRISONERS("prisoners", "counts the stones removed from the board", PrisonerCount.class),
    SCORE("score", "says who wins and by how much", ScoreView.class),
    LITERAL_SCORE("literal-score", "scores the stones as they stand and takes none off as dead", Session.class),
    TERRITORY("territory", "names the points of each player's territory", ScoreView.class),
    DEAD_STONES("dead-stones", "names the stones it takes for dead", Session.class),
    STATUSES("statuses", "says which stones are alive, dead and in seki", StatusView.class),
    UNDO("undo", "takes moves back", Controlled.class),
    HANDICAP("handicap", "places handicap stones on fixed points", Controlled.class),
    FREE_HANDICAP("free-handicap", "places handicap stones where it likes", Controlled.class),
    GIVEN_HANDICAP("given-handicap", "places handicap stones where it is told to", Controlled.class),
    KOMI("komi", "says what komi it counts with", Controlled.class),
    EDITS("edits", "sets a position up when told to", Controlled.class),
    RECORDS("records", "loads the records of games", Controlled.class),
    AGREEMENTS("agreements", "takes part in what players agree on before and after the play", Agreements.class),
    COUNTING("counting", "counts the way its rules have it", CountView.class),
    RULESETS("rulesets", "changes its rules at run time", Session.class),
    TELLS_RULES("tells-rules", "says by which rules it plays", RulesReport.class),
    TEXT_PROTOCOL("text-protocol", "is told what to do in a text protocol", Session.class),
    COMMAND_LINES("command-lines", "reads lines of the Go Text Protocol as they are sent", Session.class),
    TOLD_RULES("told-rules", "can be told the rules in question", Session.class);

    private final String id;
    private final String meaning;
    private final Class<?> ability;

    Capability(String id, String meaning, Class<?> ability) {
        this.id = id;
        this.meaning = meaning;
        this.ability = ability;
    }

    /** The first capability for which a session implements this interface. */
    static Capability of(Class<?> ability) {
        return Stream.of(values())
                .filter(one -> one.ability == ability)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(ability.getName() + " belongs to no capability"));
    }

    /** The name in tags and results, such as {@code reads-board}. */
    public String id() {
        return id;
    }

    /** What a subject with it does, as the rest of a sentence that begins with the subject. */
    public String meaning() {
        return meaning;
    }

    /** The interface that a session with this capability implements: {@link Session} itself if its methods are enough. */
    public Class<?> ability() {
        return ability;
    }
}

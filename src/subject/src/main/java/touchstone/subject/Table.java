package touchstone.subject;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;
import touchstone.reference.Statement;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Variant;

/**
 * One game in progress with a subject. Every question is about the game as it stands since {@link #begin}.
 *
 * <p>Any method may throw {@link Unsupported} where the subject lacks the capability, and {@link Broken} where it fails as
 * a program. After {@code Broken} the table is of no more use and is only to be closed.
 */
public interface Table extends AutoCloseable {

    /** Forgets the game before, if any, and begins another. */
    void begin(Opening opening);

    /** Whether the position of {@link #begin} was brought about by moves with passes among them. */
    default boolean begunByPasses() {
        return false;
    }

    /** Makes a move, if the subject takes it. Never answers {@link Answer.Tolerated}. */
    Answer make(Color player, Move move);

    /** Asks whether a move would be legal, by all means the subject offers, and leaves the game as it was. */
    Answer ask(Color player, Move move);

    /**
     * Lets the players say something, if the subject's rules let them. Never answers {@link Answer.Tolerated}.
     *
     * <p>What is said before the first move is said right after {@link #begin}.
     */
    default Answer say(Statement statement) {
        throw new Unsupported(Capability.AGREEMENTS);
    }

    /** Asks whether the players might say something, and leaves the game as it was. */
    default Answer maySay(Statement statement) {
        throw new Unsupported(Capability.AGREEMENTS);
    }

    /**
     * Does what whoever controls it asks for, if it can be done; if not, the game is as before. Never answers {@link
     * Answer.Tolerated}.
     */
    default Answer request(Request request) {
        throw new Unsupported(request.capability());
    }

    /** The points named by its answer to the last request for handicap stones that it did, or asked of it there. */
    default List<Point> handicapStones() {
        throw new Unsupported(Capability.HANDICAP);
    }

    /** All points where a player may play. */
    default PointSet legalPlays(Color player) {
        throw new Unsupported(Capability.LISTS_LEGAL_PLAYS);
    }

    /**
     * Moves the subject itself would make here, one after the other from the same position.
     *
     * @param samples how many to ask for, at least 1
     */
    default List<Move> generate(Color player, int samples) {
        throw new Unsupported(Capability.GENERATES_MOVES);
    }

    /**
     * Lets the subject make a move of its own in the game. Unless it resigns the game then goes on with the opponent's move,
     * be the one made legal or not.
     *
     * @param player whose turn it is
     */
    default OwnMove move(Color player) {
        throw new Unsupported(Capability.GENERATES_MOVES);
    }

    /** @throws OtherBoard if what is shown does not fit the board of a record that has been loaded */
    default Position position() {
        throw new Unsupported(Capability.READS_BOARD);
    }

    /** The stones of the chain that a stone belongs to. */
    default PointSet chain(Point stone) {
        throw new Unsupported(Capability.CHAINS);
    }

    /** The liberties of the chain that a stone belongs to. */
    default PointSet liberties(Point stone) {
        throw new Unsupported(Capability.LIBERTIES);
    }

    /** How many stones of this colour have been removed so far or handed over, those of {@link #begin} included. */
    default int prisoners(Color color) {
        throw new Unsupported(Capability.PRISONERS);
    }

    default Color toMove() {
        throw new Unsupported(Capability.TURN);
    }

    default boolean over() {
        throw new Unsupported(Capability.GAME_END);
    }

    /** Where the game stands in its course. */
    default Phase phase() {
        throw new Unsupported(Capability.AGREEMENTS);
    }

    /** How the game has ended, or would end if it ended now. */
    default Outcome outcome() {
        throw new Unsupported(Capability.AGREEMENTS);
    }

    /** Points for White, as agreed or as set by a request. */
    default double komi() {
        throw new Unsupported(Capability.KOMI);
    }

    /** Whether the subject's rules are for games on this board. */
    default boolean plays(Board board) {
        throw new Unsupported(Capability.AGREEMENTS);
    }

    /** What the players see when they count this way; empty if it is no way of the subject's rules. */
    default Optional<Count> count(Counting way) {
        throw new Unsupported(Capability.COUNTING);
    }

    /** By how many points Black is ahead, with all that is added to the scores; negative if White is. */
    default double lead() {
        throw new Unsupported(Capability.SCORE);
    }

    default PointSet territory(Color player) {
        throw new Unsupported(Capability.TERRITORY);
    }

    /** Both players' scores, where the subject shows enough to tell: its board and both territories. */
    default Score score() {
        Position position = position();
        return new Score(
                position.stones(Color.BLACK).or(territory(Color.BLACK)).size(),
                position.stones(Color.WHITE).or(territory(Color.WHITE)).size());
    }

    /**
     * What the subject says of its rules, in the game as it stands, that is not so under the rules claimed; none if it says
     * nothing else than they do, though it may say less.
     */
    default List<Misstatement> misstatedRules(Variant claimed) {
        throw new Unsupported(Capability.TELLS_RULES);
    }

    /** This session as one with an optional ability; empty if it has not. */
    default <A> Optional<A> find(Class<A> ability) {
        return ability.isInstance(this) ? Optional.of(ability.cast(this)) : Optional.empty();
    }

    /** What was asked and answered since the last call, oldest first. */
    List<Exchange> transcript();

    /** How long this table has waited for the subject since the last call. */
    Duration waited();

    @Override
    void close();
}

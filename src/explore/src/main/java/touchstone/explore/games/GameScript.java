package touchstone.explore.games;

import touchstone.reference.Board;

/** A kind of game: what it is steered to. */
interface GameScript {

    /** A word or two for it, such as {@code far repetition}. */
    String id();

    /** Whether a board has room for what it steers to. */
    boolean suits(Board board);

    /** Plays it, as far as the rules and the subject allow. */
    void play(ScriptedGame scripted);
}

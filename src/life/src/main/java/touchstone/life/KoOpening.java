package touchstone.life;

/** How long a pass for a ko opens it to the player who passed (article 7-2). */
public enum KoOpening {

    /** Until the opponent takes the ko again: each capture in it costs a pass. */
    EACH_CAPTURE,

    /** For good: one pass for each ko is enough. The ban on retaking at once (article 6) stays. */
    FOR_GOOD
}

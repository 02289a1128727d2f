package touchstone.life;

/** What the text of the articles leaves open, decided. */
public record Reading(Enabling enabling, KoOpening opening) {

    /**
     * As the commentary has it where it speaks, and else as in Jasiek's Japanese 2003 Rules; but new stones count only within what
     * uncapturable stones enclose, so that the three stones of the commentary's figure 7 are dead, and so are stones in territory
     * while a dame is left.
     */
    public static final Reading USUAL = new Reading(Enabling.ENCLOSED, KoOpening.EACH_CAPTURE);
}

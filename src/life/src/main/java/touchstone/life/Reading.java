package touchstone.life;

/** What the text of the articles leaves open, decided. */
public record Reading(Enabling enabling, KoOpening opening) {

    /** As the commentary has it where it speaks, and else as in Jasiek's Japanese 2003 Rules. */
    public static final Reading USUAL = new Reading(Enabling.REGION, KoOpening.EACH_CAPTURE);
}

package touchstone.laboratory.referee;

/** What rules may forbid a player who would like to play on an empty point. */
public enum Prohibition {
    KO("ko", Find.Fault.KO, "taking a ko back at once"),
    SUPERKO("superko", Find.Fault.SUPERKO, "repetition that the ko rule alone would let be"),
    SUICIDE("suicide", Find.Fault.SUICIDE, "self-capture, be it as such or as a repetition");

    private final String id;
    private final Find.Fault fault;
    private final String meaning;

    Prohibition(String id, Find.Fault fault, String meaning) {
        this.id = id;
        this.fault = fault;
        this.meaning = meaning;
    }

    /** A word for it, in lower case. */
    public String id() {
        return id;
    }

    /** What it is to make such a move. */
    Find.Fault fault() {
        return fault;
    }

    /** What is forbidden. */
    public String meaning() {
        return meaning;
    }
}

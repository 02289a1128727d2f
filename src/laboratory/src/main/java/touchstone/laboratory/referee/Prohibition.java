package touchstone.laboratory.referee;

/** What rules may forbid a player who would like to play on an empty point. */
public enum Prohibition {
    KO("ko", "taking a ko back at once"),
    SUPERKO("superko", "repetition that the ko rule alone would let be"),
    SUICIDE("suicide", "self-capture, be it as such or as a repetition");

    private final String id;
    private final String meaning;

    Prohibition(String id, String meaning) {
        this.id = id;
        this.meaning = meaning;
    }

    /** A word for it, in lower case. */
    public String id() {
        return id;
    }

    /** What is forbidden. */
    public String meaning() {
        return meaning;
    }
}

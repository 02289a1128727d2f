package touchstone.cli.match;

/** The reasons for which rules may forbid a play on an empty point. */
public enum Prohibition {
    KO("ko", MatchFinding.Fault.KO, "taking a ko back at once"),
    SUPERKO("superko", MatchFinding.Fault.SUPERKO, "repetition that the ko rule alone would let be"),
    SUICIDE("suicide", MatchFinding.Fault.SUICIDE, "self-capture, be it as such or as a repetition");

    private final String id;
    private final MatchFinding.Fault fault;
    private final String meaning;

    Prohibition(String id, MatchFinding.Fault fault, String meaning) {
        this.id = id;
        this.fault = fault;
        this.meaning = meaning;
    }

    /** A word for it, in lower case. */
    public String id() {
        return id;
    }

    /** What it is to make such a move. */
    MatchFinding.Fault fault() {
        return fault;
    }

    /** What is forbidden. */
    public String meaning() {
        return meaning;
    }
}

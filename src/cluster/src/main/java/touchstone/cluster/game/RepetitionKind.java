package touchstone.cluster.game;

/** What made a whole position come again. */
public enum RepetitionKind {
    KO_AT_ONCE("a ko retaken at once"),
    SELF_CAPTURE("a self-capture of one stone"),
    SEND_TWO_RETURN_ONE("send two, return one"),
    DOUBLE_KO("two kos (four captures of one stone)"),
    TRIPLE_KO("triple ko (six captures of one stone)"),
    QUADRUPLE_KO("quadruple ko (eight captures of one stone)"),
    ETERNAL_LIFE("eternal life and its like (captures even, one of two stones or more)"),
    UNEVEN("another cycle in which the captures are uneven"),
    EVEN("another cycle in which the captures are even");

    private final String title;

    RepetitionKind(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /**
     * By what happened between the two moments with the same position.
     *
     * @param plays how many, passes left out; one at least
     * @param black how many black stones were removed
     * @param white how many white ones
     * @param most how many stones one play removed
     */
    static RepetitionKind of(int plays, int black, int white, int most) {
        if (plays == 1) {
            return SELF_CAPTURE;
        }
        if (black != white) {
            return plays == 3 && black + white == 3 ? SEND_TWO_RETURN_ONE : UNEVEN;
        }
        if (most > 1) {
            return plays == 4 ? ETERNAL_LIFE : EVEN;
        }
        if (plays != black + white) {
            return EVEN;
        }
        return switch (plays) {
            case 2 -> KO_AT_ONCE;
            case 4 -> DOUBLE_KO;
            case 6 -> TRIPLE_KO;
            case 8 -> QUADRUPLE_KO;
            default -> EVEN;
        };
    }
}

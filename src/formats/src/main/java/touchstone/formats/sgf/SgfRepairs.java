package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.List;

/** The repairs of the game that is being read. Where reading is strict there are none, and what they would mend is a fault. */
final class SgfRepairs {

    /** What needs more is no record of a game. */
    private static final int MOST = 1000;

    private final SgfReading reading;
    private final List<SgfRepair> made = new ArrayList<>();

    SgfRepairs(SgfReading reading) {
        this.reading = reading;
    }

    boolean lenient() {
        return reading == SgfReading.LENIENT;
    }

    /** @throws SgfException the fault, if it is not to be mended */
    void make(SgfRepair.Kind kind, SgfException fault) {
        make(kind, fault, "");
    }

    /**
     * @param taken what the reader takes it for
     * @throws SgfException the fault, if it is not to be mended
     */
    void make(SgfRepair.Kind kind, SgfException fault, String taken) {
        if (!lenient() || made.size() == MOST) {
            throw fault;
        }
        made.add(new SgfRepair(kind, fault.getMessage() + (taken.isEmpty() ? "" : "; taken for " + taken)));
    }

    /** Those of one game. Then the next begins. */
    List<SgfRepair> taken() {
        List<SgfRepair> all = List.copyOf(made);
        made.clear();
        return all;
    }
}

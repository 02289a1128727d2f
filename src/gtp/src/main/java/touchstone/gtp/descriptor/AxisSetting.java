package touchstone.gtp.descriptor;

import touchstone.reference.choice.Choice;

/** What a descriptor says of one value of an axis. */
public sealed interface AxisSetting {

    /** The engine can be set to it. */
    record By(StartSettings means) implements AxisSetting {}

    /**
     * It cannot, and is set to another value instead.
     *
     * @param instead a value of the same axis that it can be set to
     * @param lacking what is not as it should be then; may be empty
     */
    record Nearest(Choice instead, String lacking) implements AxisSetting {}
}

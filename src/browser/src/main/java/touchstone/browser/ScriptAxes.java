package touchstone.browser;

import java.util.List;
import org.teavm.jso.JSObject;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Rules as an object with a value for each axis. */
final class ScriptAxes {

    private ScriptAxes() {}

    /** Every axis with its values, as an object with a list for each. */
    static JSObject all() {
        ScriptObject axes = ScriptObject.empty();
        for (Axis axis : Axis.all()) {
            axes.with(axis.id(), axis.choices().stream().map(Choice::id).toList());
        }
        return axes.object();
    }

    /**
     * What keeps a game on an empty 19x19 board, before its first move.
     *
     * @param axes a value for each axis that is not as in the base rules
     * @throws IllegalArgumentException if there is no such axis or value; the message names those there are
     */
    static ControlledGame game(JSObject axes) {
        return new ControlledGame(new VariantRules(variant(ScriptObject.read(axes, "rules"))));
    }

    /** The rules themselves, with the same faults. */
    static Variant variant(ScriptObject values) {
        List<String> names = values.names();
        Choice[] choices = new Choice[names.size()];
        for (int i = 0; i < choices.length; i++) {
            choices[i] = axis(names.get(i)).choice(values.text(names.get(i)));
        }
        return Variant.BASE.with(choices);
    }

    private static Axis axis(String id) {
        return Axis.named(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no axis '" + id + "'; expected one of "
                        + Axis.all().stream().map(Axis::id).toList()));
    }
}

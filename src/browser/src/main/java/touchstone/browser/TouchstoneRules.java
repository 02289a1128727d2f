package touchstone.browser;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** The functions of the module. All others are methods of the game that {@link #begin} answers. */
@JSExportClasses(ScriptGame.class)
public final class TouchstoneRules {

    private TouchstoneRules() {}

    /** Compiled as where the module begins; it does nothing. */
    public static void main(String[] arguments) {
        // What is exported is called by name.
    }

    /**
     * A game on an empty 19x19 board, before its first move.
     *
     * @param axes a value for each axis that is not as in the base rules
     * @throws IllegalArgumentException if there is no such axis or value; the message names those there are
     */
    @JSExport
    public static ScriptGame newGame(JSObject axes) {
        ScriptObject values = ScriptObject.read(axes, "rules");
        Variant variant = Variant.BASE;
        for (String name : values.names()) {
            variant = variant.with(axis(name).choice(values.text(name)));
        }
        return new ScriptGame(new ControlledGame(new VariantRules(variant)));
    }

    private static Axis axis(String id) {
        return Axis.named(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no axis '" + id + "'; expected one of "
                        + Axis.all().stream().map(Axis::id).toList()));
    }

    /** Every axis with its values, as an object with a list for each. */
    @JSExport
    public static JSObject axes() {
        ScriptObject axes = ScriptObject.empty();
        for (Axis axis : Axis.all()) {
            axes.with(axis.id(), axis.choices().stream().map(Choice::id).toList());
        }
        return axes.object();
    }
}

package touchstone.browser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSMapLike;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;
import touchstone.reference.PointSet;

/** An object of JavaScript: read with its fields checked, or made field by field. */
final class ScriptObject {

    private final JSMapLike<JSObject> fields;
    private final String name;

    private ScriptObject(JSMapLike<JSObject> fields, String name) {
        this.fields = fields;
        this.name = name;
    }

    static ScriptObject empty() {
        return new ScriptObject(JSObjects.create(), "");
    }

    /**
     * @param name what it is, for messages
     * @throws IllegalArgumentException if it is no object
     */
    static ScriptObject read(JSObject value, String name) {
        if (value == null || !JSObjects.typeOf(value).equals("object")) {
            throw new IllegalArgumentException(name + ": an object is expected");
        }
        @SuppressWarnings("unchecked")
        JSMapLike<JSObject> fields = (JSMapLike<JSObject>) value;
        return new ScriptObject(fields, name);
    }

    List<String> names() {
        return Arrays.asList(JSObjects.keys(fields));
    }

    /** Empty if there is no such field, or nothing in it. */
    private Optional<JSObject> field(String field) {
        JSObject value = fields.get(field);
        return value == null || JSObjects.isUndefined(value) ? Optional.empty() : Optional.of(value);
    }

    private Optional<JSObject> field(String field, String type) {
        Optional<JSObject> value = field(field);
        value.filter(one -> !JSObjects.typeOf(one).equals(type)).ifPresent(other -> {
            throw new IllegalArgumentException(
                    name + ": the field '" + field + "' is a " + JSObjects.typeOf(other) + " and no " + type);
        });
        return value;
    }

    private <T> T needed(Optional<T> value, String field) {
        return value.orElseThrow(() -> new IllegalArgumentException(name + ": the field '" + field + "' is missing"));
    }

    /** @throws IllegalArgumentException if there is no such field, or no text in it; so with the other types */
    String text(String field) {
        return needed(optionalText(field), field);
    }

    Optional<String> optionalText(String field) {
        return field(field, "string").map(value -> ((JSString) value).stringValue());
    }

    double number(String field) {
        return needed(optionalNumber(field), field);
    }

    Optional<Double> optionalNumber(String field) {
        return field(field, "number").map(value -> ((JSNumber) value).doubleValue());
    }

    int integer(String field) {
        return needed(optionalInteger(field), field);
    }

    Optional<Integer> optionalInteger(String field) {
        return optionalNumber(field).map(value -> {
            if (value != Math.rint(value) || Math.abs(value) > Integer.MAX_VALUE) {
                throw new IllegalArgumentException(name + ": the field '" + field + "' is no whole number");
            }
            return (int) (double) value;
        });
    }

    boolean truth(String field) {
        return ((JSBoolean) needed(field(field, "boolean"), field)).booleanValue();
    }

    List<String> texts(String field) {
        List<String> texts = new ArrayList<>();
        for (JSObject element : elements(field)) {
            if (!JSObjects.typeOf(element).equals("string")) {
                throw new IllegalArgumentException(name + ": the field '" + field + "' is a list of texts");
            }
            texts.add(((JSString) element).stringValue());
        }
        return texts;
    }

    ScriptObject object(String field) {
        return read(field(field).orElse(null), name + ", field '" + field + "'");
    }

    List<ScriptObject> objects(String field) {
        return elements(field).stream()
                .map(element -> read(element, name + ", field '" + field + "'"))
                .toList();
    }

    List<Double> numbers(String field) {
        List<Double> numbers = new ArrayList<>();
        for (JSObject element : elements(field)) {
            if (!JSObjects.typeOf(element).equals("number")) {
                throw new IllegalArgumentException(name + ": the field '" + field + "' is a list of numbers");
            }
            numbers.add(((JSNumber) element).doubleValue());
        }
        return numbers;
    }

    /** None, where the field is missing. */
    private List<JSObject> elements(String field) {
        List<JSObject> elements = new ArrayList<>();
        field(field).ifPresent(value -> {
            if (!JSArray.isArray(value)) {
                throw new IllegalArgumentException(name + ": the field '" + field + "' is no list");
            }
            @SuppressWarnings("unchecked")
            JSArray<JSObject> array = (JSArray<JSObject>) value;
            for (int i = 0; i < array.getLength(); i++) {
                elements.add(array.get(i));
            }
        });
        return elements;
    }

    ScriptObject with(String field, String value) {
        return with(field, (JSObject) JSString.valueOf(value));
    }

    ScriptObject with(String field, double value) {
        return with(field, (JSObject) JSNumber.valueOf(value));
    }

    ScriptObject with(String field, boolean value) {
        return with(field, (JSObject) JSBoolean.valueOf(value));
    }

    ScriptObject with(String field, List<String> values) {
        JSArray<JSString> array = new JSArray<>();
        values.forEach(value -> array.push(JSString.valueOf(value)));
        return with(field, (JSObject) array);
    }

    ScriptObject with(String field, PointSet points) {
        JSArray<JSString> array = new JSArray<>();
        points.forEach(point -> array.push(JSString.valueOf(point.toString())));
        return with(field, (JSObject) array);
    }

    ScriptObject with(String field, JSObject value) {
        fields.set(field, value);
        return this;
    }

    JSObject object() {
        return fields;
    }
}

package touchstone.gtp.descriptor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.formats.yaml.YamlPlace;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** Reads the axes and values that an engine can be set to. */
final class AxesReader {

    private final StartSettingsReader means;

    AxesReader(StartSettingsReader means) {
        this.means = means;
    }

    Map<Axis, Map<Choice, AxisSetting>> axes(YamlPlace place) {
        Map<Axis, Map<Choice, AxisSetting>> axes = new LinkedHashMap<>();
        if (place.exists()) {
            for (YamlPlace entry : place.entries()) {
                Axis axis = axis(entry, entry.key());
                Map<Choice, AxisSetting> settings = new LinkedHashMap<>();
                entry.entries().forEach(value -> settings.put(choice(value, axis, value.key()), setting(value, axis)));
                entry.entries().forEach(value -> requireMeans(value, axis, settings));
                axes.put(axis, settings);
            }
        }
        return axes;
    }

    static Axis axis(YamlPlace place, String name) {
        return Axis.named(name)
                .orElseThrow(() -> place.fault("unknown axis '" + name + "'; expected one of "
                        + Axis.all().stream().map(Axis::id).toList()));
    }

    private static Choice choice(YamlPlace place, Axis axis, String name) {
        try {
            return axis.choice(name);
        } catch (IllegalArgumentException e) {
            throw place.fault(e.getMessage());
        }
    }

    private AxisSetting setting(YamlPlace place, Axis axis) {
        YamlPlace nearest = place.at("nearest");
        if (!nearest.exists()) {
            return new AxisSetting.By(means.means(place, List.of()));
        }
        place.requireKeys(List.of("nearest", "lacking"));
        return new AxisSetting.Nearest(
                choice(nearest, axis, nearest.text()),
                place.optionalText("lacking").orElse(""));
    }

    private static void requireMeans(YamlPlace place, Axis axis, Map<Choice, AxisSetting> settings) {
        if (settings.get(choice(place, axis, place.key())) instanceof AxisSetting.Nearest nearest
                && !(settings.get(nearest.instead()) instanceof AxisSetting.By)) {
            throw place.at("nearest")
                    .fault("nothing sets " + nearest.instead().title() + "; expected one of "
                            + settings.entrySet().stream()
                                    .filter(entry -> entry.getValue() instanceof AxisSetting.By)
                                    .map(entry -> entry.getKey().id())
                                    .toList());
        }
    }
}

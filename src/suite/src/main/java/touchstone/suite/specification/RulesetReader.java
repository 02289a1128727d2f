package touchstone.suite.specification;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import touchstone.reference.Board;
import touchstone.reference.StarPoints;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Variant;

/** Reads the YAML files of rulesets, which may take axes from each other. */
final class RulesetReader {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,2})x(\\d{1,2})");

    private static final double LARGEST_KOMI = 1000;

    private final ForeignRuleNames elsewhere;
    private final Map<String, RulesetFile> files = new LinkedHashMap<>();
    private final Map<String, Variant> variants = new LinkedHashMap<>();

    private RulesetReader(ForeignRuleNames elsewhere) {
        this.elsewhere = elsewhere;
    }

    /**
     * @param elsewhere what a ruleset may be like beside those read here
     * @throws SpecificationException if one of the files is no ruleset
     */
    static List<Ruleset> read(List<RulesetFile> read, ForeignRuleNames elsewhere) {
        RulesetReader reader = new RulesetReader(elsewhere);
        for (RulesetFile file : read) {
            reader.files.putIfAbsent(file.text("name"), file);
        }
        List<Ruleset> rulesets = read.stream().map(reader::ruleset).toList();
        for (int i = 0; i < rulesets.size(); i++) {
            requireOwnAliases(read.get(i), rulesets.get(i), rulesets);
        }
        return rulesets;
    }

    private static void requireOwnAliases(RulesetFile file, Ruleset ruleset, List<Ruleset> all) {
        for (String alias : ruleset.aliases()) {
            for (Ruleset other : all) {
                if (other != ruleset
                        && (other.name().equals(alias) || other.aliases().contains(alias))) {
                    throw file.fault(
                            "aliases",
                            alias,
                            "'" + alias + "' is a name of the ruleset " + other.name()
                                    + " already; expected one of its own");
                }
            }
        }
    }

    private Ruleset ruleset(RulesetFile file) {
        Variant variant = variant(file, new ArrayList<>());
        IncompatibleChoices.in(variant).ifPresent(contradiction -> {
            throw file.fault("axes", contradicting(file, contradiction), contradiction.message(variant));
        });
        return new Ruleset(
                name(file),
                file.text("title"),
                file.optionalTexts("aliases"),
                file.isTrue("beyond-the-sources"),
                file.texts("sources"),
                variant,
                komi(file, variant),
                file.has("handicap-komi")
                        ? Optional.of(points(
                                file,
                                "handicap-komi",
                                "handicap-komi",
                                file.root().get("handicap-komi")))
                        : Optional.empty(),
                handicaps(file, variant),
                file.texts("clauses"),
                file.optionalTexts("without"),
                file.path());
    }

    private static String name(RulesetFile file) {
        for (String key : List.of("name", "aliases")) {
            boolean taken = key.equals("name")
                    ? file.text(key).equals(Ruleset.NO_NAME)
                    : file.optionalTexts(key).contains(Ruleset.NO_NAME);
            if (taken) {
                throw file.fault(
                        key,
                        "'" + Ruleset.NO_NAME + "' is what results are marked with where nothing was"
                                + " claimed; choose another name");
            }
        }
        return file.text("name");
    }

    /** The axis to point at: one that this file sets, not the ruleset it is like. */
    private static String contradicting(RulesetFile file, IncompatibleChoices contradiction) {
        String axis = contradiction.choice().axis().id();
        return file.root().path("axes").has(axis)
                ? axis
                : contradiction.required().get(0).axis().id();
    }

    private Variant variant(RulesetFile file, List<String> followed) {
        String name = file.text("name");
        if (followed.contains(name)) {
            throw file.fault("like", "'" + name + "' is like itself, by way of " + followed);
        }
        if (variants.containsKey(name) && files.get(name) == file) {
            return variants.get(name);
        }
        followed.add(name);
        Variant variant = Variant.BASE;
        if (file.has("like")) {
            Optional<RulesetFile> other = named(file.text("like"));
            variant = other.isPresent() ? variant(other.get(), followed) : elsewhere(file);
        }
        variant = axes(file, variant);
        variants.putIfAbsent(name, variant);
        return variant;
    }

    /** The ruleset of this name or alias, or of one that is the same but for capitals and hyphens. */
    private Optional<RulesetFile> named(String name) {
        return Optional.ofNullable(files.get(name)).or(() -> files.values().stream()
                .filter(file -> file.names().map(ReservedNames::plain).anyMatch(ReservedNames.plain(name)::equals))
                .findFirst());
    }

    private Variant elsewhere(RulesetFile file) {
        String name = file.text("like");
        try {
            return elsewhere
                    .variant(name)
                    .orElseThrow(() -> file.fault(
                            "like",
                            "no ruleset '" + name + "'; "
                                    + NearestNames.hint(name, files.keySet(), "./touchstone rulesets")));
        } catch (IllegalArgumentException e) {
            throw file.fault("like", "'" + name + "': " + e.getMessage());
        }
    }

    private static Variant axes(RulesetFile file, Variant from) {
        Map<String, JsonNode> values = file.keys("axes");
        List<Choice> choices = new ArrayList<>();
        for (Map.Entry<String, JsonNode> value : values.entrySet()) {
            String name = value.getKey();
            Axis axis = Axis.named(name)
                    .orElseThrow(() -> file.fault(
                            "axes",
                            name,
                            "unknown axis '" + name + "'; expected one of "
                                    + Axis.all().stream().map(Axis::id).toList()));
            try {
                choices.add(axis.choice(shown(value.getValue())));
            } catch (IllegalArgumentException e) {
                throw file.fault("axes", name, e.getMessage());
            }
        }
        if (!file.has("like")) {
            for (Axis axis : Axis.all()) {
                if (choices.stream().noneMatch(choice -> choice.axis().equals(axis))) {
                    throw file.fault(
                            "axes",
                            "no value for " + axis.id() + "; expected one of "
                                    + axis.choices().stream().map(Choice::id).toList()
                                    + ", or 'like: NAME' to take the axes of another ruleset");
                }
            }
        }
        return from.with(choices.toArray(new Choice[0]));
    }

    /** A value as it may be quoted. */
    private static String shown(JsonNode node) {
        return node.isValueNode() && !RulesetFile.isNothing(node) ? node.asText() : RulesetFile.described(node);
    }

    private static Map<String, Double> komi(RulesetFile file, Variant variant) {
        Map<String, Double> komi = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : file.keys("komi").entrySet()) {
            if (!entry.getKey().equals("any")) {
                board(file, "komi", entry.getKey());
            }
            double points = points(file, "komi", entry.getKey(), entry.getValue());
            boolean whole = points == Math.rint(points);
            Komi kind = variant.get(Komi.class);
            if (kind == Komi.NONE || kind == Komi.AUCTION) {
                throw file.fault(
                        "komi",
                        entry.getKey(),
                        "a komi under komi=" + kind.id() + "; leave it out or choose another komi");
            }
            if (whole == (kind == Komi.HALF)) {
                throw file.fault(
                        "komi",
                        entry.getKey(),
                        "komi " + entry.getValue().asText() + " under komi=" + kind.id() + "; expected "
                                + (kind == Komi.HALF ? "a half, as in 6.5" : "a whole number"));
            }
            komi.put(entry.getKey(), points);
        }
        return komi;
    }

    private static double points(RulesetFile file, String key, String below, JsonNode node) {
        if (!node.isNumber()) {
            throw file.fault(
                    key,
                    below,
                    "'" + shown(node) + "' is no number of points; expected one as in 7 or 6.5, with a point");
        }
        if (!(Math.abs(node.asDouble()) < LARGEST_KOMI)) {
            throw file.fault(key, below, node.asText() + " points; expected less than " + (int) LARGEST_KOMI);
        }
        if (2 * node.asDouble() != Math.rint(2 * node.asDouble())) {
            throw file.fault(
                    key, below, node.asText() + " is neither whole points nor halves; expected one as in 7 or 6.5");
        }
        return node.asDouble();
    }

    private static Board board(RulesetFile file, String key, String text) {
        var size = SIZE.matcher(text);
        if (size.matches()) {
            int width = Integer.parseInt(size.group(1));
            int height = Integer.parseInt(size.group(2));
            if (width >= 1 && width <= Board.LARGEST && height >= 1 && height <= Board.LARGEST) {
                return Board.of(width, height);
            }
        }
        throw file.fault(key, text, "'" + text + "' is no board size; expected one as in 19x19, 1 to " + Board.LARGEST);
    }

    private static Map<String, Integer> handicaps(RulesetFile file, Variant variant) {
        Map<String, Integer> handicaps = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : file.keys("handicaps").entrySet()) {
            Board board = board(file, "handicaps", entry.getKey());
            JsonNode node = entry.getValue();
            if (!node.isInt() || node.asInt() < 2 || node.asInt() >= board.size()) {
                throw file.fault(
                        "handicaps",
                        entry.getKey(),
                        "handicap " + shown(node) + " on " + board
                                + "; expected a number of stones from 2 that leaves room");
            }
            if (variant.has(Handicap.FIXED)
                    && StarPoints.of(board, node.asInt()).isEmpty()) {
                throw file.fault(
                        "handicaps",
                        entry.getKey(),
                        "handicap " + node.asInt() + " on " + board + " under handicap=fixed; "
                                + remedy(StarPoints.largest(board)));
            }
            handicaps.put(entry.getKey(), node.asInt());
        }
        return handicaps;
    }

    private static String remedy(int largest) {
        return largest == 0
                ? "the board has no star points: leave it out or choose another handicap"
                : "expected " + largest + " at most, for which there are star points";
    }
}

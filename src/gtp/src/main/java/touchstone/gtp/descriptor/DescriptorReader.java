package touchstone.gtp.descriptor;

import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.formats.yaml.YamlPlace;
import touchstone.gtp.descriptor.DescriptorFile.Known;
import touchstone.spi.KnownLimitation;

/** Reads the contents of a descriptor. All faults point at a line. */
final class DescriptorReader {

    static final List<String> KEYS = List.of(
            "name",
            "title",
            "command",
            "commands",
            "settings",
            "limits",
            "run-as",
            "never-run",
            "set-by",
            "axes",
            "rulesets",
            "known-limits",
            "variants");

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9.-]*");
    private static final Pattern SETTING = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern LINK = Pattern.compile("https?://\\S+");
    private static final Set<String> PROTOCOL = Set.of("kata-set-rules", "kgs-rules");

    /** The longest time limit in seconds: a day. */
    private static final double LONGEST = 86_400;

    private final YamlPlace top;
    private final Optional<Known> known;
    private final StartSettingsReader means = new StartSettingsReader();

    DescriptorReader(YamlPlace top, Optional<Known> known) {
        this.top = top;
        this.known = known;
    }

    Descriptor descriptor() {
        top.requireKeys(KEYS);
        Descriptor descriptor = new Descriptor(
                name(),
                top.required("title").text(),
                means.commandLine(top.required("command")),
                top.at("commands").exists() ? means.commands(top.at("commands")) : List.of(),
                settings(),
                limit("start"),
                limit("answer"),
                setBy(),
                new AxesReader(means).axes(top.at("axes")),
                rulesets(),
                knownLimits(),
                experience(),
                new VariantsReader(means).variants(top.at("variants")));
        requirePlaceholdersDescribed(descriptor);
        return descriptor;
    }

    private String name() {
        YamlPlace place = top.required("name");
        if (!NAME.matcher(place.text()).matches()) {
            throw place.fault("'" + place.text()
                    + "' is no name for results to be filed under; expected lower-case letters, digits, hyphens and full"
                    + " stops, as in my-engine");
        }
        return place.text();
    }

    private Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        if (top.at("settings").exists()) {
            for (YamlPlace setting : top.at("settings").entries()) {
                if (!SETTING.matcher(setting.key()).matches()) {
                    throw setting.fault("'" + setting.key()
                            + "' is no name for a setting; expected letters, digits and underlines, as in NET");
                }
                settings.put(setting.key(), setting.text());
            }
        }
        return settings;
    }

    private void requirePlaceholdersDescribed(Descriptor descriptor) {
        Map<String, Stream<String>> users = new LinkedHashMap<>();
        users.put("command", descriptor.command().stream());
        users.put("commands", descriptor.commands().stream());
        users.put(
                "axes",
                descriptor.axes().values().stream()
                        .flatMap(settings -> settings.values().stream())
                        .filter(AxisSetting.By.class::isInstance)
                        .flatMap(by -> texts(((AxisSetting.By) by).means())));
        users.put("rulesets", descriptor.rulesets().values().stream().flatMap(named -> texts(named.means())));
        users.put(
                "variants",
                descriptor.variants().stream()
                        .flatMap(variant -> Stream.concat(
                                variant.command().stream().flatMap(List::stream), texts(variant.means()))));
        users.forEach((key, texts) -> {
            for (String placeholder : Placeholders.in(texts)) {
                if (!placeholder.equals(Placeholders.HOME)
                        && !descriptor.settings().containsKey(placeholder)) {
                    throw top.at(key)
                            .fault("${" + placeholder + "} is not described; expected what to give for it under"
                                    + " 'settings', as in '" + placeholder + ": the file of the network'");
                }
            }
        });
    }

    private static Stream<String> texts(StartSettings means) {
        return Stream.concat(means.flags().stream(), means.commands().stream());
    }

    private Optional<Duration> limit(String key) {
        if (!top.at("limits").exists()) {
            return Optional.empty();
        }
        top.at("limits").requireKeys(List.of("start", "answer"));
        YamlPlace limit = top.at("limits").at(key);
        return limit.exists()
                ? Optional.of(Duration.ofMillis(Math.max(1, Math.round(limit.positive(LONGEST) * 1000))))
                : Optional.empty();
    }

    private Optional<String> setBy() {
        Optional<String> command = top.optionalText("set-by");
        command.filter(name -> !PROTOCOL.contains(name)).ifPresent(name -> {
            throw top.at("set-by")
                    .fault("'" + name + "' is no command that rulesets are put by; expected one of "
                            + PROTOCOL.stream().sorted().toList());
        });
        return command;
    }

    private Map<String, NamedRules> rulesets() {
        Map<String, NamedRules> rulesets = new LinkedHashMap<>();
        if (top.at("rulesets").exists()) {
            for (YamlPlace place : top.at("rulesets").entries()) {
                known.filter(names -> !names.rulesets().contains(place.key())).ifPresent(names -> {
                    throw place.fault("unknown ruleset '" + place.key()
                            + "'; expected one that ./touchstone rulesets lists, or its settings under 'axes'");
                });
                String lacking = place.hasKeys() ? place.optionalText("lacking").orElse("") : "";
                rulesets.put(place.key(), new NamedRules(means.means(place, List.of("lacking")), lacking));
            }
        }
        return rulesets;
    }

    private List<KnownLimitation> knownLimits() {
        List<KnownLimitation> limits = new ArrayList<>();
        if (top.at("known-limits").exists()) {
            for (YamlPlace place : top.at("known-limits").items()) {
                place.requireKeys(List.of("what", "explains", "link"));
                List<String> explains = place.required("explains").oneOrMore().stream()
                        .map(this::clause)
                        .toList();
                Optional<String> link = place.optionalText("link");
                link.filter(url -> !LINK.matcher(url).matches()).ifPresent(url -> {
                    throw place.at("link").fault("'" + url + "' is no link; expected one as in https://...");
                });
                limits.add(new KnownLimitation(place.required("what").text(), explains, link));
            }
        }
        return limits;
    }

    private String clause(YamlPlace place) {
        String id = place.text();
        if (known.isPresent() && !known.get().clause().test(id)) {
            throw place.fault("unknown clause or scenario '" + id
                    + "'; expected an id that ./touchstone rulesets clauses lists, the beginning of one, or one with a scenario's"
                    + " number, as in base.8/1");
        }
        return id;
    }

    private List<TriedStatus> experience() {
        YamlPlace runAs = top.at("run-as");
        YamlPlace never = top.at("never-run");
        if (runAs.exists() && never.exists()) {
            throw never.fault("'never-run' beside 'run-as'; expected one of them");
        }
        List<TriedStatus> experience = new ArrayList<>();
        if (never.exists()) {
            experience.add(new TriedStatus.NeverRun(never.text()));
        } else if (runAs.exists()) {
            for (YamlPlace run : runAs.oneOrMore()) {
                run.requireKeys(List.of("version", "date"));
                experience.add(new TriedStatus.RunAs(run.required("version").text(), date(run.required("date"))));
            }
        }
        return experience;
    }

    private static String date(YamlPlace place) {
        try {
            return LocalDate.parse(place.text()).toString();
        } catch (DateTimeParseException e) {
            throw place.fault("'" + place.text() + "' is no day; expected one as in 2026-11-21");
        }
    }
}

package touchstone.report.passport;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;
import touchstone.suite.passport.AxisEntry;
import touchstone.suite.passport.Certainty;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.PassportText;

/** The axes grouped by topic: the value, its certainty, what decided it, and what the subject says of it. */
record PassportAxes(Passport passport, XmlText html) {

    /** Axes that belong together, under a heading. */
    private enum Group {
        PLAY("What may be played", "self-capture", "repetition", "supply", "boards"),
        SCORE(
                "What counts",
                "scoring",
                "neutral",
                "seki",
                "group-tax",
                "button",
                "komi",
                "handicap",
                "compensation",
                "counting",
                "draws"),
        END(
                "Passing, and the end of the game",
                "ending",
                "pass-stones",
                "first-pass",
                "last-pass",
                "resumption",
                "after-resumption",
                "deadlock",
                "dead-stones"),
        OTHER("Other axes");

        private final String title;
        private final Set<String> axes;

        Group(String title, String... axes) {
            this.title = title;
            this.axes = Set.of(axes);
        }

        boolean has(AxisEntry axis) {
            return this == OTHER
                    ? Stream.of(values()).noneMatch(group -> group.axes.contains(axis.axis()))
                    : axes.contains(axis.axis());
        }
    }

    void write() {
        if (passport.scenarios().planned() == 0) {
            return;
        }
        for (Group group : Group.values()) {
            List<AxisEntry> axes = passport.axes().stream().filter(group::has).toList();
            if (!axes.isEmpty()) {
                html.open("section", "class", "axes").element("h2", group.title);
                axes.forEach(this::axis);
                html.close();
            }
        }
    }

    private void axis(AxisEntry axis) {
        html.open("details", "class", "axis");
        html.open("summary");
        html.element("span", axis.axis(), "class", "name");
        html.element("span", PassportText.heading(axis), "class", "value");
        html.open("span", "class", "certainty " + axis.certainty().name().toLowerCase(java.util.Locale.ROOT));
        html.element("span", sign(axis.certainty()), "class", "sign", "aria-hidden", "true");
        html.text(axis.certainty().word()).close();
        axis.stated().forEach(this::stated);
        html.close();
        html.element("p", UntrustedText.line(meaning(axis)), "class", "meaning");
        doubts(axis);
        axis.grounds().forEach(ground -> new PassportEvidence(html).write(ground));
        axis.nearest().forEach(this::near);
        refuted(axis);
        html.close();
    }

    private static String sign(Certainty certainty) {
        return switch (certainty) {
            case FOUND -> "●";
            case LEFT_OVER, SHOWN -> "◕";
            case BY_HALF -> "◑";
            case SEVERAL -> "◔";
            case UNKNOWN -> "○";
            case NONE_KNOWN -> "✗";
        };
    }

    private void stated(AxisEntry.Stated stated) {
        String sign =
                switch (stated.agreement()) {
                    case CONFIRMED, SHOWN -> "✓";
                    case POSSIBLE, NEARLY -> "~";
                    case CONTRADICTED -> "✗";
                };
        html.open("span", "class", "stated " + stated.agreement().word());
        html.element("span", sign, "class", "sign", "aria-hidden", "true");
        html.text("says " + UntrustedText.line(PassportText.stated(stated))).close();
    }

    /** What the value comes to; of several, what each does. */
    private static String meaning(AxisEntry axis) {
        String found = PassportText.found(axis);
        String meanings = axis.values().stream()
                .filter(value -> !axis.meanings().getOrDefault(value, "").isEmpty())
                .map(value -> (axis.values().size() > 1 ? value + ": " : "")
                        + axis.meanings().get(value) + ".")
                .collect(Collectors.joining(" "));
        return axis.isKnown() ? meanings : found + ". " + meanings;
    }

    private void doubts(AxisEntry axis) {
        if (axis.doubts().size() > 1) {
            html.element(
                    "p",
                    UntrustedText.line("No more is known: " + String.join("; ", axis.doubts()) + "."),
                    "class",
                    "doubts");
        }
    }

    private void near(AxisEntry.Near near) {
        html.element(
                "p",
                "Nearly " + near.value() + ", but for " + near.against()
                        + (near.against() == 1 ? " scenario:" : " scenarios, such as this:"));
        new PassportEvidence(html).write(near.ground());
    }

    private void refuted(AxisEntry axis) {
        if (axis.refuted().isEmpty()) {
            return;
        }
        html.open("div", "class", "refuted").element("p", "What it is not:");
        for (AxisEntry.Refuted refuted : axis.refuted()) {
            html.open("details").open("summary").element("b", refuted.value());
            html.text(" " + UntrustedText.line(refuted.why())).close();
            html.element("p", axis.meanings().getOrDefault(refuted.value(), ""), "class", "meaning");
            refuted.ground().forEach(ground -> new PassportEvidence(html).write(ground));
            html.close();
        }
        html.close();
    }
}

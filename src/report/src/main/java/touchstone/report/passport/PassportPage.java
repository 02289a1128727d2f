package touchstone.report.passport;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import touchstone.report.text.UntrustedText;
import touchstone.report.text.XmlText;
import touchstone.suite.passport.AxisEntry;
import touchstone.suite.passport.IdentificationOutcome;
import touchstone.suite.passport.Passport;
import touchstone.suite.passport.PassportText;

/**
 * A passport as a page that loads nothing and runs nothing, and can be read on a telephone, on paper and in the dark.
 * No verdict rests on colour alone.
 */
public final class PassportPage {

    private static final String STYLE = style();

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private final Passport passport;
    private final XmlText html = new XmlText();

    private PassportPage(Passport passport) {
        this.passport = passport;
    }

    /** The whole page: HTML in UTF-8. */
    public static String of(Passport passport) {
        return "<!DOCTYPE html>\n" + new PassportPage(passport).write();
    }

    private static String style() {
        try (InputStream stream = PassportPage.class.getResourceAsStream("passport.css")) {
            if (stream == null) {
                throw new IllegalStateException("no passport.css on the class path");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String name() {
        String name = passport.subject().name().isBlank()
                ? passport.subject().id()
                : passport.subject().name();
        return UntrustedText.name(name);
    }

    private String write() {
        html.open("html", "lang", "en");
        head();
        html.open("body").open("main");
        front();
        contradictions();
        new PassportRulesets(passport, html).write();
        new PassportAxes(passport, html).write();
        how();
        html.close();
        html.element(
                "footer",
                "Touchstone " + passport.suiteVersion() + " · " + UntrustedText.line(passport.commandLine())
                        + " · the same for programs: passport.json");
        return html.close().close().toString();
    }

    private void head() {
        html.open("head");
        html.empty("meta", "charset", "utf-8");
        html.empty(
                "meta",
                "http-equiv",
                "Content-Security-Policy",
                "content",
                "default-src 'none'; style-src 'unsafe-inline'");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty("meta", "name", "color-scheme", "content", "light dark");
        html.element("title", name() + ": which rules it has");
        html.open("style").insert(STYLE).close();
        html.close();
    }

    private void front() {
        html.open("header");
        html.element("p", "Touchstone passport", "class", "kind");
        html.open("h1").text(name());
        if (!passport.subject().version().isBlank()) {
            html.text(" ").element("span", UntrustedText.name(passport.subject().version()), "class", "version");
        }
        html.close();
        html.element("p", UntrustedText.line(passport.subject().command()), "class", "command");
        html.open("p", "class", "answer " + passport.outcome().word());
        html.element("span", sign(passport.outcome()), "class", "sign", "aria-hidden", "true");
        html.text(PassportText.summary(passport)).close();
        passport.trouble()
                .ifPresent(
                        trouble -> html.element("p", "Incomplete: " + UntrustedText.line(trouble), "class", "trouble"));
        figures();
        html.close();
    }

    private static String sign(IdentificationOutcome outcome) {
        return switch (outcome) {
            case CONSISTENT -> "✓";
            case CONTRADICTED -> "✗";
            case BROKEN -> "⚠";
        };
    }

    private void figures() {
        Passport.Scenarios scenarios = passport.scenarios();
        html.open("dl", "class", "figures");
        figure(passport.known() + " of " + passport.axes().size(), "axes known");
        figure(Integer.toString(passport.contradictions().size()), "statements contradicted");
        figure(
                Long.toString(scenarios.satisfied() + scenarios.tolerated() + scenarios.violated()),
                "of " + scenarios.planned() + " scenarios could be tried");
        figure(DAY.format(passport.made()), "as " + passport.profile());
        html.close();
    }

    private void figure(String figure, String of) {
        html.open("div").element("dt", of).element("dd", figure).close();
    }

    private void contradictions() {
        List<AxisEntry.Stated> contradictions = passport.contradictions();
        if (contradictions.isEmpty()) {
            return;
        }
        html.open("section", "class", "contradictions");
        html.element("h2", contradictions.size() == 1 ? "A contradicted statement" : "Contradicted statements");
        for (AxisEntry.Stated stated : contradictions) {
            html.open("article");
            html.open("p", "class", "claim").element("span", "✗", "class", "sign", "aria-hidden", "true");
            html.text(capital(UntrustedText.line(stated.by())) + " says ");
            html.element(
                    "q",
                    UntrustedText.line(
                            stated.words().isEmpty() ? String.join(" or ", stated.meant()) : stated.words()));
            html.text(", which is " + stated.axis() + " " + String.join(" or ", stated.meant()) + ". Found: "
                    + UntrustedText.line(PassportText.found(axis(stated))) + ".");
            html.close();
            axis(stated).refuted().stream()
                    .filter(refuted -> stated.meant().contains(refuted.value()))
                    .forEach(refuted -> {
                        if (refuted.ground().isEmpty()) {
                            html.element("p", UntrustedText.line(refuted.value() + " " + refuted.why()));
                        }
                        refuted.ground().forEach(ground -> new PassportEvidence(html).write(ground));
                    });
            html.close();
        }
        html.close();
    }

    private static String capital(String words) {
        return words.startsWith("its ") ? "I" + words.substring(1) : words;
    }

    private AxisEntry axis(AxisEntry.Stated stated) {
        return passport.axes().stream()
                .filter(axis -> axis.axis().equals(stated.axis()))
                .findFirst()
                .orElseThrow();
    }

    private void how() {
        html.open("section", "class", "how").element("h2", "How it was tried");
        Passport.Scenarios scenarios = passport.scenarios();
        html.element(
                "p",
                "Of " + scenarios.planned() + " scenarios of axis values " + scenarios.satisfied()
                        + " came out as the value has it, " + scenarios.violated() + " otherwise, and in "
                        + scenarios.tolerated() + " an illegal move was taken on input only. "
                        + scenarios.unsupported() + " need what it does not show"
                        + (scenarios.error() > 0 ? ", in " + scenarios.error() + " it broke down" : "")
                        + (scenarios.notTried() > 0 ? ", " + scenarios.notTried() + " were not tried" : "") + ".");
        passport.statements().forEach(statement -> {
            html.open("p")
                    .text("Of its rules " + UntrustedText.line(statement.by())
                            + (statement.understood() ? " says: " : " says what is not understood: "));
            html.element("code", UntrustedText.line(statement.text())).close();
        });
        if (passport.statements().isEmpty()) {
            html.element("p", "Of its rules it says nothing.");
        }
        shows();
        html.close();
    }

    private void shows() {
        html.open("details").element("summary", "What it shows of itself, and by what means");
        html.open("ul", "class", "shows");
        passport.shows().forEach((capability, means) -> {
            html.open("li").text(capability);
            if (!means.isBlank()) {
                html.text(" ").element("code", UntrustedText.line(means));
            }
            html.close();
        });
        html.close();
        if (!passport.notes().isEmpty()) {
            html.element("p", "Tried, and not trusted:").open("ul");
            passport.notes().forEach(note -> html.element("li", UntrustedText.line(note)));
            html.close();
        }
        html.close();
    }
}

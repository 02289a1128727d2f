package touchstone.report.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import touchstone.report.Examples;
import touchstone.report.Run;
import touchstone.report.Xml;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.TestedSubject;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

class JunitXmlTest {

    private static final Run RUN = Examples.run(Profile.ARBITER, true, Examples.GNU_GO, Examples.REFERENCE);

    private static String text(Run run) {
        StringWriter text = new StringWriter();
        JunitXml.write(run, text);
        return text.toString();
    }

    @Test
    void aSuiteForEverySubjectAndACaseForEveryResult() {
        Document xml = Xml.parsed(text(RUN));

        assertThat(elements(xml, "testsuite").map(suite -> suite.getAttribute("name")))
                .containsExactly("GNU Go 3.8", "Touchstone reference 0.1.0");
        assertThat(elements(xml, "testcase")).hasSize(RUN.results().size());
        assertThat(elements(xml, "testcase").map(c -> c.getAttribute("classname")))
                .contains("GNU Go 3_8.base.8", "Touchstone reference 0_1_0.base.8.single-stone");
    }

    @Test
    void hasTheShapeThatServersExpect() {
        Document xml = Xml.parsed(text(Examples.run(Profile.ARBITER, false, Examples.GNU_GO)));

        assertThat(xml.getDocumentElement().getTagName()).isEqualTo("testsuites");
        for (Element suite : elements(xml, "testsuite").toList()) {
            assertThat(Set.of("testsuites")).contains(suite.getParentNode().getNodeName());
            List<String> children = children(suite).map(Element::getTagName).toList();
            assertThat(children).isSubsetOf("properties", "testcase");
            assertThat(children.lastIndexOf("properties")).as("first, and once").isLessThanOrEqualTo(0);
            assertThat(count(suite, "testcase")).isEqualTo(number(suite, "tests"));
            assertThat(count(suite, "failure")).isEqualTo(number(suite, "failures"));
            assertThat(count(suite, "error")).isEqualTo(number(suite, "errors"));
            assertThat(count(suite, "skipped")).isEqualTo(number(suite, "skipped"));
        }
        for (Element testCase : elements(xml, "testcase").toList()) {
            assertThat(testCase.getAttribute("time")).matches("\\d+\\.\\d{3}");
            assertThat(children(testCase).map(Element::getTagName).toList())
                    .isIn(
                            List.of(),
                            List.of("skipped"),
                            List.of("error"),
                            List.of("failure", "system-out"),
                            List.of("error", "system-out", "system-err"));
        }
        assertThat(elements(xml, "testsuite").map(suite -> suite.getAttribute("timestamp")))
                .contains("2026-11-21T10:15:30");
    }

    @Test
    void aFailureShowsWhatWasExpectedAndWhatCame() {
        Element failure = elements(Xml.parsed(text(RUN)), "failure")
                .filter(f -> f.getAttribute("type").equals("violated"))
                .findFirst()
                .orElseThrow();

        assertThat(failure.getAttribute("message")).startsWith("base.8/1: expected that");
        assertThat(failure.getTextContent())
                .contains("Expected: White may not play B4")
                .contains("Actual:   the subject took the move");
    }

    @Test
    void whatIsToleratedFailsAnArbiterOnly() {
        Run arbiter = Examples.made(
                Examples.SPECIFICATION,
                List.of(Examples.result(Examples.GNU_GO, "base.8/1", Verdict.TOLERATED)),
                Profile.ARBITER,
                true);
        Run player = Examples.made(arbiter.specification(), arbiter.results(), Profile.PLAYER, true);

        assertThat(elements(Xml.parsed(text(arbiter)), "failure")).hasSize(1);
        Document xml = Xml.parsed(text(player));
        assertThat(elements(xml, "failure")).isEmpty();
        assertThat(elements(xml, "testsuite").findFirst().orElseThrow().getAttribute("failures"))
                .isEqualTo("0");
        assertThat(elements(xml, "system-out").map(Element::getTextContent))
                .first()
                .asString()
                .startsWith("tolerated: ");
    }

    @Test
    void whatASurveyDoesNotFindIsSkipped() {
        for (Verdict verdict : List.of(Verdict.VIOLATED, Verdict.TOLERATED)) {
            Run survey = Examples.made(
                    Examples.SPECIFICATION,
                    List.of(Examples.surveyed(Examples.result(Examples.GNU_GO, "base.8/1", verdict))),
                    Profile.ARBITER,
                    true);
            Document xml = Xml.parsed(text(survey));
            assertThat(elements(xml, "failure")).isEmpty();
            assertThat(elements(xml, "skipped").map(skipped -> skipped.getAttribute("message")))
                    .containsExactly("Not a rule of the subject, as far as the conditions of the scenario hold");
            Element suite = elements(xml, "testsuite").findFirst().orElseThrow();
            assertThat(suite.getAttribute("failures")).isEqualTo("0");
            assertThat(suite.getAttribute("skipped")).isEqualTo("1");
        }
    }

    @Test
    void aFailureThatTheBaselineKnowsIsSkipped(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("known.yaml");
        List<Result> results = List.of(
                Examples.result(Examples.GNU_GO, "base.8/1", Verdict.VIOLATED),
                Examples.result(Examples.GNU_GO, "base.8/2", Verdict.VIOLATED));
        BaselineFile.write(
                file,
                Baseline.of(
                        "1",
                        "base",
                        Profile.ARBITER,
                        List.of(new TestedSubject(Examples.GNU_GO, results.subList(0, 1)))));
        Files.writeString(
                file,
                Files.readString(file)
                        .replace("reason: \"\"", "reason: \"forgets\"")
                        .replace("link: \"\"", "link: \"https://example.org/1\""));
        Run run = Examples.made(Examples.SPECIFICATION, results, Profile.ARBITER, true);
        Document xml = Xml.parsed(text(run.comparedWith(Optional.of(BaselineFile.read(file)))));
        assertThat(elements(xml, "failure")).hasSize(1);
        assertThat(elements(xml, "skipped").map(skipped -> skipped.getAttribute("message")))
                .singleElement()
                .asString()
                .startsWith("known failure: forgets (https://example.org/1): ");
        Element suite = elements(xml, "testsuite").findFirst().orElseThrow();
        assertThat(List.of(suite.getAttribute("failures"), suite.getAttribute("skipped")))
                .containsExactly("1", "1");
    }

    @Test
    void theRunIsDescribed() {
        assertThat(text(RUN))
                .contains("<property name=\"ruleset\" value=\"base\"/>")
                .contains("<property name=\"seed\" value=\"7\"/>")
                .contains("<property name=\"touchstone.version\" value=\"0.1.0\"/>");
    }

    @Test
    void aRunCutShortCannotBeOverlooked() {
        Run cut = Examples.run(Profile.ARBITER, false, Examples.REFERENCE);
        Document xml = Xml.parsed(text(cut));

        assertThat(xml.getDocumentElement().getAttribute("errors")).isEqualTo("1");
        assertThat(elements(xml, "error").map(error -> error.getAttribute("message")))
                .containsExactly("the run was cut short after 6 results");
        assertThat(elements(xml, "testsuite").findFirst().orElseThrow().getAttribute("errors"))
                .as("it counts for no subject")
                .isEqualTo("0");
        assertThat(text(Examples.made(cut.specification(), List.of(), Profile.ARBITER, false)))
                .contains("cut short after 0 results");
    }

    @Test
    void hostileTextIsText() {
        String text = text(Examples.hostile());
        Document xml = Xml.parsed(text);

        assertThat(text).doesNotContain("<script").doesNotContain("]]>").doesNotContain("\u001B");
        assertThat(text.length()).isLessThan(5_000_000);
        assertThat(elements(xml, "failure").map(f -> f.getAttribute("message")))
                .allMatch(message -> message.startsWith("<script>alert(1)</script>"));
    }

    private static Stream<Element> elements(Document xml, String name) {
        return list(xml.getDocumentElement(), name);
    }

    private static Stream<Element> list(Element parent, String name) {
        var nodes = parent.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
    }

    private static Stream<Element> children(Element parent) {
        return list(parent, "*").filter(child -> child.getParentNode() == (Node) parent);
    }

    private static int count(Element parent, String name) {
        return (int) list(parent, name).count();
    }

    private static int number(Element suite, String attribute) {
        return Integer.parseInt(suite.getAttribute(attribute));
    }
}

package touchstone.cli.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.explore.finding.FindingDiagram;
import touchstone.explore.finding.FindingFile;
import touchstone.explore.finding.FindingPage;
import touchstone.explore.finding.FindingScenario;
import touchstone.explore.finding.FindingScript;
import touchstone.explore.finding.FindingSgf;
import touchstone.explore.finding.FuzzFinding;
import touchstone.explore.finding.ScenarioCheck;
import touchstone.formats.file.AtomicFile;
import touchstone.report.board.BoardSvg;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** Writes a finding's folder: a record, a script, a picture, a scenario, all of it as JSON, and a page for a person. */
record FindingWriter(Specification specification) {

    static final String PICTURE = "board.svg";
    static final String RULESET = "ruleset.yaml";

    /** The name of a finding's folder, such as {@code finding-01-takes-base-8}. */
    static String folder(FuzzFinding finding, int number) {
        return String.format(Locale.ROOT, "finding-%02d-%s", number, finding.slug());
    }

    /**
     * Writes the folder, replacing what a run before left there.
     *
     * @param number by which the finding is told from the others, from 1
     * @param subject on which its scenario is tried; if empty, it is tried on the reference alone
     * @param findings where the folder is to be
     * @return the folder
     * @throws IOException if that fails
     */
    Path write(FuzzFinding finding, int number, Optional<Subject> subject, Path findings) throws IOException {
        String name = folder(finding, number);
        Path folder = findings.resolve(name);
        Files.createDirectories(folder);
        Optional<Clause> clause = specification.clause(finding.cause().clause());
        List<String> files = new ArrayList<>(List.of(FindingSgf.NAME, PICTURE, FindingFile.NAME));
        AtomicFile.write(folder.resolve(FindingSgf.NAME), FindingSgf.of(finding, clause));
        AtomicFile.write(folder.resolve(PICTURE), BoardSvg.of(FindingDiagram.of(finding)) + "\n");
        FindingFile.write(finding, folder.resolve(FindingFile.NAME));
        Optional<String> script = FindingScript.of(finding);
        if (script.isPresent()) {
            AtomicFile.write(folder.resolve(FindingScript.NAME), script.get());
            files.add(FindingScript.NAME);
        }
        String proof = scenario(finding, name, subject, folder, files);
        AtomicFile.write(folder.resolve(FindingPage.NAME), FindingPage.of(finding, clause, files, proof));
        return folder;
    }

    /**
     * Writes the scenario, if it passes on the reference: one that accuses the reference too shows nothing of the subject.
     *
     * @return what came of it, as a sentence
     */
    private String scenario(
            FuzzFinding finding, String name, Optional<Subject> subject, Path folder, List<String> files)
            throws IOException {
        Files.deleteIfExists(folder.resolve(FindingScenario.NAME));
        Files.deleteIfExists(folder.resolve(RULESET));
        Optional<String> scenario = FindingScenario.of(finding, specification, name);
        if (scenario.isEmpty()) {
            return "There are no phrases for it, so there is no scenario.";
        }
        ScenarioCheck onReference = ScenarioCheck.of(scenario.get(), finding.variant(), Optional.empty());
        if (onReference.reference() != Verdict.SATISFIED) {
            return "There is no scenario: the phrases there are do not say it so that it is satisfied on the reference.";
        }
        AtomicFile.write(folder.resolve(FindingScenario.NAME), scenario.get());
        AtomicFile.write(folder.resolve(RULESET), FindingScenario.ruleset(finding, name));
        files.addAll(List.of(FindingScenario.NAME, RULESET));
        return proof(finding, scenario.get(), subject);
    }

    private static String proof(FuzzFinding finding, String scenario, Optional<Subject> subject) {
        String tried = "Its scenario, tried like any other: ";
        try {
            return tried
                    + ScenarioCheck.of(scenario, finding.variant(), subject).words() + ".";
        } catch (SubjectErrorException broken) {
            return tried + "the subject could not be started for it.";
        }
    }
}

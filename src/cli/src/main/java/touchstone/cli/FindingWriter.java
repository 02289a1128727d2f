package touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.laboratory.find.Finding;
import touchstone.laboratory.find.FindingFile;
import touchstone.laboratory.find.GameFile;
import touchstone.laboratory.find.PageFile;
import touchstone.laboratory.find.Pictures;
import touchstone.laboratory.find.ReplayFile;
import touchstone.laboratory.find.ScenarioFile;
import touchstone.laboratory.find.ScenarioProof;
import touchstone.report.BoardSvg;
import touchstone.subject.Broken;
import touchstone.subject.Subject;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;

/** Writes a finding's folder: a record, a script, a picture, a scenario, all of it as JSON, and a page for a person. */
record FindingWriter(Specification specification) {

    static final String PICTURE = "board.svg";
    static final String RULESET = "ruleset.yaml";

    /** The name of a finding's folder, such as {@code finding-01-takes-base-8}. */
    static String folder(Finding finding, int number) {
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
    Path write(Finding finding, int number, Optional<Subject> subject, Path findings) throws IOException {
        String name = folder(finding, number);
        Path folder = findings.resolve(name);
        Files.createDirectories(folder);
        Optional<Clause> clause = specification.clause(finding.cause().clause());
        List<String> files = new ArrayList<>(List.of(GameFile.NAME, PICTURE, FindingFile.NAME));
        Files.writeString(folder.resolve(GameFile.NAME), GameFile.of(finding, clause));
        Files.writeString(folder.resolve(PICTURE), BoardSvg.of(Pictures.of(finding)) + "\n");
        FindingFile.write(finding, folder.resolve(FindingFile.NAME));
        Optional<String> script = ReplayFile.of(finding);
        if (script.isPresent()) {
            Files.writeString(folder.resolve(ReplayFile.NAME), script.get());
            files.add(ReplayFile.NAME);
        }
        Optional<String> scenario = ScenarioFile.of(finding, specification, name);
        String proof = "There are no phrases for it, so there is no scenario.";
        if (scenario.isPresent()) {
            Files.writeString(folder.resolve(ScenarioFile.NAME), scenario.get());
            Files.writeString(folder.resolve(RULESET), ScenarioFile.ruleset(finding, name));
            files.addAll(List.of(ScenarioFile.NAME, RULESET));
            proof = proof(finding, scenario.get(), subject);
        }
        Files.writeString(folder.resolve(PageFile.NAME), PageFile.of(finding, clause, files, proof));
        return folder;
    }

    private static String proof(Finding finding, String scenario, Optional<Subject> subject) {
        String tried = "Its scenario, tried like any other: ";
        try {
            return tried
                    + ScenarioProof.of(scenario, finding.variant(), subject).words() + ".";
        } catch (Broken broken) {
            return tried + "the subject could not be started for it.";
        }
    }
}

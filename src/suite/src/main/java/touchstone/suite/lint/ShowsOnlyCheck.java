package touchstone.suite.lint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.SpecificationException;

/** A scenario that only shows something has a comment above it that says what. */
record ShowsOnlyCheck(Scenario scenario) {

    Optional<SpecificationException> fault() {
        if (!scenario.showsOnly() || commented()) {
            return Optional.empty();
        }
        return Optional.of(new SpecificationException(
                scenario.file(),
                scenario.line(),
                scenario.id() + " is tagged @shows-only; expected a comment above the tag that says what it shows"));
    }

    private boolean commented() {
        List<String> lines;
        try {
            lines = Files.readAllLines(scenario.file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (int above = scenario.line() - 2; above >= 0; above--) {
            String line = lines.get(above).strip();
            if (!line.startsWith("@")) {
                return line.startsWith("#");
            }
        }
        return false;
    }
}

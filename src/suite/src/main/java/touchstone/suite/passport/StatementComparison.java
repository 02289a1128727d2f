package touchstone.suite.passport;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;
import touchstone.spi.StatedRules;
import touchstone.suite.passport.AxisEntry.Stated;
import touchstone.suite.survey.AxisFinding;
import touchstone.suite.survey.Survey;

/** Compares a subject's statements about its rules with what was found. */
final class StatementComparison {

    private final Survey survey;
    private final List<StatedRules> reports;

    StatementComparison(Survey survey, List<StatedRules> reports) {
        this.survey = survey;
        this.reports = reports;
    }

    /** All that is said of the finding's axis. */
    List<Stated> of(AxisFinding finding) {
        List<Stated> stated = new ArrayList<>();
        for (StatedRules report : reports) {
            report.said().stream()
                    .filter(said -> said.axis().equals(finding.axis()))
                    .forEach(said -> stated.add(new Stated(
                            finding.axis().id(),
                            report.by(),
                            said.words(),
                            finding.axis().choices().stream()
                                    .filter(said.meant()::contains)
                                    .map(Choice::id)
                                    .toList(),
                            agreement(said, finding))));
        }
        return stated;
    }

    private StatementAgreement agreement(StatedRules.Said said, AxisFinding finding) {
        if (isLeft(said.meant(), finding)) {
            List<Choice> whole =
                    finding.shown().stream().filter(survey::isWhole).toList();
            boolean shows = !whole.isEmpty() && whole.stream().allMatch(value -> fits(value, said));
            return finding.isKnown()
                    ? StatementAgreement.CONFIRMED
                    : shows ? StatementAgreement.SHOWN : StatementAgreement.POSSIBLE;
        }
        // What it means to have, and has but for a few scenarios, is not another value for which it lacks the words.
        boolean nearlyMeant =
                finding.nearest().stream().map(AxisFinding.Near::choice).anyMatch(said.meant()::contains);
        return isLeft(said.nearly(), finding) && !nearlyMeant
                ? StatementAgreement.NEARLY
                : StatementAgreement.CONTRADICTED;
    }

    private static boolean fits(Choice value, StatedRules.Said said) {
        return said.meant().contains(value) || said.nearly().contains(value);
    }

    private static boolean isLeft(Set<Choice> values, AxisFinding finding) {
        return Stream.concat(finding.shown().stream(), finding.open().stream()).anyMatch(values::contains);
    }
}

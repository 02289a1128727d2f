package touchstone.junit;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.spi.Subject;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.AddedRules;

/** Writes the record of a run. */
final class RunRecorder {

    private final TestClaim claims;
    private final RunFacts facts;
    private final Subject subject;
    private final int planned;
    private final Optional<BaselineFile> baseline;
    private final Instant started = Instant.now();

    /** @param planned how many results there are when all is tried */
    RunRecorder(TestClaim claims, RunFacts facts, Subject subject, int planned, Optional<BaselineFile> baseline) {
        this.claims = claims;
        this.facts = facts;
        this.subject = subject;
        this.planned = planned;
        this.baseline = baseline;
    }

    /** @param complete whether the whole claim has been tried: not if only some scenarios were chosen */
    RunRecord of(boolean complete) {
        AddedRules additions = claims.specification().additions();
        return new RunRecord(
                facts,
                claims.claim().recorded(),
                new RunRecord.Added(
                        additions.rulesets().stream().map(Object::toString).toList(),
                        additions.features().stream().map(Object::toString).toList()),
                started,
                complete ? Optional.of(Instant.now()) : Optional.empty(),
                complete,
                List.of(RunRecord.Attempt.of(subject, planned)),
                baseline.map(file -> new RunRecord.ComparedWith(file.path().toString(), file.sha256())));
    }
}

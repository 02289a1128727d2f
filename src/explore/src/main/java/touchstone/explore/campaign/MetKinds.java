package touchstone.explore.campaign;

import java.util.ArrayList;
import java.util.List;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceSource;
import touchstone.reference.BaseRules;

/** Notes on which traces there were disagreements, and of which kinds; whoever sees all parts of a campaign examines them. */
final class MetKinds implements MetDisagreements {

    private final BaseRules rules;
    private final List<PlayedPart.Wrong> wrong = new ArrayList<>();

    MetKinds(BaseRules rules) {
        this.rules = rules;
    }

    @Override
    public List<Disagreement> worthExamining(
            TraceSource.Drawn drawn, List<Disagreement> disagreements, boolean sparing) {
        wrong.add(new PlayedPart.Wrong(
                drawn.number(),
                DisagreementKind.first(rules, disagreements).keySet().stream()
                        .map(DisagreementKind::words)
                        .toList()));
        return List.of();
    }

    @Override
    public void examine(TraceSource.Drawn drawn, Disagreement disagreement) {
        throw new IllegalStateException("nothing is examined where a part is played");
    }

    List<PlayedPart.Wrong> wrong() {
        return wrong;
    }
}

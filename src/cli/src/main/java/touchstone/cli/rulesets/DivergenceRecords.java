package touchstone.cli.rulesets;

import java.util.ArrayList;
import java.util.List;
import touchstone.explore.divergence.DivergenceSummary;
import touchstone.explore.divergence.ExplainedDivergence;
import touchstone.explore.divergence.GameStep;
import touchstone.formats.sgf.SgfNote;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Move;

/** Writes divergences as game records. */
final class DivergenceRecords {

    private DivergenceRecords() {}

    /**
     * The shortest games of each kind as a collection of records. The last move of each is the last that both allow; what
     * players say is told in comments.
     */
    static String records(DivergenceSummary two) {
        StringBuilder collection = new StringBuilder();
        two.kinds().forEach(told -> collection.append(record(two, told)));
        return collection.toString();
    }

    private static String record(DivergenceSummary two, ExplainedDivergence told) {
        List<GameStep> steps = told.parting().steps();
        int both = told.parting().kind().isRuling() ? steps.size() - 1 : steps.size();
        List<Move> moves = new ArrayList<>();
        for (GameStep step : steps.subList(0, both)) {
            if (step instanceof GameStep.Moved moved) {
                moves.add(moved.move());
            }
        }
        SgfRecord record = SgfRecord.of(
                told.parting().start().position(), told.parting().start().toMove(), moves);
        String comment = String.join(
                "\n",
                told.parting().kind().title() + " (" + told.parting().cause() + ")",
                told.numbered(),
                told.first() + ": " + DivergenceScreen.words(told.says()),
                told.second() + ": " + DivergenceScreen.words(told.saysOther()));
        return new SgfWriter(record)
                .name(two.first().name() + " and " + two.second().name() + ": "
                        + told.parting().kind().id())
                .note(moves.size(), new SgfNote(comment))
                .text();
    }
}

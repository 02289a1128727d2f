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
        two.kinds().forEach(explained -> collection.append(record(two, explained)));
        return collection.toString();
    }

    private static String record(DivergenceSummary two, ExplainedDivergence explained) {
        List<GameStep> steps = explained.divergence().steps();
        int both = explained.divergence().kind().isRuling() ? steps.size() - 1 : steps.size();
        List<Move> moves = new ArrayList<>();
        for (GameStep step : steps.subList(0, both)) {
            if (step instanceof GameStep.Moved moved) {
                moves.add(moved.move());
            }
        }
        SgfRecord record = SgfRecord.of(
                explained.divergence().start().position(),
                explained.divergence().start().toMove(),
                moves);
        String comment = String.join(
                "\n",
                explained.divergence().kind().title() + " ("
                        + explained.divergence().cause() + ")",
                explained.numbered(),
                explained.first() + ": " + DivergenceScreen.words(explained.says()),
                explained.second() + ": " + DivergenceScreen.words(explained.saysOther()));
        return new SgfWriter(record)
                .name(two.first().name() + " and " + two.second().name() + ": "
                        + explained.divergence().kind().id())
                .note(moves.size(), new SgfNote(comment))
                .text();
    }
}

package touchstone.cli;

import java.util.ArrayList;
import java.util.List;
import touchstone.formats.sgf.Record;
import touchstone.formats.sgf.RecordNote;
import touchstone.formats.sgf.RecordWriter;
import touchstone.laboratory.parting.Step;
import touchstone.laboratory.parting.Tidings;
import touchstone.laboratory.parting.Told;
import touchstone.reference.Move;

/** What is written of a comparison. */
final class DiffFiles {

    private DiffFiles() {}

    /**
     * The shortest games of each kind as a collection of records. The last move of each is the last that both allow; what
     * players say is told in comments.
     */
    static String records(Tidings two) {
        StringBuilder collection = new StringBuilder();
        two.kinds().forEach(told -> collection.append(record(two, told)));
        return collection.toString();
    }

    private static String record(Tidings two, Told told) {
        List<Step> steps = told.parting().steps();
        int both = told.parting().kind().isRuling() ? steps.size() - 1 : steps.size();
        List<Move> moves = new ArrayList<>();
        for (Step step : steps.subList(0, both)) {
            if (step instanceof Step.Moved moved) {
                moves.add(moved.move());
            }
        }
        Record record = Record.of(
                told.parting().start().position(), told.parting().start().toMove(), moves);
        String comment = String.join(
                "\n",
                told.parting().kind().title() + " (" + told.parting().cause() + ")",
                told.numbered(),
                told.first() + ": " + DiffScreen.words(told.says()),
                told.second() + ": " + DiffScreen.words(told.saysOther()));
        return new RecordWriter(record)
                .name(two.first().name() + " and " + two.second().name() + ": "
                        + told.parting().kind().id())
                .note(moves.size(), new RecordNote(comment))
                .text();
    }
}

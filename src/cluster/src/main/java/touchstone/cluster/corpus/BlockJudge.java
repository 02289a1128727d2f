package touchstone.cluster.corpus;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import touchstone.cli.terminal.InternalErrorText;
import touchstone.cluster.game.GameRow;
import touchstone.cluster.game.JudgingRulesets;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfException;
import touchstone.formats.sgf.SgfReading;
import touchstone.report.text.UntrustedText;

/** What a worker does with a block of records: a row for each game in it. */
record BlockJudge(Broadcast<JudgingRulesets> rulesets, SgfReading reading, CollectionNames names)
        implements FlatMapFunction<Row, Row> {

    @Override
    public Iterator<Row> call(Row block) {
        String file = block.getString(0);
        int line = block.getInt(1);
        String place = UntrustedText.line(names.place(file));
        String source = UntrustedText.name(names.collection(file));
        if (!block.isNullAt(3)) {
            return List.of(GameRow.refused(place, source, block.getString(3))).iterator();
        }
        List<RecordedGame> games;
        try {
            games = RecordedGame.all((byte[]) block.get(2), reading);
        } catch (RuntimeException | StackOverflowError ours) {
            return List.of(GameRow.refused(line(place, line), source, InternalErrorText.line(ours)))
                    .iterator();
        }
        List<Row> rows = new ArrayList<>();
        for (RecordedGame game : games) {
            rows.add(row(place, line - 1, source, game));
        }
        return rows.iterator();
    }

    /** @param lines before the block in its file */
    private Row row(String place, int lines, String source, RecordedGame game) {
        if (game instanceof RecordedGame.Illegible illegible) {
            SgfException fault = illegible.fault();
            return GameRow.refused(
                    line(place, lines + fault.line()),
                    source,
                    fault.getMessage().replaceFirst("^line \\d+, ", ""));
        }
        String begins = line(place, lines + game.line());
        try {
            return GameRow.judged(begins, source, (RecordedGame.Legible) game, rulesets.value());
        } catch (RuntimeException | StackOverflowError ours) {
            // Spark would try the whole block again, with the same end, and give up all of the others.
            return GameRow.refused(begins, source, InternalErrorText.line(ours));
        }
    }

    private static String line(String place, int line) {
        return place + ", line " + line;
    }
}

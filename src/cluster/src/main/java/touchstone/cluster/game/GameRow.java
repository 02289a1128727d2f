package touchstone.cluster.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.explore.replay.RuleViolation;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Game;
import touchstone.reference.choice.Variant;
import touchstone.report.text.UntrustedText;

/** A game as a row of the table of all games: the columns, and how they are found. */
public final class GameRow {

    private static final DataType TEXTS = DataTypes.createArrayType(DataTypes.StringType);

    private static final StructType REPEAT = new StructType()
            .add("kind", DataTypes.StringType)
            .add("move", DataTypes.IntegerType)
            .add("period", DataTypes.IntegerType);

    private static final StructType OFFENCE = new StructType()
            .add("clause", DataTypes.StringType)
            .add("move", DataTypes.IntegerType)
            .add("rulesets", TEXTS);

    /** One row a game, or a place where one could not be read: then {@code fault} says why, and what follows it is empty. */
    public static final StructType COLUMNS = new StructType()
            .add("place", DataTypes.StringType)
            .add("source", DataTypes.StringType)
            .add("fault", DataTypes.StringType)
            .add("key", DataTypes.StringType)
            .add("size", DataTypes.StringType)
            .add("handicap", DataTypes.IntegerType)
            .add("komi", DataTypes.DoubleType)
            .add("rules", DataTypes.StringType)
            .add("result", DataTypes.StringType)
            .add("moves", DataTypes.IntegerType)
            .add("repairs", TEXTS)
            .add("repeats", DataTypes.createArrayType(REPEAT))
            .add("self_captures", DataTypes.IntegerType)
            .add("passes", DataTypes.IntegerType)
            .add("pass_stones", DataTypes.IntegerType)
            .add("last_passes", DataTypes.IntegerType)
            .add("offences", DataTypes.createArrayType(OFFENCE))
            .add("legality", DataTypes.StringType)
            .add("basis", DataTypes.StringType)
            .add("scores", DataTypes.StringType)
            .add("winners", DataTypes.StringType)
            .add("leads", DataTypes.createArrayType(DataTypes.DoubleType))
            .add("seki_eyes", DataTypes.IntegerType)
            .add("sgf", DataTypes.StringType);

    private GameRow() {}

    /** A game, a member or an archive that could not be read. */
    public static Row refused(String place, String source, String fault) {
        Object[] cells = new Object[COLUMNS.length()];
        cells[0] = place;
        cells[1] = source;
        cells[2] = UntrustedText.line(fault);
        return RowFactory.create(cells);
    }

    /** A game judged by all rulesets. */
    public static Row judged(String place, String source, RecordedGame.Legible game, JudgingRulesets rulesets) {
        SgfRecord record = game.record();
        List<ReplayedGame> replayed = replayed(record, rulesets.variants());
        GameCourse course = GameCourse.of(replayed.get(0).game());
        List<Game> ends = replayed.stream().map(ReplayedGame::game).toList();
        Optional<Integer> named = record.rules().flatMap(rulesets::recorded);
        GameScores scores = GameScores.of(
                ends,
                EndPosition.of(game, ends.get(0)),
                record,
                game.description().result(),
                named);
        return RowFactory.create(
                place,
                source,
                null,
                GameKey.of(game),
                record.board().toString(),
                record.handicap(),
                record.komi().isPresent() ? record.komi().getAsDouble() : null,
                record.rules().map(UntrustedText::name).orElse(null),
                game.description().result().map(UntrustedText::name).orElse(null),
                game.offsets().size(),
                array(game.repairs().stream()
                        .map(repair -> repair.kind().title())
                        .distinct()
                        .toList()),
                array(course.repeats().stream()
                        .map(repeat -> RowFactory.create(repeat.kind().name(), repeat.move(), repeat.period()))
                        .toList()),
                course.selfCaptures(),
                course.passes(),
                course.passStones(),
                course.lastPasses(),
                array(offences(replayed, rulesets.names())),
                Alike.word(replayed.stream().map(GameRow::offences).toList()),
                scores.end().basis().name(),
                scores.word(),
                scores.winners(),
                array(scores.leads()),
                named.flatMap(own -> SekiEyes.of(ends.get(own), scores.end())).orElse(null),
                new SgfWriter(record).text());
    }

    /** Rulesets with the same choices are asked once. */
    private static List<ReplayedGame> replayed(SgfRecord record, List<Variant> variants) {
        Map<Variant, ReplayedGame> known = RecordReplay.whole(new LinkedHashSet<>(variants), record);
        return variants.stream().map(known::get).toList();
    }

    private record Offence(String clause, int move) {

        static Offence of(RuleViolation violation) {
            return new Offence(violation.clause(), violation.number());
        }
    }

    private static List<Offence> offences(ReplayedGame game) {
        return game.offences().stream().map(Offence::of).toList();
    }

    /** Each illegal move with the rulesets by which it is. */
    private static List<Row> offences(List<ReplayedGame> replayed, List<String> names) {
        Map<Offence, List<String>> by = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            for (Offence offence : offences(replayed.get(i)).stream().distinct().toList()) {
                by.computeIfAbsent(offence, any -> new ArrayList<>()).add(names.get(i));
            }
        }
        return by.entrySet().stream()
                .map(entry -> RowFactory.create(
                        entry.getKey().clause(), entry.getKey().move(), array(entry.getValue())))
                .collect(Collectors.toList());
    }

    private static Object array(List<?> values) {
        return CollectionConverters.asScala(values).toSeq();
    }
}

package touchstone.cluster.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import touchstone.cli.judge.JudgingRules;
import touchstone.cli.judge.SpecifiedRulesets;
import touchstone.cluster.game.DeadStonesBasis;
import touchstone.cluster.game.RepetitionKind;
import touchstone.cluster.page.Cell;
import touchstone.cluster.page.Example;
import touchstone.cluster.page.Section;
import touchstone.cluster.page.Share;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;

/** Counts the games of the table, each once. What is counted is small; the table stays where it is. */
final class CorpusFigures {

    /** Values that fewer games have are counted together. */
    private static final int VALUES = 25;

    private static final List<String> HAVING = List.of("what", "games", "share", "shortest");

    private static final String COUNTED_ONCE = "fault is null and not duplicate";

    private static final String SHORTEST = "min(struct(moves, place, %1$s)) as shortest";

    /** Of games whose dead stones are known, in SQL. */
    private static final String KNOWN = Stream.of(DeadStonesBasis.values())
            .filter(DeadStonesBasis::known)
            .map(basis -> "'" + basis.name() + "'")
            .collect(Collectors.joining(", ", "basis in (", ")"));

    private final Dataset<Row> all;
    private final Dataset<Row> games;
    /** Those whose dead stones are known. */
    private final Dataset<Row> counted;

    private final SpecifiedRulesets rulesets;
    private final List<String> names;
    private final long count;
    private final long duplicates;
    private final long refused;

    /** @param all the table, with the column {@code duplicate} */
    CorpusFigures(Dataset<Row> all, SpecifiedRulesets rulesets) {
        this.all = all;
        this.games = all.filter(COUNTED_ONCE);
        this.counted = games.filter(KNOWN);
        this.rulesets = rulesets;
        this.names = rulesets.rulesets().stream().map(JudgingRules::name).toList();
        Row totals = all.selectExpr(
                        "count_if(" + COUNTED_ONCE + ")", "count_if(duplicate)", "count_if(fault is not null)")
                .head();
        this.count = totals.getLong(0);
        this.duplicates = totals.getLong(1);
        this.refused = totals.getLong(2);
    }

    long games() {
        return count;
    }

    long duplicates() {
        return duplicates;
    }

    long refused() {
        return refused;
    }

    List<Section> sections() {
        return List.of(
                values(
                        "Games by source",
                        "source",
                        "Folders and archives right below what was named as a source, or else that.",
                        true),
                values("Games by size", "size", "", false),
                values("Games by handicap", "handicap", "0 and 1 are no handicap.", false),
                claimed(),
                repairs(),
                clauses(),
                illegal(),
                pairs(
                        games,
                        "A move legal by one of two rulesets alone",
                        "legality",
                        "Games in which the two do not refuse the same moves by the same clauses."),
                pairs(
                        counted,
                        "Another score",
                        "scores",
                        "Of games whose dead stones are known without judging them, as told below. Dead stones are taken off and "
                                + "neutral points filled by turns, for all rulesets alike."),
                pairs(counted, "Another winner", "winners", "Of the same games."),
                bases(),
                seki(),
                repetitions(),
                course(),
                passes(),
                results(),
                refusedPlaces());
    }

    private Section values(String title, String column, String text, boolean plotted) {
        List<List<Cell>> rows = new ArrayList<>();
        long shown = 0;
        for (Row row : games.groupBy(column)
                .agg(functions.count("*").as("n"))
                .orderBy(functions.desc("n"), functions.col(column))
                .takeAsList(VALUES)) {
            rows.add(List.of(Cell.of(text(row, 0)), Cell.of(row.getLong(1)), share(row.getLong(1))));
            shown += row.getLong(1);
        }
        if (shown < count) {
            rows.add(List.of(Cell.of("others"), Cell.of(count - shown), share(count - shown)));
        }
        return new Section(title, text, List.of(column, "games", "share"), rows, plotted);
    }

    private Section claimed() {
        Map<String, Long> by = new TreeMap<>();
        for (Row row : games.groupBy("rules").count().collectAsList()) {
            by.merge(claim(row.getString(0)), row.getLong(1), Long::sum);
        }
        return new Section(
                "Games by the ruleset that they name",
                "",
                List.of("ruleset", "games", "share"),
                by.entrySet().stream()
                        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                        .map(entry ->
                                List.of(Cell.of(entry.getKey()), Cell.of(entry.getValue()), share(entry.getValue())))
                        .toList(),
                false);
    }

    /** @param rules as the record names them; null if it does not */
    private String claim(String rules) {
        return rules == null
                ? "none named"
                : rulesets.recorded(rules).map(JudgingRules::name).orElse("none known by its name");
    }

    private Section repairs() {
        return new Section(
                "What had to be repaired to read them",
                "",
                List.of("repair", "games", "share"),
                rows(
                        games.selectExpr("explode(repairs) as repair", "place")
                                .groupBy("repair")
                                .count()
                                .orderBy("repair"),
                        row -> List.of(Cell.of(row.getString(0)), Cell.of(row.getLong(1)), share(row.getLong(1)))),
                false);
    }

    private Section clauses() {
        Dataset<Row> offences = games.selectExpr("place", "moves", "explode(offences) as o")
                .selectExpr("place", "moves", "o.clause", "o.move", "o.rulesets");
        return new Section(
                "Illegal moves by clause",
                "A game counts once for each clause. Most telling is the one that most rulesets refuse, at the earliest move.",
                List.of("clause", "what it says", "games", "share", "refused by", "games to look at"),
                rows(
                        offences.groupBy("clause")
                                .agg(
                                        functions.countDistinct("place").as("n"),
                                        functions.sort_array(functions.array_distinct(
                                                functions.flatten(functions.collect_set("rulesets")))),
                                        functions.expr(SHORTEST.formatted("move")),
                                        functions.expr("max(struct(size(rulesets), -move, place)) as telling"))
                                .orderBy(functions.desc("n"), functions.col("clause")),
                        row -> List.of(
                                Cell.of(row.getString(0)),
                                Cell.of(rulesets.title(row.getString(0))),
                                Cell.of(row.getLong(1)),
                                share(row.getLong(1)),
                                Cell.of(refusing(row.getList(2))),
                                new Cell.Games(examples(row.getStruct(3), row.getStruct(4))))),
                true);
    }

    private String refusing(List<String> some) {
        return some.size() == names.size() ? "all" : String.join(", ", some);
    }

    private static List<Example> examples(Row shortest, Row telling) {
        Example first = new Example(shortest.getString(1), "shortest", shortest.getInt(2));
        Example other = new Example(telling.getString(2), "most telling", -telling.getInt(1));
        return first.place().equals(other.place()) ? List.of(first) : List.of(first, other);
    }

    private Section illegal() {
        return new Section(
                "Games with an illegal move, by ruleset",
                "",
                List.of("ruleset", "games", "share", "shortest"),
                rows(
                        games.selectExpr("place", "moves", "explode(offences) as o")
                                .selectExpr("place", "moves", "o.move", "explode(o.rulesets) as ruleset")
                                .groupBy("ruleset")
                                .agg(
                                        functions.countDistinct("place").as("n"),
                                        functions.expr(SHORTEST.formatted("move")))
                                .orderBy(functions.desc("n"), functions.col("ruleset")),
                        row -> List.of(
                                Cell.of(row.getString(0)),
                                Cell.of(row.getLong(1)),
                                share(row.getLong(1)),
                                new Cell.Games(List.of(GameCondition.shortest(row.getStruct(2)))))),
                true);
    }

    /** Of the words that say which rulesets are alike in a game there are few, however many games there are. */
    private Section pairs(Dataset<Row> among, String title, String column, String text) {
        List<Row> words = among.filter(column + " is not null")
                .groupBy(column)
                .agg(functions.count("*"), functions.expr(SHORTEST.formatted("0")))
                .orderBy(column)
                .collectAsList();
        List<PairCount> counts = PairCount.of(names.size(), words);
        return new Section(
                title,
                text + " Pairs that never differed are left out; those that differ in the same games stand in one row.",
                List.of("rulesets", "games", "share", "shortest"),
                PairCount.rows(counts, names),
                false);
    }

    private Section repetitions() {
        return new Section(
                "Positions that came again",
                "By what happened between. The same position after a pass alone is none of them.",
                List.of("kind", "games", "share", "games to look at"),
                rows(
                        games.selectExpr("place", "moves", "explode(repeats) as r")
                                .selectExpr("place", "moves", "r.kind", "r.move", "r.period")
                                .groupBy("kind")
                                .agg(
                                        functions.countDistinct("place").as("n"),
                                        functions.expr(SHORTEST.formatted("move")),
                                        functions.expr("max(struct(period, -move, place)) as telling"))
                                .orderBy(functions.desc("n"), functions.col("kind")),
                        row -> List.of(
                                Cell.of(RepetitionKind.valueOf(row.getString(0)).title()),
                                Cell.of(row.getLong(1)),
                                share(row.getLong(1)),
                                new Cell.Games(examples(row.getStruct(2), row.getStruct(3))))),
                true);
    }

    private Section bases() {
        return new Section(
                "How it is known which stones are dead",
                "Nobody judges it: the record says so, or the board leaves no doubt. What a record says is believed if the score that "
                        + "it names comes out of it by the ruleset that it names, or by any if it names none. Unconditional life is "
                        + "that of Benson 1976.",
                List.of("how", "games", "share", "games to look at"),
                rows(
                        games.groupBy("basis")
                                .agg(functions.count("*").as("n"), functions.expr(SHORTEST.formatted("0")))
                                .orderBy(functions.desc("n"), functions.col("basis")),
                        row -> List.of(
                                Cell.of(DeadStonesBasis.valueOf(row.getString(0))
                                        .title()),
                                Cell.of(row.getLong(1)),
                                share(row.getLong(1)),
                                new Cell.Games(List.of(GameCondition.shortest(row.getStruct(2)))))),
                false);
    }

    private Section seki() {
        String certain = KNOWN + " and seki_eyes is not null";
        return new Section(
                "Seki with eyes",
                "Of games whose score was recorded by a ruleset that counts no territory in seki, and comes out so: elsewhere it is "
                        + "not certain what is a seki. A seki without eyes is not counted.",
                HAVING,
                having(List.of(
                        GameCondition.ofAll("such a score is recorded, and comes out", certain),
                        new GameCondition("of these: stones in seki surround points", certain, "seki_eyes > 0"))),
                false);
    }

    private Section course() {
        return new Section(
                "Self-captures and passes",
                "",
                HAVING,
                having(List.of(
                        GameCondition.ofAll("a play removed stones of its own player", "self_captures > 0"),
                        GameCondition.ofAll("a pass, and a play after it", "passes > 0"),
                        GameCondition.ofAll("no pass at the end", "last_passes = 0"),
                        GameCondition.ofAll("one pass at the end", "last_passes = 1"),
                        GameCondition.ofAll("two passes at the end", "last_passes = 2"),
                        GameCondition.ofAll("three passes at the end or more", "last_passes > 2"))),
                true);
    }

    private Section passes() {
        List<GameCondition> conditions = new ArrayList<>();
        conditions.add(new GameCondition(
                "Black and White passed unequally often before the last play", "passes > 0", "pass_stones <> 0"));
        territory().ifPresent(name -> {
            String lead = "leads[" + names.indexOf(name) + "]";
            conditions.add(new GameCondition(
                    "the score by " + name + " is known, and with pass stones the winner would be another",
                    KNOWN + " and passes > 0 and not isnan(" + lead + ")",
                    "signum(" + lead + ") <> signum(" + lead + " + pass_stones)"));
        });
        return new Section(
                "What pass stones make of passes before the end",
                "Of games with a pass and a play after it. Rulesets with pass stones, which a pass gives the opponent, count area, where "
                        + "the stones change nothing. What they would change where territory counts and passes are free: for each pass "
                        + "before the last play a point.",
                HAVING,
                having(conditions),
                false);
    }

    /** The first ruleset that counts territory, none in seki, and has free passes: of those there are, few score differently. */
    private Optional<String> territory() {
        return rulesets.rulesets().stream()
                .filter(ruleset -> ruleset.variant().has(Scoring.TERRITORY)
                        && ruleset.variant().has(Seki.DOES_NOT_COUNT)
                        && ruleset.variant().has(PassStones.NONE))
                .map(JudgingRules::name)
                .findFirst();
    }

    private Section results() {
        String scored = "result rlike '^ *[BWbw] *[+] *[0-9]'";
        String judged = scored + " and scores is not null";
        return new Section(
                "Recorded results",
                "A recorded score contradicts the moves if no ruleset comes to it, with the stones dead that the record marks as "
                        + "such, or with none dead where the board leaves no doubt.",
                HAVING,
                having(List.of(
                        GameCondition.ofAll("names a score", scored),
                        GameCondition.ofAll("names a score, and tells which stones are dead", judged),
                        new GameCondition(
                                "of these: no ruleset comes to that score",
                                judged,
                                "not exists(leads, lead -> abs(lead - " + lead() + ") < 0.01)"),
                        new GameCondition(
                                "of these: no ruleset comes to that winner",
                                judged,
                                "instr(winners, upper(substring(trim(result), 1, 1))) = 0"))),
                false);
    }

    private static String lead() {
        String points = "cast(regexp_extract(result, '[0-9]+([.][0-9]+)?', 0) as double)";
        return "if(upper(substring(trim(result), 1, 1)) = 'B', " + points + ", -" + points + ")";
    }

    /** How many games meet each condition, with the shortest that does: the table is read once for all of them. */
    private List<List<Cell>> having(List<GameCondition> conditions) {
        Row found = games.selectExpr(
                        conditions.stream().flatMap(GameCondition::columns).toArray(String[]::new))
                .head();
        return IntStream.range(0, conditions.size())
                .mapToObj(i -> conditions.get(i).cells(found, i * GameCondition.COLUMNS))
                .toList();
    }

    private Section refusedPlaces() {
        return new Section(
                "Not readable",
                "Each refuses itself alone. The first hundred by their place; the table of all games has the others.",
                List.of("place", "why"),
                rows(
                        all.filter("fault is not null")
                                .select("place", "fault")
                                .orderBy("place", "fault")
                                .limit(100),
                        row -> List.of(Cell.of(row.getString(0)), Cell.of(row.getString(1)))),
                false);
    }

    private Cell share(long games) {
        return Cell.of(new Share(games, count));
    }

    private static String text(Row row, int column) {
        return row.isNullAt(column) ? "" : row.get(column).toString();
    }

    private static List<List<Cell>> rows(Dataset<Row> rows, java.util.function.Function<Row, List<Cell>> cells) {
        return rows.collectAsList().stream().map(cells).toList();
    }
}

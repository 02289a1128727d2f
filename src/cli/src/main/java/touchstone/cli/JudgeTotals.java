package touchstone.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.laboratory.judge.Judgement.Agreement;

/** What came of many games. */
final class JudgeTotals {

    private int games;
    private int unreadable;
    private int illegal;
    private int moves;
    private int differing;
    private final Map<String, Integer> illegalBy = new LinkedHashMap<>();

    void unreadable() {
        unreadable++;
    }

    void add(JudgedGame judged) {
        games++;
        moves += judged.game().offsets().size();
        illegal += judged.legal() ? 0 : 1;
        differing += judged.held().stream()
                        .anyMatch(held -> held.judgement().agreement() == Agreement.DIFFERS
                                || held.judgement().agreement() == Agreement.DIFFERS_IN_DOUBT)
                ? 1
                : 0;
        judged.elsewhere().forEach(group -> group.rulesets()
                .forEach(name ->
                        illegalBy.merge(name, group.judgement().replayed().legal() ? 0 : 1, Integer::sum)));
    }

    ExitCode exitCode() {
        return unreadable > 0 ? ExitCode.TROUBLE : illegal > 0 ? ExitCode.VIOLATIONS : ExitCode.CONFORMS;
    }

    void print(PrintWriter out) {
        out.println();
        out.println(JudgeWords.count(games, "game") + " with " + JudgeWords.count(moves, "move") + ": " + illegal
                + " with illegal moves, " + differing + " with another score than the record has"
                + (unreadable == 0 ? "" : "; " + unreadable + " could not be read") + ".");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("games with illegal moves", "by the rules of"));
        Map<Integer, List<String>> byCount = new LinkedHashMap<>();
        illegalBy.forEach((name, count) ->
                byCount.computeIfAbsent(count, any -> new ArrayList<>()).add(name));
        byCount.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> rows.add(List.of("" + entry.getKey(), String.join(", ", entry.getValue()))));
        new Sheet(out).table(rows);
    }

    ObjectNode data() {
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("games", games);
        data.put("unreadable", unreadable);
        data.put("moves", moves);
        data.put("with-illegal-moves", illegal);
        data.put("with-another-score", differing);
        ObjectNode by = data.putObject("with-illegal-moves-by");
        illegalBy.forEach(by::put);
        return data;
    }
}

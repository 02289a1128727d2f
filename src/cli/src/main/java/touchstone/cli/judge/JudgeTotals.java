package touchstone.cli.judge;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.judge.GameJudgement.Agreement;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TextColumns;

/** The totals of many judged games. */
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

    /**
     * What a game adds to the totals.
     *
     * @param differs whether its record has another score
     * @param legalBy whether every move is legal, by the name of each ruleset
     */
    record Part(int moves, boolean legal, boolean differs, Map<String, Boolean> legalBy) {

        static Part of(JudgedGame judged) {
            Map<String, Boolean> legalBy = new LinkedHashMap<>();
            judged.elsewhere().forEach(group -> group.rulesets()
                    .forEach(name ->
                            legalBy.put(name, group.judgement().replayed().legal())));
            return new Part(
                    judged.game().offsets().size(),
                    judged.legal(),
                    judged.held().stream()
                            .map(held -> held.judgement().agreement())
                            .anyMatch(agreement ->
                                    agreement == Agreement.DIFFERS || agreement == Agreement.DIFFERS_IN_DOUBT),
                    legalBy);
        }
    }

    void add(Part game) {
        games++;
        moves += game.moves();
        illegal += game.legal() ? 0 : 1;
        differing += game.differs() ? 1 : 0;
        game.legalBy().forEach((name, legal) -> illegalBy.merge(name, legal ? 0 : 1, Integer::sum));
    }

    ExitCode exitCode() {
        return unreadable > 0 ? ExitCode.TROUBLE : illegal > 0 ? ExitCode.VIOLATIONS : ExitCode.OK;
    }

    void print(PrintWriter out) {
        out.println();
        out.println(Plural.of(games, "game") + " with " + Plural.of(moves, "move") + ": " + illegal
                + " with illegal moves, " + differing + " with a score other than the recorded one"
                + (unreadable == 0 ? "" : "; " + unreadable + " could not be read") + ".");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("games with illegal moves", "by the rules of"));
        Map<Integer, List<String>> byCount = new LinkedHashMap<>();
        illegalBy.forEach((name, count) ->
                byCount.computeIfAbsent(count, any -> new ArrayList<>()).add(name));
        byCount.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> rows.add(List.of("" + entry.getKey(), String.join(", ", entry.getValue()))));
        new TextColumns(out).table(rows);
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

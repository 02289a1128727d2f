package touchstone.cli.judge;

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
public final class JudgeTotals {

    private int games;
    private int unreadable;
    private int illegal;
    private int moves;
    private int differing;
    private final Map<String, Integer> illegalBy = new LinkedHashMap<>();

    public void unreadable() {
        unreadable++;
    }

    /**
     * What a game adds to the totals.
     *
     * @param differs whether its record has another score
     * @param legalBy whether every move is legal, by the name of each ruleset
     */
    public record Part(int moves, boolean legal, boolean differs, Map<String, Boolean> legalBy) {

        public static Part of(JudgedGame judged) {
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

    public void add(Part game) {
        games++;
        moves += game.moves();
        illegal += game.legal() ? 0 : 1;
        differing += game.differs() ? 1 : 0;
        game.legalBy().forEach((name, legal) -> illegalBy.merge(name, legal ? 0 : 1, (some, more) -> some + more));
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

    /** The totals as data for programs. */
    public Map<String, Object> data() {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("games", games);
        data.put("unreadable", unreadable);
        data.put("moves", moves);
        data.put("with-illegal-moves", illegal);
        data.put("with-another-score", differing);
        data.put("with-illegal-moves-by", illegalBy);
        return data;
    }
}

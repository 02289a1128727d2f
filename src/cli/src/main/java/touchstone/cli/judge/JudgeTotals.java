package touchstone.cli.judge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.cli.judge.GameJudgement.Agreement;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TextColumns;
import touchstone.formats.sgf.SgfRepair;

/** The totals of many judged games. */
public final class JudgeTotals {

    private int games;
    private int unreadable;
    private int illegal;
    private int moves;
    private int scored;
    private int undecided;
    private int differing;
    private final Map<SgfRepair.Kind, Integer> repairs = new EnumMap<>(SgfRepair.Kind.class);
    private final Map<String, Integer> illegalBy = new LinkedHashMap<>();

    /** Whether no game has been added. */
    public boolean isEmpty() {
        return games == 0;
    }

    public void unreadable() {
        unreadable++;
    }

    /**
     * What a game adds to the totals.
     *
     * @param agreements how the score that its record names goes with those found, by each ruleset in question
     * @param repairs how many of each kind
     * @param legalBy whether every move is legal, by the name of each ruleset
     */
    public record Part(
            int moves,
            boolean legal,
            Set<Agreement> agreements,
            Map<SgfRepair.Kind, Integer> repairs,
            Map<String, Boolean> legalBy) {

        /** @param first whether it is the first game: rulesets are told in the order in which they say the same of that one */
        public static Part of(JudgedGame judged, boolean first) {
            Map<String, Boolean> legalBy = new LinkedHashMap<>();
            if (first) {
                judged.elsewhere().groups().forEach(group -> group.rulesets()
                        .forEach(name -> legalBy.put(name, group.replayed().legal())));
            } else {
                legalBy.putAll(judged.elsewhere().legal());
            }
            Map<SgfRepair.Kind, Integer> repairs = new EnumMap<>(SgfRepair.Kind.class);
            judged.game().repairs().forEach(repair -> repairs.merge(repair.kind(), 1, (some, more) -> some + more));
            return new Part(
                    judged.game().offsets().size(),
                    judged.legal(),
                    judged.held().stream()
                            .map(held -> held.judgement().agreement())
                            .collect(Collectors.toSet()),
                    repairs,
                    legalBy);
        }
    }

    public void add(Part game) {
        games++;
        moves += game.moves();
        illegal += game.legal() ? 0 : 1;
        scored += game.agreements().contains(Agreement.NOTHING_TO_COMPARE) ? 0 : 1;
        undecided += game.agreements().contains(Agreement.UNDECIDED) ? 1 : 0;
        differing += game.agreements().contains(Agreement.DIFFERS)
                        || game.agreements().contains(Agreement.DIFFERS_IN_DOUBT)
                ? 1
                : 0;
        game.repairs().forEach((kind, count) -> repairs.merge(kind, count, (some, more) -> some + more));
        game.legalBy().forEach((name, legal) -> illegalBy.merge(name, legal ? 0 : 1, (some, more) -> some + more));
    }

    ExitCode exitCode() {
        return unreadable > 0 ? ExitCode.TROUBLE : illegal > 0 ? ExitCode.VIOLATIONS : ExitCode.OK;
    }

    void print(PrintWriter out) {
        out.println();
        out.println(Plural.of(games, "game") + " with " + Plural.of(moves, "move") + ": " + illegal
                + " with illegal moves; of " + scored + " with a recorded score " + undecided + " undecided and "
                + differing + " with another one"
                + (unreadable == 0 ? "" : "; " + unreadable + " could not be judged") + ".");
        if (!repairs.isEmpty()) {
            out.println("Repaired in the records: "
                    + repairs.entrySet().stream()
                            .map(repair -> repair.getKey().title() + " " + repair.getValue())
                            .collect(Collectors.joining(", "))
                    + ".");
        }
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
        data.put("with-recorded-score", scored);
        data.put("undecided", undecided);
        data.put("with-another-score", differing);
        Map<String, Integer> repaired = new LinkedHashMap<>();
        repairs.forEach((kind, count) -> repaired.put(kind.title(), count));
        data.put("repairs", repaired);
        data.put("with-illegal-moves-by", illegalBy);
        return data;
    }
}

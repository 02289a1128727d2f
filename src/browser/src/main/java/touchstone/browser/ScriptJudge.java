package touchstone.browser;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.jso.JSByRef;
import org.teavm.jso.JSExport;
import touchstone.cli.judge.JudgeJson;
import touchstone.cli.judge.JudgeSource;
import touchstone.cli.judge.JudgeTotals;
import touchstone.cli.judge.JudgedGame;
import touchstone.cli.judge.JudgingRules;
import touchstone.cli.judge.StatusLimits;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfReading;
import touchstone.report.text.UntrustedText;

/** Judges files of records game by game, and says of each what {@code touchstone judge --json} writes. */
public final class ScriptJudge {

    /** How deep a game stands in the file of all. */
    private static final int WITHIN_FILE = 1;

    /** Scripts are slower than the command, which looks for a second: what it decides is to be decided here, too. */
    private static final StatusLimits LIMITS = new StatusLimits(10, StatusLimits.USUAL.nodes());

    private final JudgeSource source;
    private final List<JudgingRules> wanted;
    private final JudgeJson data;
    private final JudgeTotals totals = new JudgeTotals();
    private final Deque<RecordedGame> games = new ArrayDeque<>();
    private String file = "";

    ScriptJudge(JudgeSource source, String[] wanted) {
        this.source = source;
        this.data = new JudgeJson(source);
        this.wanted = Stream.of(wanted)
                .map(name -> source.recorded(name)
                        .orElseThrow(() -> new IllegalArgumentException("there is no ruleset '" + name + "'")))
                .toList();
    }

    /**
     * The games of this file come next.
     *
     * @return how many there are, those that cannot be read among them
     */
    @JSExport
    public int open(String name, @JSByRef byte[] bytes) {
        file = UntrustedText.line(name);
        games.addAll(RecordedGame.all(bytes, SgfReading.LENIENT, new ScriptCharsets()));
        return games.size();
    }

    /** The next game judged, as JSON as it stands in the file of all; empty after the last one. */
    @JSExport
    public String next() {
        RecordedGame game = games.poll();
        if (game instanceof RecordedGame.Legible legible) {
            JudgedGame judged = JudgedGame.of(source, wanted, false, LIMITS, file, legible);
            totals.add(JudgeTotals.Part.of(judged));
            return ScriptJson.of(data.of(judged), WITHIN_FILE);
        } else if (game instanceof RecordedGame.Illegible illegible) {
            totals.unreadable();
            return ScriptJson.of(data.illegible(file, illegible), WITHIN_FILE);
        }
        return "";
    }

    /** The totals of all games so far. */
    @JSExport
    public String summary() {
        return ScriptJson.of(totals.data(), WITHIN_FILE);
    }
}

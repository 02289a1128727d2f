package touchstone.browser;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.teavm.jso.JSByRef;
import org.teavm.jso.JSExport;
import touchstone.cli.judge.JudgeJson;
import touchstone.cli.judge.JudgeTotals;
import touchstone.cli.judge.JudgedGame;
import touchstone.cli.judge.JudgingRules;
import touchstone.cli.judge.StatusLimits;
import touchstone.cli.terminal.InternalErrorText;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfReading;
import touchstone.report.text.UntrustedText;

/** Judges files of records game by game, and says of each what {@code touchstone judge --json} writes. */
public final class ScriptJudge {

    /** How deep a game stands in the file of all. */
    private static final int WITHIN_FILE = 1;

    private final ScriptRulesets source;
    private final List<JudgingRules> wanted;
    private final boolean toFirstOffence;
    private final SgfReading reading;
    private final StatusLimits limits;
    private final JudgeJson data;
    private final JudgeTotals totals = new JudgeTotals();
    private final Deque<RecordedGame> games = new ArrayDeque<>();
    private String file = "";

    /**
     * @param options as {@code touchstone judge} has them: a list {@code rulesets}, empty for those that the records name; the truth values
     *     {@code strict} and {@code stopAtFirst}; the numbers {@code seconds} and {@code nodes}
     * @throws IllegalArgumentException if one of them makes no sense
     */
    ScriptJudge(ScriptRulesets source, ScriptObject options) {
        this.source = source;
        this.data = new JudgeJson(source);
        this.wanted = options.texts("rulesets").stream().map(source::wanted).toList();
        this.toFirstOffence = options.truth("stopAtFirst");
        this.reading = options.truth("strict") ? SgfReading.STRICT : SgfReading.LENIENT;
        this.limits = new StatusLimits(options.number("seconds"), options.integer("nodes"));
        if (!(limits.seconds() > 0) || limits.nodes() < 1) {
            throw new IllegalArgumentException("dead stones need a time over 0 and 1 node or more");
        }
    }

    /**
     * The games of this file come next.
     *
     * @return how many there are, those that cannot be read among them
     */
    @JSExport
    public int open(String name, @JSByRef byte[] bytes) {
        file = UntrustedText.line(name);
        games.addAll(RecordedGame.all(bytes, reading, new ScriptCharsets()));
        return games.size();
    }

    /** The next game judged, as JSON as it stands in the file of all; empty after the last one. */
    @JSExport
    public String next() {
        RecordedGame game = games.poll();
        if (game instanceof RecordedGame.Legible legible) {
            try {
                return judged(legible);
            } catch (RuntimeException ours) {
                totals.unreadable();
                return ScriptJson.of(data.unjudged(file, game, InternalErrorText.line(ours)), WITHIN_FILE);
            }
        } else if (game instanceof RecordedGame.Illegible illegible) {
            totals.unreadable();
            return ScriptJson.of(data.illegible(file, illegible), WITHIN_FILE);
        }
        return "";
    }

    private String judged(RecordedGame.Legible game) {
        JudgedGame judged = JudgedGame.of(source, wanted, toFirstOffence, limits, file, game);
        JudgeTotals.Part part = JudgeTotals.Part.of(judged, totals.isEmpty());
        String text = ScriptJson.of(data.of(judged), WITHIN_FILE);
        totals.add(part);
        return text;
    }

    /** The totals of all games so far. */
    @JSExport
    public String summary() {
        return ScriptJson.of(totals.data(), WITHIN_FILE);
    }
}

package touchstone.cli.judge;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Color;

/** Results in words, as people and programs write them: {@code Black wins by 3.5}, {@code 白中押し勝ち}, {@code 黑胜1又3/4子}. */
final class WordedResult {

    private static final Pattern PLAYER = Pattern.compile("BLACK|WHITE|[黑黒흑白백]");
    private static final Pattern WINS = Pattern.compile("WINS|WON|[胜勝赢贏승]");
    private static final Pattern LOSES = Pattern.compile("RESIGN|LOSES|LOST|[负負패]");
    private static final Pattern RESIGNATION = Pattern.compile("RESIGN|中盘|中盤|中押|불계");
    private static final Pattern TIME = Pattern.compile("TIME|超时|超時|時間|时间|시간");

    /** Points, or stones of Chinese counting; whole ones, quarters, or both. */
    private static final Pattern MARGIN = Pattern.compile(
            "(?:BY\\s+)?(?:(\\d{1,3}(?:\\.\\d{1,3})?)\\s*(?:又\\s*)?)??(?:([1-3])/([24])\\s*)?(目|子|집|POINT|$)\\s*([半반]?)");

    private WordedResult() {}

    /** @param plain in capital letters; untrusted */
    static Optional<RecordedResult> of(String plain) {
        Matcher player = PLAYER.matcher(plain);
        if (!player.find()) {
            return Optional.empty();
        }
        Color named = "BLACK黑黒흑".contains(player.group()) ? Color.BLACK : Color.WHITE;
        boolean wins = WINS.matcher(plain).find();
        if (player.find() || !wins && !LOSES.matcher(plain).find()) {
            return Optional.empty();
        }
        Color winner = wins ? named : named.opponent();
        if (RESIGNATION.matcher(plain).find()) {
            return Optional.of(new RecordedResult.Won(winner, "resignation"));
        }
        if (TIME.matcher(plain).find()) {
            return Optional.of(new RecordedResult.Won(winner, "time"));
        }
        return Optional.of(margin(plain)
                .<RecordedResult>map(points -> new RecordedResult.Scored(winner == Color.BLACK ? points : -points))
                .orElseGet(() -> new RecordedResult.Won(winner, "")));
    }

    /** Empty if none is named. A stone of Chinese counting is two points. */
    private static Optional<Double> margin(String plain) {
        Matcher margin = MARGIN.matcher(plain);
        while (margin.find()) {
            if (margin.group(1) != null || margin.group(2) != null) {
                double whole = margin.group(1) == null ? 0 : Double.parseDouble(margin.group(1));
                double part = margin.group(2) == null
                        ? 0
                        : Double.parseDouble(margin.group(2)) / Double.parseDouble(margin.group(3));
                double half = margin.group(5).isEmpty() ? 0 : 0.5;
                return Optional.of((whole + part + half) * (margin.group(4).equals("子") ? 2 : 1));
            }
        }
        return Optional.empty();
    }
}

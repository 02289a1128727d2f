package touchstone.report.site;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Scripts for boards that one plays on. All lists are empty if the build has not made the rules in JavaScript. */
public final class PlayingAssets {

    /** Of pages with boards. */
    public static final List<PageAsset> LIVE = found("board.js", "board-to-play.js", "live.js");

    /** Of the page where a whole game is played. */
    public static final List<PageAsset> PLAY = found("board.js", "board-to-play.js", "counting.js", "play.js");

    /** Of the page where records are judged. */
    public static final List<PageAsset> JUDGE = found("board.js", "judge.js");

    /** What those of {@link #LIVE} load when a reader plays. */
    public static final List<PageAsset> RULES = found("rules.js");

    /** What those of {@link #JUDGE} load when a reader has a record judged. */
    public static final List<PageAsset> JUDGING = found("judging.js");

    private PlayingAssets() {}

    private static List<PageAsset> found(String... names) {
        return Stream.of(names).map(PageAsset::find).flatMap(Optional::stream).toList();
    }
}

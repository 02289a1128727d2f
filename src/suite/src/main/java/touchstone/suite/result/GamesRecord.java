package touchstone.suite.result;

import java.util.List;

/**
 * What became of the games that a certification plays after the scenarios.
 *
 * @param planned how many there were to be
 * @param played how many were: fewer if the subject was too slow, or broke down again and again
 * @param steps how many moves, requests and questions they had
 * @param boards those that they were played on, width first, such as {@code 9x9}
 * @param differing in how many games something differed
 * @param untold in how many games it differed in nothing but rules that it could not be told
 * @param findings how many results they gave: one for each cause
 */
public record GamesRecord(
        int planned, int played, long steps, List<String> boards, int differing, int untold, int findings) {

    public GamesRecord {
        boards = List.copyOf(boards);
    }

    /** Such as {@code 126 games played, 2 differences}. */
    public String summary() {
        return (played < planned ? played + " of " + planned : played) + (planned == 1 ? " game" : " games")
                + " played, "
                + (findings == 0 ? "no" : findings) + (findings == 1 ? " difference" : " differences")
                + (untold == 0 ? "" : " (not told: the rules in " + untold + (untold == 1 ? " game)" : " games)"));
    }
}

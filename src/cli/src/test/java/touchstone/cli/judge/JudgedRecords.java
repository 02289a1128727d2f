package touchstone.cli.judge;

import java.util.List;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Records judged in tests. */
public final class JudgedRecords {

    private JudgedRecords() {}

    /** A game that begins on an empty board, its moves as in {@code A1 pass B1}. */
    public static RecordedGame.Legible game(int width, int height, String moves) {
        StringBuilder text = new StringBuilder("(;GM[1]FF[4]SZ[" + width + ":" + height + "]");
        String player = "B";
        for (String move : moves.split(" ")) {
            text.append(';')
                    .append(player)
                    .append('[')
                    .append(value(move, height))
                    .append(']');
            player = player.equals("B") ? "W" : "B";
        }
        return game(text + ")");
    }

    private static String value(String move, int height) {
        if (move.equals("pass")) {
            return "";
        }
        int row = height - Integer.parseInt(move.substring(1));
        return "" + Character.toLowerCase(move.charAt(0)) + (char) ('a' + row);
    }

    public static RecordedGame.Legible game(String text) {
        List<RecordedGame> games = RecordedGame.all(text);
        if (games.size() == 1 && games.get(0) instanceof RecordedGame.Legible game) {
            return game;
        }
        throw new IllegalArgumentException(games.toString());
    }

    public static GameJudgement by(RecordedGame.Legible game, Choice... choices) {
        Variant variant = Variant.BASE.with(choices);
        return judged(game, RecordReplay.whole(List.of(variant), game.record()).get(variant));
    }

    static GameJudgement judged(RecordedGame.Legible game, ReplayedGame replayed) {
        return new GameJudge(game, new FinalStatus(StatusLimits.USUAL)).judgement(replayed);
    }

    /** The offences in short, as in {@code 4 base.8}. */
    public static List<String> offences(GameJudgement judgement) {
        return judgement.replayed().offences().stream()
                .map(offence ->
                        offence.number() + (offence.moves() == 1 ? "" : "-" + offence.last()) + " " + offence.clause())
                .toList();
    }
}

package touchstone.cluster.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfNode;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** By what a game is known again: its set-up and moves, whichever way the board is turned. */
final class GameKey {

    /** A shorter game is another one if other people played it or on another day. */
    private static final int TELLING = 20;

    private static final int SYMMETRIES = 8;

    /** In characters. */
    private static final int LENGTH = 32;

    private GameKey() {}

    static String of(RecordedGame.Legible game) {
        Board board = game.record().board();
        String least = null;
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            if (symmetry < SYMMETRIES / 2 || board.width() == board.height()) {
                String turned = turned(game, symmetry);
                least = least == null || turned.compareTo(least) < 0 ? turned : least;
            }
        }
        String told = game.offsets().size() >= TELLING
                ? ""
                : Stream.of("PB", "PW", "DT")
                        .map(name -> game.description().text(name).orElse(""))
                        .toList()
                        .toString();
        return digest(board + least + told);
    }

    private static String turned(RecordedGame.Legible game, int symmetry) {
        Board board = game.record().board();
        StringBuilder text = new StringBuilder();
        for (SgfNode node : game.record().nodes()) {
            if (node instanceof SgfNode.Played played) {
                text.append(played.player() == Color.BLACK ? 'B' : 'W');
                if (played.move() instanceof Move.Play play) {
                    append(text, board, play.point(), symmetry);
                }
            } else if (node instanceof SgfNode.SetUp setUp) {
                points(text.append('b'), board, setUp.black(), symmetry);
                points(text.append('w'), board, setUp.white(), symmetry);
                points(text.append('e'), board, setUp.empty(), symmetry);
            } else if (node instanceof SgfNode.Astray astray) {
                text.append('?').append(astray.written());
            }
        }
        return text.toString();
    }

    private static void points(StringBuilder text, Board board, PointSet points, int symmetry) {
        List<String> turned = new ArrayList<>();
        for (Point point : points) {
            StringBuilder one = new StringBuilder();
            append(one, board, point, symmetry);
            turned.add(one.toString());
        }
        turned.stream().sorted().forEach(text::append);
    }

    private static void append(StringBuilder text, Board board, Point point, int symmetry) {
        int column = (symmetry & 1) == 0 ? point.column() : board.width() - 1 - point.column();
        int row = (symmetry & 2) == 0 ? point.row() : board.height() - 1 - point.row();
        boolean swapped = (symmetry & 4) != 0;
        text.append((char) ('a' + (swapped ? row : column))).append((char) ('a' + (swapped ? column : row)));
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, LENGTH);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}

package touchstone.browser;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSObject;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfReading;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfRepair;
import touchstone.reference.Board;
import touchstone.reference.PointSet;

/** The first game of a record, as the page plays it: its terms and its moves. */
final class ScriptRecord {

    private ScriptRecord() {}

    /**
     * An object with what the record says, or with a {@code fault} alone where it cannot be read.
     *
     * @param bytes of a file
     */
    static JSObject of(byte[] bytes) {
        RecordedGame first = RecordedGame.all(bytes, SgfReading.LENIENT, new ScriptCharsets())
                .get(0);
        if (first instanceof RecordedGame.Illegible illegible) {
            return ScriptObject.empty()
                    .with("fault", illegible.fault().getMessage())
                    .object();
        }
        return of((RecordedGame.Legible) first);
    }

    private static JSObject of(RecordedGame.Legible game) {
        SgfRecord record = game.record();
        ScriptObject read = ScriptObject.empty()
                .with("width", record.board().width())
                .with("height", record.board().height())
                .with("handicap", record.handicap())
                .with("repairs", game.repairs().stream().map(SgfRepair::text).toList());
        record.komi().ifPresent(komi -> read.with("komi", komi));
        return nodes(read, record.board(), record.nodes());
    }

    /** Stones of a handicap stand in the first node; others are what no game begins with. */
    private static JSObject nodes(ScriptObject read, Board board, List<SgfNode> nodes) {
        PointSet stones = board.none();
        boolean setUp = false;
        List<String> players = new ArrayList<>();
        List<String> moves = new ArrayList<>();
        for (SgfNode node : nodes) {
            if (node instanceof SgfNode.Played played) {
                players.add(ScriptWords.of(played.player()));
                moves.add(played.move().toString());
            } else if (node instanceof SgfNode.Astray astray) {
                players.add(ScriptWords.of(astray.player()));
                moves.add(astray.written());
            } else if (node instanceof SgfNode.SetUp set) {
                stones = stones.or(set.black());
                setUp |= !moves.isEmpty()
                        || !set.white().isEmpty()
                        || !set.empty().isEmpty();
            }
        }
        return read.with("stones", ScriptWords.of(stones))
                .with("setUp", setUp)
                .with("players", players)
                .with("moves", moves)
                .object();
    }
}

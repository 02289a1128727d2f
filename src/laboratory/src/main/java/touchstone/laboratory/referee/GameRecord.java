package touchstone.laboratory.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.formats.sgf.Record;
import touchstone.formats.sgf.RecordNote;
import touchstone.formats.sgf.RecordNote.Mark;
import touchstone.formats.sgf.RecordWriter;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.subject.Identity;

/** The record of a game in which something was found, for programs that show such. */
record GameRecord(Identity subject, Claim claim, Played played) {

    String text() {
        Find find = played.find().orElseThrow();
        List<Move> moves = new ArrayList<>(played.moves());
        boolean shown = find.move()
                .filter(move -> find.fault() != Find.Fault.OCCUPIED && find.fault() != Find.Fault.OFF_BOARD)
                .isPresent();
        if (shown) {
            moves.add(find.move().orElseThrow());
        }
        Fixture fixture = played.fixture();
        Record record = Record.of(
                        fixture.opening().position(), fixture.opening().toMove(), moves)
                .withKomi(fixture.komi())
                .withRules(claim.name());
        String name = subject.name() + " " + subject.version();
        return new RecordWriter(record)
                .players(player(Color.BLACK, name), player(Color.WHITE, name))
                .name("game " + fixture.number())
                .note(0, new RecordNote(about(moves.isEmpty() ? "\n" + words(find) : "")))
                .note(
                        moves.isEmpty() ? -1 : moves.size(),
                        new RecordNote(
                                words(find),
                                find.move()
                                        .filter(Move.Play.class::isInstance)
                                        .map(move -> ((Move.Play) move).point())
                                        .filter(fixture.board()::contains)
                                        .map(point -> Map.of(point, Mark.CROSS))
                                        .orElse(Map.of())))
                .text();
    }

    private String player(Color color, String name) {
        return switch (played.fixture().seat()) {
            case BLACK -> color == Color.BLACK ? name : opponent();
            case WHITE -> color == Color.WHITE ? name : opponent();
            case AT_BANS, AT_SUPERKO -> name + " and " + opponent();
        };
    }

    private String opponent() {
        return "Touchstone's " + played.fixture().opponent().id();
    }

    private String about(String more) {
        String own = played.own().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return "Steered to " + played.fixture().kind().words() + ". "
                + (own.isEmpty()
                        ? "No move before the one in question is " + subject.name() + "'s own."
                        : subject.name() + "'s own moves: " + own + ".")
                + more;
    }

    private String words(Find find) {
        return subject.name() + " " + find.fault().words()
                + find.move().map(move -> ": " + find.player() + " " + move).orElse("") + ".\n"
                + find.clause().map(clause -> clause + ": ").orElse("") + find.words() + ".";
    }
}

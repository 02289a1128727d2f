package touchstone.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.formats.sgf.SgfNote;
import touchstone.formats.sgf.SgfNote.Mark;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.spi.Identity;

/** The game record of a game with a finding. */
record MatchRecord(Identity subject, MatchClaim claim, PlayedGame played) {

    String text() {
        MatchFinding find = played.find().orElseThrow();
        List<Move> moves = new ArrayList<>(played.moves());
        boolean shown = find.move()
                .filter(move ->
                        find.fault() != MatchFinding.Fault.OCCUPIED && find.fault() != MatchFinding.Fault.OFF_BOARD)
                .isPresent();
        if (shown) {
            moves.add(find.move().orElseThrow());
        }
        MatchGame fixture = played.fixture();
        SgfRecord record = SgfRecord.of(
                        fixture.opening().position(), fixture.opening().toMove(), moves)
                .withKomi(fixture.komi())
                .withRules(claim.name());
        String name = subject.name() + " " + subject.version();
        return new SgfWriter(record)
                .players(player(Color.BLACK, name), player(Color.WHITE, name))
                .name("game " + fixture.number())
                .note(0, new SgfNote(about(moves.isEmpty() ? "\n" + words(find) : "")))
                .note(
                        moves.isEmpty() ? -1 : moves.size(),
                        new SgfNote(
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

    private String words(MatchFinding find) {
        return subject.name() + " " + find.fault().words()
                + find.move().map(move -> ": " + find.player() + " " + move).orElse("") + ".\n"
                + find.clause().map(clause -> clause + ": ").orElse("") + find.words() + ".";
    }
}

package touchstone.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.formats.sgf.SgfNote;
import touchstone.formats.sgf.SgfNote.Mark;
import touchstone.formats.sgf.SgfRecord;
import touchstone.formats.sgf.SgfWriter;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.spi.Identity;

/** The game record of a game: with a finding, or as it ended. */
record MatchRecord(Identity subject, MatchClaim claim, PlayedGame played) {

    String text() {
        List<Move> moves = new ArrayList<>(played.moves());
        shown().ifPresent(moves::add);
        MatchGame fixture = played.fixture();
        SgfRecord record = SgfRecord.of(
                        fixture.opening().position(), fixture.opening().toMove(), moves)
                .withKomi(fixture.komi())
                .withRules(claim.name());
        String name = subject.name() + " " + subject.version();
        SgfNote last = last();
        return new SgfWriter(record)
                .players(player(Color.BLACK, name), player(Color.WHITE, name))
                .name("game " + fixture.number())
                .note(0, new SgfNote(about(moves.isEmpty() ? "\n" + last.comment() : "")))
                .note(moves.isEmpty() ? -1 : moves.size(), last)
                .text();
    }

    /** The move that was found, if a record can have it: it was made on an empty point. */
    private Optional<Move> shown() {
        return played.find()
                .filter(find ->
                        find.fault() != MatchFinding.Fault.OCCUPIED && find.fault() != MatchFinding.Fault.OFF_BOARD)
                .flatMap(MatchFinding::move);
    }

    private SgfNote last() {
        return played.find()
                .map(find -> new SgfNote(
                        words(find),
                        find.move()
                                .filter(Move.Play.class::isInstance)
                                .map(move -> ((Move.Play) move).point())
                                .filter(played.fixture().board()::contains)
                                .map(point -> Map.of(point, Mark.CROSS))
                                .orElse(Map.of())))
                .orElseGet(() -> new SgfNote("The game ended here: " + played.ending() + "."));
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
                        ? (played.find().isPresent() ? "No move before the one in question is " : "No move is ")
                                + subject.name() + "'s own."
                        : subject.name() + "'s own moves: " + own + ".")
                + more;
    }

    private String words(MatchFinding find) {
        return subject.name() + " " + find.fault().words()
                + find.move().map(move -> ": " + find.player() + " " + move).orElse("") + ".\n"
                + find.clause().map(clause -> clause + ": ").orElse("") + find.words() + ".";
    }
}

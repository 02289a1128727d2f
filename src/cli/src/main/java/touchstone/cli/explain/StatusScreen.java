package touchstone.cli.explain;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.text.WordUtils;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TextColumns;
import touchstone.explore.replay.ReplayedGame;
import touchstone.explore.replay.RuleViolation;
import touchstone.formats.sgf.RecordedGame;
import touchstone.life.ImaginedMove;
import touchstone.life.ProofLine;
import touchstone.life.Status;
import touchstone.life.confirmation.ChainLife;
import touchstone.life.confirmation.Confirmation;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Ruleset;

/** Prints the status of each chain and the play that shows it. */
record StatusScreen(PrintWriter out) {

    /** How many ways of trying to capture a chain are shown. */
    private static final int TRIES = 6;

    /** More illegal moves than this are only counted. */
    private static final int LISTED = 5;

    private static final int WIDTH = 100;

    /** Which moves the rules do not allow, and how the game went on. Nothing, if they allow all. */
    void offences(RecordedGame.Legible game, Ruleset ruleset, ReplayedGame replayed, ArticleTitles articles) {
        if (replayed.legal()) {
            return;
        }
        for (RuleViolation offence : replayed.offences().stream().limit(LISTED).toList()) {
            wrapped(ArticleTitles.moves(offence) + ", " + offence.player() + " " + UntrustedText.name(offence.written())
                    + " (" + game.place(offence.number()) + "): "
                    + (offence.undecided() ? "no document decides" : "illegal") + ", " + offence.clause() + " ("
                    + articles.named(ruleset, offence.clause()) + "): " + offence.explanation());
        }
        int more = replayed.offences().size() - LISTED;
        out.print(more > 0 ? "and " + more + " more, which ./touchstone judge lists\n" : "");
        wrapped("The record is followed all the same: an illegal play is put on the board and captures as any other, a "
                + "stone on an occupied point replaces the one there, and a move off the board or after the end changes "
                + "nothing.");
        out.println();
    }

    private void wrapped(String text) {
        out.println(WordUtils.wrap(text, WIDTH, "\n", false));
    }

    void show(Confirmation confirmation) {
        PointSet dead = confirmation.dead();
        out.print(new StatusPicture(confirmation).text());
        if (!dead.isEmpty()) {
            out.println("# and @ are dead.");
        }
        if (!confirmation.decided()) {
            out.println("A ? stands after what is undecided.");
        }
        out.println();
        if (confirmation.chains().isEmpty()) {
            out.println("There are no stones on the board.");
            out.flush();
            return;
        }
        PointSet seki =
                confirmation.seki().orElse(confirmation.position().board().none());
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("chain", "status", "why"));
        for (ChainLife chain : confirmation.chains()) {
            rows.add(List.of(name(chain), status(chain, seki), why(chain)));
        }
        TextColumns columns = new TextColumns(out);
        columns.table(rows);
        for (ChainLife chain : confirmation.chains()) {
            proof(chain, columns);
        }
        if (!confirmation.decided()) {
            out.println();
            out.println("Undecided: " + confirmation.undecided()
                    + ". More --nodes may decide it; seki is said only where every chain is decided.");
        }
        out.flush();
    }

    static String words(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String name(ChainLife chain) {
        int others = chain.chain().size() - 1;
        return chain.owner() + " " + chain.chain().first() + (others == 0 ? "" : " and " + others + " more");
    }

    private static String status(ChainLife chain, PointSet seki) {
        if (chain.status().isEmpty()) {
            return "undecided";
        }
        return chain.dead() ? "dead" : chain.chain().intersects(seki) ? "alive, in seki" : "alive";
    }

    private static String why(ChainLife chain) {
        Color opponent = chain.owner().opponent();
        if (chain.status().isEmpty()) {
            return chain.searches().isEmpty()
                    ? "the part of the board around it is too large to be searched"
                    : "the search came to no end within " + Plural.of(chain.moments(), "node");
        }
        return switch (chain.status().get()) {
            case UNCAPTURABLE ->
                chain.searches().isEmpty()
                        ? "7-1: it has two eyes, whatever is played"
                        : "7-1: " + opponent + " cannot capture it";
            case CAPTURABLE_1 ->
                "7-1: captured, it makes room for new stones on its points that " + opponent + " cannot capture";
            case CAPTURABLE_2 ->
                "7-1: captured, it makes room for new stones nearby that " + opponent + " cannot capture";
            case DEAD ->
                chain.searches().isEmpty()
                        ? "7-1: it stands in territory that " + opponent + " has whatever is played"
                        : "7-1: " + opponent + " captures it, and nothing comes of it";
        };
    }

    /** The lines of play of all searches that the status rests on. */
    private void proof(ChainLife chain, TextColumns columns) {
        if (chain.searches().isEmpty() || chain.status().isEmpty()) {
            return;
        }
        out.println();
        out.println(name(chain) + ":");
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < chain.searches().size(); i++) {
            ChainLife.Search search = chain.searches().get(i);
            boolean last = i == chain.searches().size() - 1;
            boolean capture = search.asked() == ChainLife.Asked.CAPTURE;
            if (last || capture) {
                lines(chain, search, rows);
            }
        }
        columns.table(rows);
    }

    private static void lines(ChainLife chain, ChainLife.Search search, List<List<String>> rows) {
        List<ProofLine> tries = search.answered().tries();
        if (tries.isEmpty()) {
            ProofLine line = search.answered().line();
            rows.add(List.of("", label(chain, search), moves(line) + end(chain, line)));
            return;
        }
        for (ProofLine line : tries.subList(0, Math.min(tries.size(), TRIES))) {
            String label = rows.stream().anyMatch(row -> row.get(1).equals(label(chain, search)))
                    ? "or"
                    : label(chain, search);
            rows.add(List.of("", label, moves(line) + end(chain, line)));
        }
        if (tries.size() > TRIES) {
            rows.add(List.of("", "", "and " + (tries.size() - TRIES) + " more that fail"));
        }
    }

    private static String label(ChainLife chain, ChainLife.Search search) {
        if (search.asked() == ChainLife.Asked.CAPTURE) {
            return chain.status().filter(Status.UNCAPTURABLE::equals).isPresent() ? "tried" : "captured by";
        }
        return chain.dead() ? "and for good" : "but then";
    }

    private static String moves(ProofLine line) {
        List<String> turns = new ArrayList<>();
        for (ProofLine.Turn turn : line.turns()) {
            String taken = turn.captured().isEmpty()
                    ? ""
                    : " (takes " + turn.captured().size() + ")";
            turns.add(turn.player() + " " + move(turn.move()) + taken);
        }
        return String.join(", ", turns);
    }

    private static String move(ImaginedMove move) {
        return move instanceof ImaginedMove.Ordinary ordinary && ordinary.move() instanceof Move.Pass
                ? "passes"
                : move.toString();
    }

    private static String end(ChainLife chain, ProofLine line) {
        Color opponent = chain.owner().opponent();
        return (line.turns().isEmpty() ? "" : ": ")
                + switch (line.end()) {
                    case CAPTURED -> "captured";
                    case WITHOUT_ROOM ->
                        "here " + opponent + " has two eyes, and " + chain.owner()
                                + " has no room for a stone that stays";
                    case TWO_EYES -> "it has two eyes";
                    case NEW_STONE_STAYS -> "a new stone has two eyes";
                    case REPEATS -> "so it goes on for ever";
                    case BOTH_PASS -> "so it stays as it is";
                    case CUT -> "and so on";
                };
    }
}

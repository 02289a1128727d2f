package touchstone.report.book.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.report.book.page.BoardDrawings;
import touchstone.report.book.page.PointNames;
import touchstone.report.book.page.PublishedDivergences;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Compares two rulesets for a page. */
record RulesetPair(Specification specification, PublishedDivergences divergences) {

    /** Answers by which a ruleset lets the last step be, or does not. */
    private static final Map<String, String> TONES =
            Map.of("legal", "good", "agreed", "good", "illegal", "bad", "not-foreseen", "bad", "undecided", "open");

    /** Kinds of divergences that are told only where they show an axis. */
    private static final Set<String> SLIGHT = Set.of("winner", "points", "count", "open", "board");

    private static final Map<String, String> KINDS = Map.of(
            "legality", "A move is legal in one and not in the other",
            "end", "The game ends or stops in one and not in the other",
            "score", "The result differs",
            "agreement", "The players can agree on it in one and not in the other",
            "winner", "Another player wins, or nobody",
            "points", "The players' points differ",
            "count", "What the players see when they count differs",
            "open", "One forbids it, and the other leaves it open",
            "board", "One is not played on the board");

    /** A board, where a ruleset's komi is the same on all. */
    private static final String ANY = "any";

    PairPage page(Ruleset first, Ruleset second) {
        PublishedDivergences known = divergences.of(first, second);
        Optional<PublishedDivergences.Pair> pair = known.pair(first, second);
        Reel reel = new Reel(known);
        Optional<DivergenceGame> shortest =
                pair.flatMap(two -> two.shortest().map(two.partings()::get).map(reel::show));
        List<ComparedItem> differences = new ArrayList<>();
        for (Axis axis : Axis.all()) {
            Choice here = first.variant().get(axis.type());
            Choice there = second.variant().get(axis.type());
            if (!here.equals(there)) {
                differences.add(difference(pair, axis, here, there, reel));
            }
        }
        pair.ifPresent(two -> two.kinds().stream()
                .map(two.partings()::get)
                .filter(divergence -> !SLIGHT.contains(divergence.kind()))
                .forEach(reel::show));
        return new PairPage(
                first,
                second,
                Axis.all().size(),
                first.variant().equals(second.variant()),
                pair.isPresent(),
                differences,
                terms(first, second),
                shortest,
                reel.games.values().stream()
                        .filter(game -> shortest.filter(game::equals).isEmpty())
                        .toList(),
                reel.gobans.shared(),
                only(first, second),
                only(second, first),
                looked(known));
    }

    private ComparedItem difference(
            Optional<PublishedDivergences.Pair> pair, Axis axis, Choice here, Choice there, Reel reel) {
        Optional<PublishedDivergences.DifferingAxis> known = pair.stream()
                .flatMap(two -> two.axes().stream())
                .filter(one -> one.axis().equals(axis.id()))
                .findFirst();
        Optional<DivergenceGame> game = known.flatMap(PublishedDivergences.DifferingAxis::parting)
                .map(number -> pair.get().partings().get(number))
                .map(reel::show);
        return new ComparedItem(
                name(axis.id()),
                side(here),
                side(there),
                game,
                known.filter(one -> one.shows().equals("alone")).isPresent());
    }

    private ComparedItem.Side side(Choice choice) {
        return specification
                .clause(choice.axis().id() + "." + choice.id())
                .map(clause -> new ComparedItem.Side(clause.title(), clause.id()))
                .orElseGet(() -> new ComparedItem.Side(choice.id(), ""));
    }

    /** An axis as a person calls it. */
    static String name(String axis) {
        String words = axis.replace('-', ' ').replace("self capture", "self-capture");
        return words.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + words.substring(1);
    }

    /** The games of a page, each once. */
    private final class Reel {

        private final PublishedDivergences divergences;
        private final BoardDrawings gobans = new BoardDrawings();
        private final IllustratedGame film = new IllustratedGame(gobans);
        private final Map<PublishedDivergences.Entry, DivergenceGame> games = new LinkedHashMap<>();

        Reel(PublishedDivergences divergences) {
            this.divergences = divergences;
        }

        DivergenceGame show(PublishedDivergences.Entry divergence) {
            DivergenceGame known = games.get(divergence);
            if (known == null) {
                known = shown(divergence, games.size() + 1);
                games.put(divergence, known);
            }
            return known;
        }

        private DivergenceGame shown(PublishedDivergences.Entry divergence, int number) {
            PublishedDivergences.Game game = divergences.game(divergence.game());
            String axes = divergence.axes().stream()
                    .map(RulesetPair::name)
                    .collect(Collectors.joining(divergence.together() ? " and " : " or "));
            String kind = KINDS.getOrDefault(divergence.kind(), divergence.kind());
            return new DivergenceGame(
                    film.of(game, number, axes.isEmpty() ? kind : axes),
                    kind,
                    game.board().replace("x", "×"),
                    game.steps().size(),
                    divergence.says().stream().map(RulesetPair.this::opinion).toList());
        }
    }

    private DivergenceGame.Opinion opinion(PublishedDivergences.Says says) {
        return new DivergenceGame.Opinion(
                rules(says.rules()),
                says.words().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                        + says.words().substring(1),
                TONES.getOrDefault(says.what(), "plain"),
                says.clause().filter(id -> specification.clause(id).isPresent()).orElse(""));
    }

    /** {@code aga with resumption=none}, in words. */
    private String rules(String rules) {
        int with = rules.indexOf(" with ");
        return with < 0
                ? title(rules)
                : title(rules.substring(0, with)) + ", but with the other's choice on "
                        + rules.substring(with + " with ".length())
                                .split("=")[0]
                                .replace('-', ' ');
    }

    private String title(String ruleset) {
        return UntrustedText.line(
                specification.ruleset(ruleset).map(Ruleset::title).orElse(ruleset));
    }

    private static List<ComparedItem> terms(Ruleset first, Ruleset second) {
        return Stream.of(
                        byBoard("Komi", first.komi(), second.komi(), PointNames::of),
                        Stream.of(term(
                                "Komi in handicap games",
                                first.handicapKomi().map(PointNames::of),
                                second.handicapKomi().map(PointNames::of))),
                        byBoard("Largest handicap", first.handicaps(), second.handicaps(), most -> most + " stones"))
                .flatMap(Function.identity())
                .filter(term -> !term.first().equals(term.second()))
                .toList();
    }

    private static <V> Stream<ComparedItem> byBoard(
            String what, Map<String, V> first, Map<String, V> second, Function<V, String> shown) {
        Set<String> boards = new TreeSet<>(first.keySet());
        boards.addAll(second.keySet());
        if (boards.size() > 1) {
            // What is meant for any board is meant for each that the other names.
            boards.remove(ANY);
        }
        return boards.stream()
                .map(board -> term(
                        what + (board.equals(ANY) ? "" : " on " + board.replace("x", "×")),
                        Optional.ofNullable(first.getOrDefault(board, first.get(ANY)))
                                .map(shown),
                        Optional.ofNullable(second.getOrDefault(board, second.get(ANY)))
                                .map(shown)));
    }

    private static ComparedItem term(String what, Optional<String> first, Optional<String> second) {
        return new ComparedItem(
                what,
                new ComparedItem.Side(first.orElse("not named"), ""),
                new ComparedItem.Side(second.orElse("not named"), ""),
                Optional.empty(),
                false);
    }

    /** Without those of choices on axes, which are told by their axes. */
    private List<Clause> only(Ruleset has, Ruleset lacks) {
        return specification.clauses().stream()
                .filter(clause ->
                        clause.kind() == Clause.Kind.RULE && clause.choice().isEmpty())
                .filter(clause -> has.has(clause) && !lacks.has(clause))
                .toList();
    }

    private static String looked(PublishedDivergences divergences) {
        Set<String> boards = new LinkedHashSet<>();
        divergences
                .looked()
                .forEach(reach -> boards.add(reach.board().replace("x", "×") + " to " + reach.steps() + " steps"));
        return String.join(", ", boards);
    }
}

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
import touchstone.report.book.Gobans;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Compares two rulesets for a page. */
record Comparing(Specification specification, Partings partings, List<Ruleset> rulesets) {

    /** Answers by which a ruleset lets the last step be, or does not. */
    private static final Map<String, String> TONES =
            Map.of("legal", "good", "agreed", "good", "illegal", "bad", "not-foreseen", "bad", "undecided", "open");

    /** Kinds of partings that are told only where they show an axis. */
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
        Partings known = partings.of(first, second);
        Optional<Partings.Pair> pair = known.pair(first, second);
        Reel reel = new Reel(known);
        Optional<ShownGame> shortest =
                pair.flatMap(two -> two.shortest().map(two.partings()::get).map(reel::show));
        List<Difference> differences = new ArrayList<>();
        for (Axis axis : Axis.all()) {
            Choice here = first.variant().get(axis.type());
            Choice there = second.variant().get(axis.type());
            if (!here.equals(there)) {
                differences.add(difference(pair, axis, here, there, reel));
            }
        }
        pair.ifPresent(two -> two.kinds().stream()
                .map(two.partings()::get)
                .filter(parting -> !SLIGHT.contains(parting.kind()))
                .forEach(reel::show));
        return new PairPage(
                first,
                second,
                Chooser.of(rulesets, first.name(), second.name()),
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

    private Difference difference(Optional<Partings.Pair> pair, Axis axis, Choice here, Choice there, Reel reel) {
        Optional<Partings.DifferingAxis> known = pair.stream()
                .flatMap(two -> two.axes().stream())
                .filter(one -> one.axis().equals(axis.id()))
                .findFirst();
        Optional<ShownGame> game = known.flatMap(Partings.DifferingAxis::parting)
                .map(number -> pair.get().partings().get(number))
                .map(reel::show);
        return new Difference(
                name(axis.id()),
                side(here),
                side(there),
                game,
                known.filter(one -> one.shows().equals("alone")).isPresent());
    }

    private Difference.Side side(Choice choice) {
        return specification
                .clause(choice.axis().id() + "." + choice.id())
                .map(clause -> new Difference.Side(clause.title(), clause.id()))
                .orElseGet(() -> new Difference.Side(choice.id(), ""));
    }

    /** An axis as a person calls it. */
    static String name(String axis) {
        String words = axis.replace('-', ' ').replace("self capture", "self-capture");
        return words.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + words.substring(1);
    }

    /** The games of a page, each once. */
    private final class Reel {

        private final Partings partings;
        private final Gobans gobans = new Gobans();
        private final Film film = new Film(gobans);
        private final Map<Partings.Parting, ShownGame> games = new LinkedHashMap<>();

        Reel(Partings partings) {
            this.partings = partings;
        }

        ShownGame show(Partings.Parting parting) {
            ShownGame known = games.get(parting);
            if (known == null) {
                known = shown(parting, games.size() + 1);
                games.put(parting, known);
            }
            return known;
        }

        private ShownGame shown(Partings.Parting parting, int number) {
            Partings.Game game = partings.game(parting.game());
            String axes = parting.axes().stream()
                    .map(Comparing::name)
                    .collect(Collectors.joining(parting.together() ? " and " : " or "));
            String kind = KINDS.getOrDefault(parting.kind(), parting.kind());
            return new ShownGame(
                    film.of(game, number, axes.isEmpty() ? kind : axes),
                    kind,
                    game.board().replace("x", "×"),
                    game.steps().size(),
                    parting.says().stream().map(Comparing.this::opinion).toList());
        }
    }

    private ShownGame.Opinion opinion(Partings.Says says) {
        return new ShownGame.Opinion(
                rules(says.rules()),
                says.words().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                        + says.words().substring(1),
                TONES.getOrDefault(says.what(), "plain"),
                says.clause().filter(id -> specification.clause(id).isPresent()).orElse(""));
    }

    /** {@code aga with resumption=none}, in words. */
    private static String rules(String rules) {
        int with = rules.indexOf(" with ");
        return with < 0
                ? rules
                : rules.substring(0, with) + ", had it the other's choice on "
                        + rules.substring(with + " with ".length())
                                .split("=")[0]
                                .replace('-', ' ');
    }

    private static List<Difference> terms(Ruleset first, Ruleset second) {
        return Stream.of(
                        byBoard("Komi", first.komi(), second.komi(), Points::of),
                        Stream.of(term(
                                "Komi in handicap games",
                                first.handicapKomi().map(Points::of),
                                second.handicapKomi().map(Points::of))),
                        byBoard("Largest handicap", first.handicaps(), second.handicaps(), most -> most + " stones"))
                .flatMap(Function.identity())
                .filter(term -> !term.first().equals(term.second()))
                .toList();
    }

    private static <V> Stream<Difference> byBoard(
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

    private static Difference term(String what, Optional<String> first, Optional<String> second) {
        return new Difference(
                what,
                new Difference.Side(first.orElse("not named"), ""),
                new Difference.Side(second.orElse("not named"), ""),
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

    private static String looked(Partings partings) {
        Set<String> boards = new LinkedHashSet<>();
        partings.looked()
                .forEach(reach -> boards.add(reach.board().replace("x", "×") + " to " + reach.steps() + " steps"));
        return String.join(", ", boards);
    }
}

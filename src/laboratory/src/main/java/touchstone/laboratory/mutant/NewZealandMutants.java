package touchstone.laboratory.mutant;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** The New Zealand rules, in the words of the New Zealand Go Society and in Lorrain's. */
final class NewZealandMutants {

    private static final Variant SOCIETY = Variant.BASE.with(
            Repetition.NEW_ZEALAND,
            Neutral.BOTH,
            Ending.AGREEMENT,
            Resumption.AGREED,
            Deadlock.ALL_ALIVE,
            DeadStones.AGREED,
            Komi.INTEGER,
            Handicap.CONSECUTIVE);

    private static final Variant LORRAIN =
            SOCIETY.with(Repetition.SITUATIONAL, Resumption.UNSTATED, Deadlock.UNSTATED, Boards.NINETEEN);

    private NewZealandMutants() {}

    static List<Mutant> all() {
        return Stream.concat(society(), lorrain()).toList();
    }

    private static Stream<Mutant> society() {
        return Stream.of(
                society(
                        "eighteen-lines",
                        "1",
                        "misses the last vertical line of a 19x19 board",
                        () -> new Broken.EighteenLines(SOCIETY)),
                society("half-the-stones", "1", "gives each player stones for half of the board", Supply.HALF_THE_BOARD)
                        .touching("new-zealand.6.*", "new-zealand.7.*", "new-zealand.12"),
                society(
                                "diagonal-adjacency",
                                "2",
                                "takes points joined by a diagonal for adjacent",
                                () -> new Broken.DiagonalAdjacency(SOCIETY))
                        .touching("*"),
                society(
                                "neighbours-only",
                                "3",
                                "connects a stone to those adjacent to it and to no others",
                                () -> new Broken.NeighboursOnly(SOCIETY))
                        .touching("new-zealand.4", "new-zealand.6"),
                society(
                                "own-liberties-only",
                                "4",
                                "names as liberties only the empty points adjacent to the stone itself",
                                () -> new Broken.OwnLibertiesOnly(SOCIETY))
                        .touching("new-zealand.6"),
                society("shared-points-lost", "5", "counts points that both players reach for neither", Neutral.NOBODY)
                        .touching("new-zealand.9.*"),
                society(
                                "shared-points-halved",
                                "5",
                                "counts points that both players reach half for each",
                                Neutral.HALVES)
                        .touching("new-zealand.9.*"),
                society(
                                "own-stones-first",
                                "6",
                                "removes the player's own stones before the opponent's",
                                () -> new Broken.OwnStonesFirst(SOCIETY))
                        .touching("*"),
                society("suicide-forbidden", "6.self-capture", "forbids self-capture", SelfCapture.FORBIDDEN)
                        .touching("new-zealand.7.*"),
                society(
                                "single-stone-suicide-forbidden",
                                "6.self-capture",
                                "allows self-capture, but not of a single stone",
                                SelfCapture.SEVERAL)
                        .seenIn("KataGo, under rules=new-zealand")
                        .touching("new-zealand.7.*"),
                society(
                                "ko-rule-only",
                                "7",
                                "forbids only the position before the opponent's last move",
                                Repetition.SIMPLE)
                        .touching("new-zealand.7.*"),
                society("positional", "7", "forbids positions that only the opponent made", Repetition.POSITIONAL)
                        .touching("new-zealand.6.*", "new-zealand.7.*"),
                society("no-repetition-rule", "7", "lets any position come back", Repetition.NONE)
                        .touching("new-zealand.7.*"),
                society(
                                "passes-forgotten",
                                "7.pass",
                                "forbids positions made by a player's plays, but not those the player passed in",
                                Repetition.NATURAL_SITUATIONAL)
                        .touching("new-zealand.7.*"),
                society(
                                "start-remembered",
                                "7.start",
                                "takes the empty board at the start for a position that White has made",
                                Repetition.SITUATIONAL)
                        .seenIn("KataGo, under rules=new-zealand")
                        .touching("new-zealand.7.*"),
                society("white-first", "8", "lets White move first", () -> new Broken.WhiteFirst(SOCIETY))
                        .touching("*"),
                society(
                                "two-passes-stop",
                                "9",
                                "takes two passes for an agreement to stop",
                                () -> new Broken.PassesStop(SOCIETY))
                        .touching("new-zealand.7.pass"),
                society("dead-stones-stay", "9.dead", "lets nobody remove dead stones by agreement", DeadStones.STAY)
                        .touching("new-zealand.11", "new-zealand.12"),
                society(
                        "resumed-in-turn",
                        "9.dispute",
                        "resumes play where it was left, without asking the players",
                        Resumption.IN_TURN),
                society(
                        "deadlock-unsettled",
                        "9.deadlock",
                        "does not know how to go on where the players agree on nothing",
                        Deadlock.UNSTATED),
                society("both-lose", "9.deadlock", "lets both players lose who agree on nothing", Deadlock.BOTH_LOSE),
                society("half-point-komi", "10", "knows only komi with half a point", Komi.HALF),
                society("komi-for-black", "10", "adds komi to Black's points", () -> new Broken.KomiForBlack(SOCIETY)),
                society("stones-set-up", "11", "sets handicap stones up before the first move", Handicap.FREE),
                society(
                        "points-for-passes",
                        "11",
                        "gives White a point for each handicap stone but the first",
                        Compensation.ONE_LESS),
                society(
                                "prisoners-count",
                                "12",
                                "counts captured stones as well",
                                () -> new Broken.PrisonersCount(SOCIETY))
                        .touching("new-zealand.9.*", "new-zealand.11"),
                society("black-wins-ties", "12", "gives Black the win where the scores are equal", Komi.BLACK_WINS_TIES)
                        .touching("new-zealand.10"));
    }

    private static Stream<Mutant> lorrain() {
        return Stream.of(
                lorrain("one-color", "1", "places black stones for both players", () -> new Broken.OneColor(LORRAIN))
                        .touching("*"),
                lorrain(
                        "eighteen-lines",
                        "2",
                        "misses the last vertical line of a 19x19 board",
                        () -> new Broken.EighteenLines(LORRAIN)),
                lorrain("any-board", "2", "is played on boards of any size", Boards.ANY),
                lorrain("half-the-stones", "3", "gives each player stones for half of the board", Supply.HALF_THE_BOARD)
                        .touching("lorrain.6", "lorrain.9.*", "lorrain.14"),
                lorrain(
                                "diagonal-adjacency",
                                "4",
                                "takes points joined by a diagonal for adjacent",
                                () -> new Broken.DiagonalAdjacency(LORRAIN))
                        .touching("*"),
                lorrain(
                                "neighbours-only",
                                "5",
                                "connects a stone to those adjacent to it and to no others",
                                () -> new Broken.NeighboursOnly(LORRAIN))
                        .touching("lorrain.6"),
                lorrain(
                        "own-liberties-only",
                        "6",
                        "names as liberties only the free points adjacent to the stone itself",
                        () -> new Broken.OwnLibertiesOnly(LORRAIN)),
                lorrain("shared-points-lost", "7", "counts points that both players reach for neither", Neutral.NOBODY),
                lorrain(
                                "own-stones-first",
                                "8",
                                "removes the player's own stones before the enemy's",
                                () -> new Broken.OwnStonesFirst(LORRAIN))
                        .touching("*"),
                lorrain("suicide-forbidden", "8.suicide", "forbids suicide", SelfCapture.FORBIDDEN)
                        .touching("lorrain.9.*"),
                lorrain(
                                "ko-rule-only",
                                "9",
                                "forbids only the position before the opponent's last move",
                                Repetition.SIMPLE)
                        .touching("lorrain.9.*"),
                lorrain("positional", "9", "does not ask who was to move", Repetition.POSITIONAL)
                        .touching("lorrain.8.*", "lorrain.9.*"),
                lorrain(
                                "no-opening-pass",
                                "9.pass",
                                "forbids passing on an empty board",
                                () -> new Broken.NoOpeningPass(LORRAIN))
                        .touching("lorrain.3", "lorrain.9.*", "lorrain.11"),
                lorrain(
                                "start-forgotten",
                                "9.start",
                                "forbids what stood after the player's own moves, as the society's rules do",
                                Repetition.NEW_ZEALAND)
                        .touching("lorrain.9"),
                lorrain("white-first", "10", "gives White the first move", () -> new Broken.WhiteFirst(LORRAIN))
                        .touching("*"),
                lorrain(
                        "two-passes-stop",
                        "11",
                        "takes two passes for an agreement to stop",
                        () -> new Broken.PassesStop(LORRAIN)),
                lorrain("dead-stones-stay", "11.removal", "lets nobody remove stones by agreement", DeadStones.STAY)
                        .touching("lorrain.12"),
                lorrain(
                        "resumed-in-turn",
                        "11.disagreement",
                        "claims to know who moves when play goes on",
                        Resumption.IN_TURN),
                lorrain(
                        "deadlock-settled",
                        "11.disagreement",
                        "claims to know what follows where the players agree on nothing",
                        Deadlock.ALL_ALIVE),
                lorrain(
                                "prisoners-count",
                                "12",
                                "counts removed stones as points for the opponent",
                                () -> new Broken.PrisonersCount(LORRAIN))
                        .touching("lorrain.11.*"),
                lorrain("black-wins-ties", "12", "gives Black the win where both have the same", Komi.BLACK_WINS_TIES),
                lorrain("half-point-komi", "13", "knows only komi with half a point", Komi.HALF),
                lorrain("komi-for-black", "13", "adds komi to Black's points", () -> new Broken.KomiForBlack(LORRAIN)),
                lorrain("stones-set-up", "14", "sets handicap stones up before the first move", Handicap.FREE),
                lorrain(
                        "points-for-passes",
                        "14",
                        "gives White a point for each handicap stone but the first",
                        Compensation.ONE_LESS));
    }

    private static Mutant society(String name, String article, String description, Supplier<BaseRules> rules) {
        return Mutant.of("nz-" + name, "new-zealand." + article, description, rules)
                .under("new-zealand");
    }

    private static Mutant society(String name, String article, String description, Choice wrong) {
        return society(name, article, description, () -> new VariantRules(SOCIETY.with(wrong)));
    }

    private static Mutant lorrain(String name, String article, String description, Supplier<BaseRules> rules) {
        return Mutant.of("lorrain-" + name, "lorrain." + article, description, rules)
                .under("lorrain");
    }

    private static Mutant lorrain(String name, String article, String description, Choice wrong) {
        return lorrain(name, article, description, () -> new VariantRules(LORRAIN.with(wrong)));
    }
}

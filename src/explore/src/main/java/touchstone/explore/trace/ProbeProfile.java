package touchstone.explore.trace;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import touchstone.explore.generate.IllegalMove.Kind;
import touchstone.explore.generate.IllegalMoveGenerator;
import touchstone.reference.Board;
import touchstone.reference.StarPoints;
import touchstone.spi.Capability;

/**
 * What one trace queries and tries. It is drawn anew for each trace: a subject that differs in one thing all the time
 * would hide whatever else it differs in, if every trace looked at everything.
 *
 * @param looks what is looked at after moves, of what the subject shows
 * @param misdeeds which illegal moves are tried before a move
 * @param sweeps how likely it is that after a move every empty point is tried, the legal plays being taken back
 * @param returns how likely it is that some moves are taken back after a move, and made again or others in their place
 * @param setUp whether the position is set up at the end, and the play goes on from there
 * @param handicap how many fixed handicap stones are asked for at the beginning
 * @param komi what is set before anything else
 * @param moves how many moves are made at most
 */
record ProbeProfile(
        Set<Capability> looks,
        IllegalMoveGenerator misdeeds,
        double sweeps,
        double returns,
        boolean setUp,
        OptionalInt handicap,
        Optional<BigDecimal> komi,
        int moves) {

    private static final List<Capability> LOOKS = List.of(
            Capability.LISTS_LEGAL_PLAYS,
            Capability.ANSWERS_LEGALITY,
            Capability.PRISONERS,
            Capability.TURN,
            Capability.GAME_END,
            Capability.CHAINS,
            Capability.LIBERTIES);

    private static final IllegalMoveGenerator NO_MISDEEDS = new IllegalMoveGenerator(Map.of());

    /** In points: usual ones, and such as are easily lost on the way. */
    private static final List<String> KOMI = List.of("0.5", "5.5", "6.5", "7", "7.5", "-3.5", "0", "3.75", "100");

    /** @param abilities of the subject */
    static ProbeProfile draw(Set<Capability> abilities, Board board, RandomGenerator random) {
        Set<Capability> looks = EnumSet.noneOf(Capability.class);
        if (abilities.contains(Capability.READS_BOARD) && random.nextInt(10) > 0) {
            looks.add(Capability.READS_BOARD);
        }
        LOOKS.stream()
                .filter(look -> abilities.contains(look) && random.nextBoolean())
                .forEach(looks::add);
        boolean strict = abilities.contains(Capability.ENFORCES_LEGALITY);
        boolean mayReturn = abilities.contains(Capability.UNDO);
        return new ProbeProfile(
                looks,
                strict ? misdeeds(random) : NO_MISDEEDS,
                strict && mayReturn && !abilities.contains(Capability.LISTS_LEGAL_PLAYS) && random.nextInt(3) == 0
                        ? 0.1
                        : 0,
                mayReturn && random.nextInt(3) == 0 ? random.nextDouble() * 0.3 : 0,
                abilities.contains(Capability.EDITS) && random.nextInt(4) == 0,
                handicap(abilities, board, random),
                abilities.contains(Capability.KOMI) && random.nextInt(4) == 0
                        ? Optional.of(komi(random))
                        : Optional.empty(),
                moves(board, random));
    }

    /** Some kinds on each trace, and on some none: one that a subject always falls for would end every trace. */
    private static IllegalMoveGenerator misdeeds(RandomGenerator random) {
        Map<Kind, Double> chances = new EnumMap<>(Kind.class);
        double share = random.nextDouble();
        for (Kind kind : Kind.values()) {
            boolean rare = kind != Kind.ON_OWN_STONE && kind != Kind.ON_OTHER_STONE && kind != Kind.OFF_BOARD;
            if (random.nextDouble() < share) {
                chances.put(kind, random.nextDouble() * (rare ? 1 : 0.1));
            }
        }
        return new IllegalMoveGenerator(chances);
    }

    static BigDecimal komi(RandomGenerator random) {
        return new BigDecimal(KOMI.get(random.nextInt(KOMI.size())));
    }

    private static OptionalInt handicap(Set<Capability> abilities, Board board, RandomGenerator random) {
        if (!abilities.contains(Capability.HANDICAP) || random.nextInt(12) > 0) {
            return OptionalInt.empty();
        }
        int stones = 2 + random.nextInt(8);
        return StarPoints.of(board, stones).isPresent() ? OptionalInt.of(stones) : OptionalInt.empty();
    }

    /** Small boards are filled several times over, where that comes to few moves. */
    private static int moves(Board board, RandomGenerator random) {
        int most = Math.max(12, Math.min(4 * board.size(), 160));
        return 4 + random.nextInt(most);
    }

    boolean looksAt(Capability capability) {
        return looks.contains(capability);
    }
}

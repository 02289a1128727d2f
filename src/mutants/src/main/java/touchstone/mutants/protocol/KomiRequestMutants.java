package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;

/** Komi that is set, told, kept and counted otherwise than it was asked for. */
public final class KomiRequestMutants implements MutantSource {

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    @Override
    public List<Mutant> mutants() {
        return Stream.of(set(), absurd(), lost(), counted())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> set() {
        return List.of(
                mutant("komi-whole", "keeps the whole points of a komi only")
                        .mishandling(
                                "gtp.komi.echo", KomiRequestFaults.set(asked -> asked.setScale(0, RoundingMode.DOWN)))
                        .touching("gtp.failure", "gtp.komi.*", "gtp.record"),
                mutant("komi-always-with-half", "adds half a point to a komi of whole points, so that there is no draw")
                        .mishandling(
                                "gtp.komi.echo",
                                KomiRequestFaults.set(asked -> asked.signum() == 0
                                                || asked.stripTrailingZeros().scale() > 0
                                        ? asked
                                        : asked.add(new BigDecimal("0.5"))))
                        .touching("gtp.komi.*"),
                mutant("komi-not-negative", "refuses a komi for Black")
                        .mishandling("gtp.komi.echo", KomiRequestFaults.NOT_NEGATIVE)
                        .touching("gtp.komi.*"),
                mutant("komi-always-for-white", "takes a komi for Black as one for White")
                        .mishandling("gtp.komi.echo", KomiRequestFaults.set(BigDecimal::abs))
                        .touching("gtp.komi.*"),
                mutant("komi-before-the-game", "refuses a komi once a move has been made")
                        .mishandling("gtp.komi.echo", KomiRequestFaults.BEFORE_THE_GAME)
                        .touching("gtp.komi.score", "gtp.record"),
                mutant("komi-none-is-no-komi", "leaves the komi as it is when 0 is asked for")
                        .mishandling("gtp.komi.echo", KomiRequestFaults.ZERO_LEAVES_IT)
                        .touching("gtp.komi.score"),
                mutant("komi-of-its-own", "answers every komi with = and keeps its own of 7.5")
                        .mishandling("gtp.komi.echo", KomiRequestFaults.set(asked -> new BigDecimal("7.5")))
                        .seenIn("leela-zero #1846")
                        .touching("gtp.failure", "gtp.komi.*"));
    }

    private static List<Mutant> absurd() {
        return List.of(
                mutant("komi-in-halves", "rounds a komi to half points")
                        .mishandling("gtp.komi.absurd", KomiRequestFaults.set(asked -> asked.multiply(TWO)
                                .setScale(0, RoundingMode.HALF_UP)
                                .divide(TWO)))
                        .touching("gtp.komi.score"),
                mutant("komi-within-reason", "refuses a komi of more than 150 points")
                        .mishandling("gtp.komi.absurd", KomiRequestFaults.NOT_ABSURD)
                        .seenIn("KataGo, which refuses one beyond 400")
                        .touching("gtp.komi.score"),
                mutant("komi-cut", "takes 100 points for any komi of more")
                        .mishandling(
                                "gtp.komi.absurd", KomiRequestFaults.set(asked -> asked.min(BigDecimal.valueOf(100))
                                        .max(BigDecimal.valueOf(-100))))
                        .touching("gtp.komi.score"));
    }

    private static List<Mutant> lost() {
        return List.of(
                mutant("komi-lost-at-clearing", "has no komi once the board is cleared")
                        .mishandling("gtp.komi.stays", KomiRequestFaults.LOST_AT_CLEARING)
                        .seenIn("littlego #324, of Fuego"),
                mutant("komi-lost-at-handicap", "has no komi once handicap stones are placed")
                        .mishandling("gtp.komi.stays", KomiRequestFaults.LOST_AT_HANDICAP),
                mutant("komi-lost-at-undo", "has no komi once a move is taken back")
                        .mishandling("gtp.komi.stays", KomiRequestFaults.LOST_AT_UNDO));
    }

    private static List<Mutant> counted() {
        return List.of(
                mutant("komi-counted-for-black", "counts the komi for Black")
                        .mishandling("gtp.komi.score", KomiRequestFaults.counted(BigDecimal::negate)),
                mutant("komi-counted-twice", "counts the komi twice")
                        .mishandling("gtp.komi.score", KomiRequestFaults.counted(komi -> komi.multiply(TWO))),
                mutant("komi-not-counted", "tells the komi and does not count it")
                        .mishandling("gtp.komi.score", KomiRequestFaults.counted(komi -> BigDecimal.ZERO)),
                mutant("komi-counted-as-first-set", "counts the komi that was set first for any that was set since")
                        .mishandling("gtp.komi.score", KomiRequestFaults.COUNTED_AS_FIRST_SET));
    }
}

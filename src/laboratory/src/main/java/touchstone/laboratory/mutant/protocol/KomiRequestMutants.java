package touchstone.laboratory.mutant.protocol;

import static touchstone.laboratory.mutant.Pretence.BASE;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Stream;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;

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
                BASE.atDesk(
                                "komi-whole",
                                "gtp.komi.echo",
                                "keeps the whole points of a komi only",
                                KomiDesks.set(asked -> asked.setScale(0, RoundingMode.DOWN)))
                        .touching("gtp.failure", "gtp.komi.*", "gtp.record"),
                BASE.atDesk(
                                "komi-always-with-half",
                                "gtp.komi.echo",
                                "adds half a point to a komi of whole points, so that there is no draw",
                                KomiDesks.set(asked -> asked.signum() == 0
                                                || asked.stripTrailingZeros().scale() > 0
                                        ? asked
                                        : asked.add(new BigDecimal("0.5"))))
                        .touching("gtp.komi.*"),
                BASE.atDesk(
                                "komi-not-negative",
                                "gtp.komi.echo",
                                "refuses a komi for Black",
                                KomiDesks.set(KomiDesks::notNegative))
                        .touching("gtp.komi.*"),
                BASE.atDesk(
                                "komi-always-for-white",
                                "gtp.komi.echo",
                                "takes a komi for Black as one for White",
                                KomiDesks.set(BigDecimal::abs))
                        .touching("gtp.komi.*"),
                BASE.atDesk(
                                "komi-before-the-game",
                                "gtp.komi.echo",
                                "refuses a komi once a move has been made",
                                KomiDesks::beforeTheGame)
                        .touching("gtp.komi.score", "gtp.record"),
                BASE.atDesk(
                                "komi-none-is-no-komi",
                                "gtp.komi.echo",
                                "leaves the komi as it is when 0 is asked for",
                                KomiDesks::zeroLeavesIt)
                        .touching("gtp.komi.score"),
                BASE.atDesk(
                                "komi-of-its-own",
                                "gtp.komi.echo",
                                "answers every komi with = and keeps its own of 7.5",
                                KomiDesks.set(asked -> new BigDecimal("7.5")))
                        .seenIn("leela-zero #1846")
                        .touching("gtp.failure", "gtp.komi.*"));
    }

    private static List<Mutant> absurd() {
        return List.of(
                BASE.atDesk(
                                "komi-in-halves",
                                "gtp.komi.absurd",
                                "rounds a komi to half points",
                                KomiDesks.set(asked -> asked.multiply(TWO)
                                        .setScale(0, RoundingMode.HALF_UP)
                                        .divide(TWO)))
                        .touching("gtp.komi.score"),
                BASE.atDesk(
                                "komi-within-reason",
                                "gtp.komi.absurd",
                                "refuses a komi of more than 150 points",
                                KomiDesks.set(KomiDesks::notAbsurd))
                        .seenIn("KataGo, which refuses one beyond 400")
                        .touching("gtp.komi.score"),
                BASE.atDesk(
                                "komi-cut",
                                "gtp.komi.absurd",
                                "takes 100 points for any komi of more",
                                KomiDesks.set(asked ->
                                        asked.min(BigDecimal.valueOf(100)).max(BigDecimal.valueOf(-100))))
                        .touching("gtp.komi.score"));
    }

    private static List<Mutant> lost() {
        return List.of(
                BASE.atDesk(
                                "komi-lost-at-clearing",
                                "gtp.komi.stays",
                                "has no komi once the board is cleared",
                                KomiDesks::lostAtClearing)
                        .seenIn("littlego #324, of Fuego"),
                BASE.atDesk(
                        "komi-lost-at-handicap",
                        "gtp.komi.stays",
                        "has no komi once handicap stones are placed",
                        KomiDesks::lostAtHandicap),
                BASE.atDesk(
                        "komi-lost-at-undo",
                        "gtp.komi.stays",
                        "has no komi once a move is taken back",
                        KomiDesks::lostAtUndo));
    }

    private static List<Mutant> counted() {
        return List.of(
                BASE.atDesk(
                        "komi-counted-for-black",
                        "gtp.komi.score",
                        "counts the komi for Black",
                        KomiDesks.counted(BigDecimal::negate)),
                BASE.atDesk(
                        "komi-counted-twice",
                        "gtp.komi.score",
                        "counts the komi twice",
                        KomiDesks.counted(komi -> komi.multiply(TWO))),
                BASE.atDesk(
                        "komi-not-counted",
                        "gtp.komi.score",
                        "tells the komi and does not count it",
                        KomiDesks.counted(komi -> BigDecimal.ZERO)),
                BASE.atDesk(
                        "komi-counted-as-first-set",
                        "gtp.komi.score",
                        "counts the komi that was set first, whatever was set since",
                        KomiDesks::countedAsFirstSet));
    }
}

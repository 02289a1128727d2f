package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Predicate;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that read, keep or tell the komi wrongly: section 6.3.2, komi. */
public final class KomiLineMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("komi-echoed", "answers the komi that it was sent")
                        .speaking(
                                "gtp.6.3.2.komi",
                                AlteredEngine.altered(engine -> engine.instead(
                                        "komi", arguments -> engine.does("komi", arguments) + arguments.text())))
                        .touching("gtp.3.2.float", "gtp.6.1"),
                mutant("whole-komi-refused", "refuses a komi without a half point")
                        .speaking(
                                "gtp.6.3.2.komi",
                                refusing(komi -> komi.stripTrailingZeros().scale() <= 0))
                        .touching("gtp.6.3.2.komi.*", "gtp.3.2.float"),
                mutant("negative-komi-refused", "refuses a komi below zero")
                        .speaking("gtp.6.3.2.komi", refusing(komi -> komi.signum() < 0))
                        .touching("gtp.6.3.2.komi.*", "gtp.3.2.float"),
                mutant("komi-refused-once-moves-are-made", "refuses a komi in the middle of a game")
                        .speaking("gtp.6.3.2.komi", AlteredEngine.refusing("komi", (engine, words) -> !engine.moves()
                                .isEmpty()))
                        .touching("gtp.6.3.2.komi.told"),
                mutant("komi-beyond-the-board-refused", "refuses a komi of more points than a board has")
                        .speaking(
                                "gtp.6.3.2.komi.any",
                                refusing(komi -> komi.abs().compareTo(new BigDecimal(400)) > 0))
                        .seenIn("KataGo"),
                mutant("parts-of-points-refused", "refuses a komi that is no multiple of half a point")
                        .speaking(
                                "gtp.6.3.2.komi.any",
                                refusing(komi -> komi.multiply(BigDecimal.valueOf(2))
                                                .stripTrailingZeros()
                                                .scale()
                                        > 0))
                        .seenIn("KataGo"),
                mutant("komi-told-is-fixed", "always tells the same komi, whatever was sent")
                        .speaking(
                                "gtp.6.3.2.komi.told",
                                AlteredEngine.altered(engine -> engine.instead("get_komi", arguments -> "7.5")))
                        .touching("gtp.6.3.2.komi.stays", "gtp.5.3.failure", "gtp.6.3.5.loadsgf.komi"),
                mutant("komi-told-without-sign", "tells points for Black as points for White")
                        .speaking(
                                "gtp.6.3.2.komi.told",
                                AlteredEngine.altered(engine ->
                                        engine.instead("get_komi", arguments -> engine.does("get_komi", arguments)
                                                .replace("-", "")))),
                mutant("komi-of-the-next-game", "keeps a komi that is sent in a game for the next one")
                        .speaking(
                                "gtp.6.3.2.komi.told",
                                AlteredEngine.altered(engine -> engine.instead(
                                        "komi",
                                        arguments -> engine.moves().isEmpty() ? engine.does("komi", arguments) : ""))),
                mutant("words-are-no-komi", "takes what is no number for a komi of zero")
                        .speaking(
                                "gtp.6.3.2.komi.refused",
                                AlteredEngine.insteadOfFailing("komi", (engine, words, failed) -> {
                                    if (words.isEmpty()) {
                                        throw failed;
                                    }
                                    return engine.does("komi", "0");
                                }))
                        .touching("gtp.5.3.failure", "gtp.3.2.float"),
                mutant("komi-told-without-argument", "answers the komi to a komi without a number")
                        .speaking(
                                "gtp.6.3.2.komi.refused",
                                AlteredEngine.insteadOfFailing("komi", (engine, words, failed) -> {
                                    if (words.isEmpty()) {
                                        return engine.does("get_komi");
                                    }
                                    throw failed;
                                }))
                        .seenIn("Matilda")
                        .touching("gtp.2.7.*"),
                mutant("komi-reset-when-cleared", "has its usual komi again when the board is cleared")
                        .speaking("gtp.6.3.2.komi.stays", resetting("clear_board"))
                        .touching("gtp.6.3.2.komi.told"),
                mutant("komi-reset-by-a-size", "has its usual komi again when the board gets a size")
                        .speaking("gtp.6.3.2.komi.stays", resetting("boardsize")),
                mutant("komi-reset-by-undo", "has its usual komi again when a move is taken back")
                        .speaking("gtp.6.3.2.komi.stays", resetting("undo")),
                mutant("komi-reset-by-a-handicap", "has another komi when handicap stones are placed")
                        .speaking("gtp.6.3.2.komi.stays", resetting("set_free_handicap")));
    }

    private static SpeechFault refusing(Predicate<BigDecimal> refused) {
        return AlteredEngine.refusing(
                "komi",
                (engine, words) -> words.size() == 1
                        && words.get(0).matches("-?[0-9]+(\\.[0-9]+)?")
                        && refused.test(new BigDecimal(words.get(0))));
    }

    private static SpeechFault resetting(String command) {
        return AlteredEngine.afterwards(command, engine -> engine.does("komi", "6.5"));
    }
}

package touchstone.mutants.ruleset;

import static touchstone.mutants.Mutant.mutant;
import static touchstone.mutants.ruleset.RulesetClaims.CHINESE_OGS;
import static touchstone.mutants.ruleset.RulesetClaims.CHINESE_PRACTICE;

import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.KoFaults;
import touchstone.reference.choice.Repetition;

/** The Chinese rules as tournaments and servers play them. */
public final class ChinesePracticeMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(CHINESE_PRACTICE, "practice-by-the-letter", "forbids longer circles, as the articles do")
                        .breaking("chinese-practice.ko", Repetition.SITUATIONAL),
                mutant(CHINESE_PRACTICE, "practice-on-a-server", "forbids longer circles, as servers do")
                        .breaking("chinese-practice.ko", Repetition.POSITIONAL),
                mutant(CHINESE_PRACTICE, "practice-without-ko", "lets a ko be retaken at once")
                        .breaking("chinese-practice.ko", Repetition.NONE),
                mutant(CHINESE_OGS, "server-with-the-turn", "lets a position come back with the other player to move")
                        .breaking("chinese-ogs.repetition", Repetition.SITUATIONAL),
                mutant(CHINESE_OGS, "server-by-who-made-it", "forbids only positions that the player has made")
                        .breaking("chinese-ogs.repetition", Repetition.NATURAL_SITUATIONAL),
                mutant(CHINESE_OGS, "server-with-a-referee", "forbids no circle longer than a ko")
                        .breaking("chinese-ogs.repetition", Repetition.SIMPLE),
                mutant(CHINESE_OGS, "server-keeps-kos-closed", "keeps a ko closed after an exchange elsewhere")
                        .breaking("chinese-ogs.repetition", KoFaults.KEPT_AFTER_EXCHANGE));
    }
}

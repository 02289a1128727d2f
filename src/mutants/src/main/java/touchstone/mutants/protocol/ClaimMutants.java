package touchstone.mutants.protocol;

import static touchstone.mutants.Mutant.mutant;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantClaim;
import touchstone.mutants.MutantSource;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Mutants that play as asked, and report other rules or another komi. */
public final class ClaimMutants implements MutantSource {

    private static final String RULES = "claim.rules";
    private static final String KOMI = "claim.komi";

    private static final MutantClaim SITUATIONAL =
            MutantClaim.with(Repetition.SITUATIONAL, SelfCapture.FORBIDDEN, Compensation.ONE_LESS, Komi.HALF);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant(SITUATIONAL, "says-positional", "says that its superko is positional")
                        .mishandling(RULES, StatedRulesFaults.of(Repetition.POSITIONAL)),
                mutant(SITUATIONAL, "says-other-rules-on-19x19", "says on 19x19 boards that it allows self-capture")
                        .mishandling(
                                RULES,
                                StatedRulesFaults.when(
                                        controlled -> controlled.game().board().width() == 19, SelfCapture.ALLOWED)),
                mutant(
                                SITUATIONAL,
                                "says-other-rules-in-mid-game",
                                "says once a move was made that it knows no repetition")
                        .mishandling(
                                RULES,
                                StatedRulesFaults.when(
                                        controlled -> controlled.game().moves() > 0, Repetition.NONE)),
                mutant(SITUATIONAL, "says-other-rules-at-the-end", "says after the end that it allows self-capture")
                        .mishandling(
                                RULES,
                                StatedRulesFaults.when(
                                        controlled -> controlled.game().over(), SelfCapture.ALLOWED)),
                mutant(
                                SITUATIONAL,
                                "says-other-rules-once-cleared",
                                "says that it allows self-capture once the board was cleared after a game")
                        .mishandling(RULES, StatedRulesFaults.afterClearing(SelfCapture.ALLOWED)),
                mutant(
                                SITUATIONAL,
                                "says-other-rules-with-komi",
                                "says that its superko is positional once there is komi")
                        .mishandling(
                                RULES,
                                StatedRulesFaults.when(
                                        controlled -> controlled.komi().signum() != 0, Repetition.POSITIONAL)),
                mutant(
                                SITUATIONAL,
                                "says-other-rules-with-handicap",
                                "says that White gets nothing for handicap stones once there are some")
                        .mishandling(
                                RULES,
                                StatedRulesFaults.when(
                                        controlled -> controlled
                                                        .game()
                                                        .course()
                                                        .terms()
                                                        .handicap()
                                                > 0,
                                        Compensation.NONE)),
                mutant(Komi.HALF, "komi-rounded", "rounds komi to whole points")
                        .mishandling(KOMI, KomiRequestFaults.set(komi -> komi.setScale(0, RoundingMode.DOWN))),
                mutant(Komi.INTEGER, "komi-kept", "keeps to the komi it was given first")
                        .mishandling(KOMI, KomiRequestFaults.FIRST_KEPT),
                mutant(Komi.BLACK_WINS_TIES, "komi-unheard", "takes no notice of komi")
                        .mishandling(KOMI, KomiRequestFaults.set(komi -> BigDecimal.ZERO)),
                mutant(Komi.AUCTION, "komi-reversed", "takes komi for Black's")
                        .mishandling(KOMI, KomiRequestFaults.set(BigDecimal::negate)));
    }
}

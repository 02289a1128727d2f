package touchstone.laboratory.mutant.claim;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import touchstone.laboratory.mutant.Mutant;
import touchstone.laboratory.mutant.MutantSource;
import touchstone.laboratory.mutant.Pretence;
import touchstone.laboratory.mutant.breakage.Accounts;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Subjects that play as they were asked to, and say otherwise. */
public final class ClaimMutants implements MutantSource {

    private static final String RULES = "claim.rules";
    private static final String KOMI = "claim.komi";

    private static final Pretence SITUATIONAL =
            Pretence.with(Repetition.SITUATIONAL, SelfCapture.FORBIDDEN, Compensation.ONE_LESS, Komi.HALF);

    @Override
    public List<Mutant> mutants() {
        return List.of(
                SITUATIONAL.atDesk(
                        "says-positional",
                        RULES,
                        "says that its superko is positional",
                        Accounts.of(Repetition.POSITIONAL)),
                SITUATIONAL.atDesk(
                        "says-other-rules-on-19x19",
                        RULES,
                        "says on 19x19 boards that it allows self-capture",
                        Accounts.when(desk -> desk.game().board().width() == 19, SelfCapture.ALLOWED)),
                SITUATIONAL.atDesk(
                        "says-other-rules-in-mid-game",
                        RULES,
                        "says once a move was made that it knows no repetition",
                        Accounts.when(desk -> desk.game().moves() > 0, Repetition.NONE)),
                SITUATIONAL.atDesk(
                        "says-other-rules-at-the-end",
                        RULES,
                        "says after the end that it allows self-capture",
                        Accounts.when(desk -> desk.game().over(), SelfCapture.ALLOWED)),
                SITUATIONAL.atDesk(
                        "says-other-rules-once-cleared",
                        RULES,
                        "says that it allows self-capture once the board was cleared after a game",
                        Accounts.afterClearing(SelfCapture.ALLOWED)),
                SITUATIONAL.atDesk(
                        "says-other-rules-with-komi",
                        RULES,
                        "says that its superko is positional once there is komi",
                        Accounts.when(desk -> desk.komi().signum() != 0, Repetition.POSITIONAL)),
                SITUATIONAL.atDesk(
                        "says-other-rules-with-handicap",
                        RULES,
                        "says that White gets nothing for handicap stones once there are some",
                        Accounts.when(desk -> desk.game().course().terms().handicap() > 0, Compensation.NONE)),
                Pretence.with(Komi.HALF)
                        .atDesk(
                                "komi-rounded",
                                KOMI,
                                "rounds komi to whole points",
                                Accounts.ofKomi(komi -> komi.setScale(0, RoundingMode.DOWN))),
                Pretence.with(Komi.INTEGER)
                        .atDesk("komi-kept", KOMI, "keeps to the komi it was given first", Accounts.ofTheFirstKomi()),
                Pretence.with(Komi.BLACK_WINS_TIES)
                        .atDesk(
                                "komi-unheard",
                                KOMI,
                                "takes no notice of komi",
                                Accounts.ofKomi(komi -> BigDecimal.ZERO)),
                Pretence.with(Komi.AUCTION)
                        .atDesk("komi-reversed", KOMI, "takes komi for Black's", Accounts.ofKomi(BigDecimal::negate)));
    }
}

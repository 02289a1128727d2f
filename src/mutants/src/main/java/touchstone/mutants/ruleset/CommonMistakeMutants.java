package touchstone.mutants.ruleset;

import static touchstone.mutants.Mutant.mutant;
import static touchstone.mutants.ruleset.RulesetClaims.AGA;
import static touchstone.mutants.ruleset.RulesetClaims.ANCIENT_CHINESE;
import static touchstone.mutants.ruleset.RulesetClaims.BELGIAN;
import static touchstone.mutants.ruleset.RulesetClaims.BRITISH;
import static touchstone.mutants.ruleset.RulesetClaims.CHINESE;
import static touchstone.mutants.ruleset.RulesetClaims.DAVIES;
import static touchstone.mutants.ruleset.RulesetClaims.FRENCH;
import static touchstone.mutants.ruleset.RulesetClaims.ING;
import static touchstone.mutants.ruleset.RulesetClaims.ING_SIMPLIFIED;
import static touchstone.mutants.ruleset.RulesetClaims.JAPANESE;
import static touchstone.mutants.ruleset.RulesetClaims.LORRAIN;
import static touchstone.mutants.ruleset.RulesetClaims.NEW_ZEALAND;
import static touchstone.mutants.ruleset.RulesetClaims.STONE_SCORING;
import static touchstone.mutants.ruleset.RulesetClaims.WAGC;
import static touchstone.mutants.ruleset.RulesetClaims.WMSG;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantClaim;
import touchstone.mutants.MutantSource;
import touchstone.mutants.fault.AdjacencyFaults;
import touchstone.mutants.fault.AgreementFaults;
import touchstone.mutants.fault.BoardFaults;
import touchstone.mutants.fault.CaptureFaults;
import touchstone.mutants.fault.ChainFaults;
import touchstone.mutants.fault.PlacementFaults;
import touchstone.mutants.fault.RuleFault;
import touchstone.mutants.fault.TurnFaults;
import touchstone.reference.Statement;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.SelfCapture;

/** Common mistakes under rulesets whose articles other mutants leave unbroken. */
public final class CommonMistakeMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return Stream.of(
                        aga(),
                        base(),
                        belgian(),
                        british(),
                        chinese(),
                        davies(),
                        french(),
                        ing(),
                        ingSimplified(),
                        japanese(),
                        lorrain(),
                        newZealand(),
                        stoneScoring(),
                        wagc(),
                        wmsg())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> aga() {
        return List.of(
                with(AGA, "no-pass", "lets nobody pass while there are empty points", TurnFaults.NO_PASS, "aga.10"),
                with(
                        AGA,
                        "diagonals-adjacent",
                        "takes points for adjacent that are joined on a diagonal",
                        AdjacencyFaults.DIAGONAL,
                        "aga.5"));
    }

    private static List<Mutant> base() {
        return List.of(
                with(
                        AGA,
                        "liberties-not-shared",
                        "lets each stone live on its own liberties alone",
                        ChainFaults.LIBERTIES_NOT_SHARED,
                        "base.7.step-1"),
                instead(MutantClaim.BASE, SelfCapture.FORBIDDEN, "base.7.step-3", "plays self-capture=forbidden"),
                instead(ANCIENT_CHINESE, SelfCapture.ALLOWED, "base.7A", "plays self-capture=allowed"),
                with(
                        ANCIENT_CHINESE,
                        "captures-in-atari",
                        "takes stones off that have one liberty left",
                        CaptureFaults.IN_ATARI,
                        "base.7A"),
                with(
                        MutantClaim.BASE_7A,
                        "no-corners",
                        "has no points in the corners",
                        BoardFaults.CORNERS_MISSING,
                        "base.8.single-stone"));
    }

    private static List<Mutant> belgian() {
        return List.of(
                with(BELGIAN, "white-begins", "lets White move first", TurnFaults.WHITE_FIRST, "belgian.1"),
                instead(BELGIAN, Ending.TWO_PASSES, "belgian.4", "plays ending=two-passes"),
                with(
                        BELGIAN,
                        "diagonals-adjacent",
                        "takes points for adjacent that are joined on a diagonal",
                        AdjacencyFaults.DIAGONAL,
                        "belgian.6"));
    }

    private static List<Mutant> british() {
        return List.of(
                with(
                        BRITISH,
                        "no-turns",
                        "leaves the turn with the player who has moved",
                        TurnFaults.NO_ALTERNATION,
                        "british.2-1"),
                with(
                        BRITISH,
                        "plays-over-stones",
                        "lets a stone be played on another",
                        PlacementFaults.OVERWRITE,
                        "british.2-1"));
    }

    private static List<Mutant> chinese() {
        return List.of(
                with(CHINESE, "captures-nothing", "takes no stone off", CaptureFaults.NOTHING, "chinese.4"),
                with(
                        CHINESE,
                        "resigning-wins",
                        "lets the player win who resigns",
                        AgreementFaults.RESIGNING_WINS,
                        "chinese.7"));
    }

    private static List<Mutant> davies() {
        return List.of(
                instead(DAVIES, Handicap.NONE, "davies.1", "plays handicap=none"),
                instead(DAVIES, Komi.BLACK_WINS_TIES, "davies.9", "plays komi=black-wins-ties"));
    }

    private static List<Mutant> french() {
        return List.of(with(
                FRENCH,
                "rows-joined",
                "joins the end of a row with the beginning of the next",
                AdjacencyFaults.ROW_WRAP,
                "french.territory"));
    }

    private static List<Mutant> ing() {
        return List.of(with(ING, "captures-nothing", "takes no stone off", CaptureFaults.NOTHING, "ing.3"));
    }

    private static List<Mutant> ingSimplified() {
        return List.of(instead(ING_SIMPLIFIED, Scoring.STONES, "ing-simplified.7", "plays scoring=stones"));
    }

    private static List<Mutant> japanese() {
        return List.of(
                with(
                        JAPANESE,
                        "quarrel-at-any-time",
                        "takes it for a quarrel whenever the players agree on nothing",
                        AgreementFaults.taken(Statement.Deadlock.class),
                        "japanese.13-1"),
                with(
                        JAPANESE,
                        "contact-plays-only",
                        "lets stones be played beside stones only",
                        PlacementFaults.CONTACT_PLAYS_ONLY,
                        "japanese.2"),
                with(
                        JAPANESE,
                        "dead-at-any-time",
                        "takes an agreement on dead stones whenever it is made",
                        AgreementFaults.taken(Statement.Dead.class),
                        "japanese.9-2"));
    }

    private static List<Mutant> lorrain() {
        return List.of(
                with(
                        LORRAIN,
                        "stones-at-the-start",
                        "begins with stones on the board",
                        BoardFaults.STONES_AT_THE_START,
                        "lorrain.10"),
                instead(LORRAIN, Ending.TWO_PASSES, "lorrain.11", "plays ending=two-passes"),
                instead(LORRAIN, Scoring.TERRITORY, "lorrain.12", "plays scoring=territory"),
                with(
                        LORRAIN,
                        "columns-apart",
                        "takes points of a column for not adjacent",
                        AdjacencyFaults.HORIZONTAL_ONLY,
                        "lorrain.4"),
                with(LORRAIN, "no-corners", "has no points in the corners", BoardFaults.CORNERS_MISSING, "lorrain.8"),
                with(
                        LORRAIN,
                        "no-pass",
                        "lets nobody pass while there are empty points",
                        TurnFaults.NO_PASS,
                        "lorrain.9.pass"));
    }

    private static List<Mutant> newZealand() {
        return List.of(
                instead(NEW_ZEALAND, Boards.NINETEEN, "new-zealand.1", "plays boards=nineteen"),
                with(
                        NEW_ZEALAND,
                        "one-colour",
                        "places black stones for both players",
                        PlacementFaults.ONE_COLOR,
                        "new-zealand.2"),
                instead(NEW_ZEALAND, Ending.TWO_PASSES, "new-zealand.5", "plays ending=two-passes"),
                instead(NEW_ZEALAND, Scoring.TERRITORY, "new-zealand.5", "plays scoring=territory"));
    }

    private static List<Mutant> stoneScoring() {
        return List.of(with(
                STONE_SCORING,
                "two-stones-a-play",
                "places two stones at a play",
                PlacementFaults.TWO_STONES_A_PLAY,
                "stone-scoring.1"));
    }

    private static List<Mutant> wagc() {
        return List.of(
                with(WAGC, "no-corners", "has no points in the corners", BoardFaults.CORNERS_MISSING, "wagc.ko"));
    }

    private static List<Mutant> wmsg() {
        return List.of(
                with(WMSG, "captures-nothing", "takes no stone off", CaptureFaults.NOTHING, "wmsg.1-3"),
                with(WMSG, "no-corners", "has no points in the corners", BoardFaults.CORNERS_MISSING, "wmsg.1-5"),
                with(
                        WMSG,
                        "request-at-any-time",
                        "takes a request to go on whenever it is made",
                        AgreementFaults.taken(Statement.Resume.class),
                        "wmsg.1-5.resumption"));
    }

    private static Mutant with(MutantClaim claim, String name, String description, RuleFault fault, String clause) {
        return mutant(claim, prefix(clause) + "-" + name, description)
                .breaking(clause, fault)
                .touching("*");
    }

    private static Mutant instead(MutantClaim claim, Choice wrong, String clause, String description) {
        return mutant(claim, prefix(clause) + "-" + wrong.id(), description)
                .breaking(clause, wrong)
                .touching("*");
    }

    private static String prefix(String clause) {
        return clause.replace('.', '-').toLowerCase(Locale.ROOT);
    }
}

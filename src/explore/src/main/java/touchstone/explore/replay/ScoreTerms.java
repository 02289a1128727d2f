package touchstone.explore.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;

/** The terms of a score: what each article of the rules adds or subtracts. The terms add up to the score. */
public final class ScoreTerms {

    private static final BaseRules SURROUNDED = new BaseRules();

    private final Game game;
    private final VariantRules rules;
    private final Position position;
    private final List<ScoreTerm> terms = new ArrayList<>();

    private ScoreTerms(Game game) {
        this.game = game;
        this.rules = (VariantRules) game.rules();
        this.position = rules.finalPosition(game);
    }

    /**
     * The terms of the score if the game ended now.
     *
     * @param game under the rules of a variant
     * @param komi points for White beside what the players agreed on
     */
    public static List<ScoreTerm> of(Game game, double komi) {
        ScoreTerms all = new ScoreTerms(game);
        all.counted();
        all.added(komi);
        return all.terms.stream().filter(term -> !term.isNothing()).toList();
    }

    private void counted() {
        switch (rules.variant().get(Scoring.class)) {
            case AREA -> {
                stones(Scoring.AREA);
                PointSet black = rules.territory(position, Color.BLACK);
                PointSet white = rules.territory(position, Color.WHITE);
                surrounded(Scoring.AREA, black, white);
                double shared = rules.shared(position);
                add(Neutral.class, "dame (neutral points)", shared, shared, "");
            }
            case TERRITORY -> {
                surrounded(Scoring.TERRITORY, rules.territory(game, Color.BLACK), rules.territory(game, Color.WHITE));
                prisoners();
            }
            case STONES -> stones(Scoring.STONES);
        }
    }

    private void stones(Choice scoring) {
        add(
                clause(scoring),
                "stones on the board",
                player -> position.stones(player).size(),
                "");
    }

    private void surrounded(Choice scoring, PointSet black, PointSet white) {
        String points = Stream.of(black.isEmpty() ? "" : "Black: " + black, white.isEmpty() ? "" : "White: " + white)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
        terms.add(new ScoreTerm(clause(scoring), "territory", black.size(), white.size(), points));
        if (rules.variant().has(Seki.DOES_NOT_COUNT)) {
            PointSet excluded = SURROUNDED
                    .territory(position, Color.BLACK)
                    .or(SURROUNDED.territory(position, Color.WHITE))
                    .minus(black)
                    .minus(white);
            if (!excluded.isEmpty()) {
                terms.add(new ScoreTerm(
                        clause(Seki.DOES_NOT_COUNT), "does not count, being in seki", 0, 0, "" + excluded));
            }
        }
    }

    /** Stones handed over are told apart from those taken. */
    private void prisoners() {
        Course.Passes passes = game.course().passes();
        boolean given = rules.variant().has(PassStones.GIVEN);
        ToDoubleFunction<Color> handed = player -> given ? passes.of(player.opponent()) : 0;
        add(
                "scoring.territory.captured",
                "prisoners, dead stones among them",
                player -> rules.lost(game, player.opponent()) - handed.applyAsDouble(player),
                "");
        add(clause(PassStones.GIVEN), "stones handed over by the opponent's passes", handed, "");
    }

    private void added(double komi) {
        add(GroupTax.class, "tax on groups", -rules.tax(game, Color.BLACK), -rules.tax(game, Color.WHITE), "");
        add(Button.class, "the button", rules.button(game, Color.BLACK), rules.button(game, Color.WHITE), "");
        add(Komi.class, "komi", 0, game.course().terms().komi() + komi, "");
        add(Compensation.class, "compensation for handicap stones", 0, rules.compensation(game), "");
        add(FirstPass.class, "White having passed first", 0, rules.firstPass(game), "");
    }

    private void add(Class<? extends Choice> axis, String what, double black, double white, String detail) {
        terms.add(new ScoreTerm(clause(rules.variant().get(axis)), what, black, white, detail));
    }

    private void add(String clause, String what, ToDoubleFunction<Color> points, String detail) {
        terms.add(new ScoreTerm(
                clause, what, points.applyAsDouble(Color.BLACK), points.applyAsDouble(Color.WHITE), detail));
    }

    private static String clause(Choice choice) {
        return choice.axis().id() + "." + choice.id();
    }
}

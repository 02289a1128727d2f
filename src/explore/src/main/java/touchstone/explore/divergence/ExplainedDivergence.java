package touchstone.explore.divergence;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;

/**
 * A divergence with what each of the two rulesets says of it.
 *
 * @param first as one of the two is called; it may be a ruleset with another's choice on one axis
 * @param second as the other is called
 */
public record ExplainedDivergence(
        Divergence divergence,
        String first,
        RulesetVerdict says,
        String second,
        RulesetVerdict saysOther,
        List<Position> positions) {

    /** @param one the rules called by the first name, in force from the start */
    static ExplainedDivergence of(
            Divergence divergence, String first, VariantRules one, String second, VariantRules other) {
        List<Position> here = positions(divergence, one);
        List<Position> there = positions(divergence, other);
        return new ExplainedDivergence(
                divergence,
                first,
                RulesetVerdict.of(one, divergence),
                second,
                RulesetVerdict.of(other, divergence),
                here.size() >= there.size() ? here : there);
    }

    private static List<Position> positions(Divergence divergence, VariantRules rules) {
        List<Position> positions = new java.util.ArrayList<>();
        Game game = divergence.start().game(rules);
        positions.add(game.position());
        for (GameStep step : divergence.steps()) {
            Ruling ruling = step.ruling(rules, game);
            if (ruling instanceof Ruling.Refused) {
                break;
            }
            game = DivergenceSearch.after(ruling);
            positions.add(game.position());
        }
        return positions;
    }

    /** The steps with their numbers, as in {@code 1. Black A1  2. White pass}. */
    public String numbered() {
        StringJoiner joined = new StringJoiner("  ");
        int number = 0;
        for (GameStep step : divergence.steps()) {
            joined.add(++number + ". " + step);
        }
        return number == 0 ? "no step" : joined.toString();
    }

    /** The position in which they part: before a step that one refuses, else after the last. */
    public Position position() {
        int steps = divergence.steps().size();
        return positions.get(divergence.kind().isRuling() ? steps - 1 : steps);
    }

    /** The point of the last step, if it is a play that one refuses: not yet on the board. */
    public Optional<Point> point() {
        return divergence.kind().isRuling()
                        && divergence.steps().get(divergence.steps().size() - 1) instanceof GameStep.Moved moved
                        && moved.move() instanceof Move.Play play
                ? Optional.of(play.point())
                : Optional.empty();
    }

    /** The position in which they part, in the notation of scenarios; the point in question is named {@code a}. */
    public String picture() {
        return PositionText.of(
                position(), point().filter(point -> position().stone(point).isEmpty()));
    }
}

package touchstone.cluster.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchstone.explore.replay.AgreedDeadStones;
import touchstone.explore.settled.PlayedOut;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;

/**
 * What is counted where a game ends, for all rulesets alike.
 *
 * @param counted without dead stones, neutral points filled; empty if it is not known what is dead
 * @param black how many black stones are dead
 * @param white the same for White
 */
record EndPosition(Basis basis, Optional<Position> counted, int black, int white) {

    /** How it is known. */
    enum Basis {
        /** The record marks territory. */
        MARKED,
        /** Nothing on the board can be dead. */
        PLAYED_OUT,
        /** Random play takes these stones for dead, and with them the recorded score comes out, by area or by territory. */
        RECORDED_SCORE,
        UNKNOWN
    }

    private static final EndPosition UNKNOWN = new EndPosition(Basis.UNKNOWN, Optional.empty(), 0, 0);

    private static final Pattern SCORE = Pattern.compile("\\s*([BWbw])\\s*\\+\\s*(\\d{1,3}(?:\\.\\d{1,2})?)\\s*");

    /** In what part of random games a stone is lost that is taken for dead; the likeliest first. */
    private static final double[] PARTS = {0.55, 0.4, 0.7};

    private static final double EXACT = 0.01;

    /** @param ends the game at its end, by each ruleset */
    static EndPosition of(RecordedGame.Legible recorded, List<Game> ends) {
        Game game = ends.get(0);
        Position position = game.position();
        Optional<AgreedDeadStones> marked = AgreedDeadStones.marked(position, recorded.description());
        if (marked.isPresent()) {
            return without(Basis.MARKED, game, marked.get().stones());
        }
        if (PlayedOut.test(position)) {
            return without(Basis.PLAYED_OUT, game, position.board().none());
        }
        OptionalDouble lead = lead(recorded);
        return lead.isPresent()
                ? confirmed(lead.getAsDouble(), recorded.record().komi().orElse(0), ends)
                : UNKNOWN;
    }

    private static EndPosition without(Basis basis, Game game, PointSet dead) {
        Position position = game.position();
        return new EndPosition(
                basis,
                Optional.of(NeutralFilling.of(position.without(dead), game.toMove())),
                dead.and(position.stones(Color.BLACK)).size(),
                dead.and(position.stones(Color.WHITE)).size());
    }

    private static EndPosition confirmed(double lead, double komi, List<Game> ends) {
        List<Game> asked = usual(ends);
        for (PointSet dead :
                new LinkedHashSet<>(List.of(RandomPlay.dead(ends.get(0).position(), PARTS)))) {
            EndPosition end = without(Basis.RECORDED_SCORE, ends.get(0), dead);
            boolean comesOut = asked.stream()
                    .map(game -> GameScores.finish(game, end, komi).score().lead())
                    .anyMatch(found -> Math.abs(found - lead) < EXACT);
            if (comesOut) {
                return end;
            }
        }
        return UNKNOWN;
    }

    /** By area and by territory, as people count, one ruleset of each: others come to any score by chance. */
    private static List<Game> usual(List<Game> ends) {
        return Stream.of(Scoring.AREA, Scoring.TERRITORY)
                .flatMap(scoring ->
                        ends.stream().filter(game -> usual(game, scoring)).limit(1))
                .toList();
    }

    private static boolean usual(Game game, Scoring scoring) {
        Variant variant = ((VariantRules) game.rules()).variant();
        return variant.has(scoring)
                && variant.has(GroupTax.NONE)
                && variant.has(Button.NONE)
                && variant.has(PassStones.NONE);
    }

    private static OptionalDouble lead(RecordedGame.Legible game) {
        Matcher score = SCORE.matcher(game.description().result().orElse(""));
        if (!score.matches()) {
            return OptionalDouble.empty();
        }
        double points = Double.parseDouble(score.group(2));
        return OptionalDouble.of(score.group(1).equalsIgnoreCase("B") ? points : -points);
    }
}

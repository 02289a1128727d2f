package touchstone.laboratory.relation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.subject.Capability;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** Looks at whatever a subject shows of a game that is going on, its points being some of the board's. */
record Glances(Set<Capability> abilities, RandomGenerator random) {

    /** All that can be looked at, where it is about points at a few of them by lot. */
    List<Step> all(Game game, PointSet points) {
        List<Sight> sights = new ArrayList<>(List.of(
                new Sight.Stones(),
                new Sight.LegalPlays(game.toMove()),
                new Sight.Prisoners(Color.BLACK),
                new Sight.Prisoners(Color.WHITE),
                new Sight.Turn(),
                new Sight.Over()));
        for (Point point : some(points)) {
            sights.add(new Sight.Legal(game.toMove(), point));
        }
        for (Point stone : some(points.and(game.position().stones()))) {
            sights.add(new Sight.Chain(stone));
            sights.add(new Sight.Liberties(stone));
        }
        return sights.stream()
                .filter(sight -> abilities.contains(sight.capability()))
                .<Step>map(Step.Look::new)
                .toList();
    }

    /** One of them by lot; none if nothing can be looked at. */
    List<Step> one(Game game, PointSet points) {
        List<Step> all = all(game, points);
        return all.isEmpty() ? all : List.of(all.get(random.nextInt(all.size())));
    }

    private List<Point> some(PointSet points) {
        List<Point> all = points.stream().toList();
        return all.isEmpty()
                ? all
                : random.ints(4, 0, all.size()).distinct().mapToObj(all::get).toList();
    }
}

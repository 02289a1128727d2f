package touchstone.cli.consistency;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.spi.Capability;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** Chooses questions about a game in progress, among those that a subject can answer. */
record RandomQueries(Set<Capability> abilities, RandomGenerator random) {

    /** All that can be looked at, where it is about points at a few of them by lot. */
    List<TraceStep> all(Game game, PointSet points) {
        List<Query> queries = new ArrayList<>(List.of(
                new Query.Stones(),
                new Query.LegalPlays(game.toMove()),
                new Query.Prisoners(Color.BLACK),
                new Query.Prisoners(Color.WHITE),
                new Query.Turn(),
                new Query.Over()));
        for (Point point : some(points)) {
            queries.add(new Query.Legal(game.toMove(), point));
        }
        for (Point stone : some(points.and(game.position().stones()))) {
            queries.add(new Query.Chain(stone));
            queries.add(new Query.Liberties(stone));
        }
        return queries.stream()
                .filter(query -> abilities.contains(query.capability()))
                .<TraceStep>map(TraceStep.QueryStep::new)
                .toList();
    }

    /** One of them by lot; none if nothing can be looked at. */
    List<TraceStep> one(Game game, PointSet points) {
        List<TraceStep> all = all(game, points);
        return all.isEmpty() ? all : List.of(all.get(random.nextInt(all.size())));
    }

    private List<Point> some(PointSet points) {
        List<Point> all = points.stream().toList();
        return all.isEmpty()
                ? all
                : random.ints(4, 0, all.size()).distinct().mapToObj(all::get).toList();
    }
}

package touchstone.reference;

/** Which points are adjacent (clause base.2.adjacent), and what follows from it for paths of adjacent points. */
public interface Adjacency {

    /** Points joined by a line, with no point between. */
    Adjacency ALONG_LINES = new Adjacency() {
        @Override
        public PointSet of(PointSet points) {
            return points.neighbours();
        }

        @Override
        public PointSet reached(PointSet points, PointSet state) {
            return points.reaching(state);
        }
    };

    /** The points adjacent to some of these. */
    PointSet of(PointSet points);

    /**
     * These points, and those to which a path of adjacent points leads from them.
     *
     * @param state in which all points of a path are, but the one where it begins
     */
    PointSet reached(PointSet points, PointSet state);
}

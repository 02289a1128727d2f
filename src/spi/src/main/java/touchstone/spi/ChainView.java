package touchstone.spi;

import touchstone.reference.Point;
import touchstone.reference.PointSet;

/** A session that shows chains: {@link Capability#CHAINS}, and {@link Capability#LIBERTIES} if it shows their liberties. */
public interface ChainView {

    /** The stones of the chain to which this stone belongs. */
    PointSet chain(Point stone);

    /** The liberties of the chain to which this stone belongs. */
    default PointSet liberties(Point stone) {
        throw new UnsupportedException(Capability.LIBERTIES);
    }
}

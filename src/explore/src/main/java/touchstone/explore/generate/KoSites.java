package touchstone.explore.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Where a ko may arise: two adjacent points, the mouths, one surrounded by the player's stones but for the other, which is
 * surrounded by the opponent's but for the first. A stone on one of them is taken from the other, and so on.
 */
final class KoSites {

    /** How many places are looked at for one move; boards larger than 9x9 have more, of which some in a row are drawn. */
    private static final int LOOKED_AT = 300;

    private final List<Site> sites = new ArrayList<>();

    /**
     * One such place, seen by the player.
     *
     * @param ours the mouth that the player surrounds; only a stone of the opponent's can be taken there
     * @param theirs the mouth that the opponent surrounds
     * @param round the other neighbours of the player's mouth
     * @param beyond those of the opponent's mouth
     */
    private record Site(int ours, int theirs, int[] round, int[] beyond) {}

    KoSites(BoardGrid grid) {
        for (int ours = 0; ours < grid.size(); ours++) {
            for (int theirs : grid.neighbours(ours)) {
                sites.add(new Site(ours, theirs, without(grid, ours, theirs), without(grid, theirs, ours)));
            }
        }
    }

    private static int[] without(BoardGrid grid, int point, int one) {
        return Arrays.stream(grid.neighbours(point)).filter(next -> next != one).toArray();
    }

    /**
     * A point where the player's stone brings a ko nearer to being: the one that lacks least, by lot among equals.
     *
     * @param patience how many stones a ko may lack, the player's and the opponent's together, to be worth a stone
     * @return -1 if there is none
     */
    int next(FastPosition sketch, byte own, int patience, RandomGenerator random) {
        int best = patience + 1;
        int ties = 0;
        int found = -1;
        int start = sites.isEmpty() ? 0 : random.nextInt(sites.size());
        for (int i = 0; i < Math.min(LOOKED_AT, sites.size()); i++) {
            Site site = sites.get((start + i) % sites.size());
            int lacking = lacking(sketch, site, own);
            if (lacking <= best) {
                int point = wanted(sketch, site);
                if (point >= 0) {
                    ties = lacking < best ? 1 : ties + 1;
                    best = lacking;
                    found = random.nextInt(ties) == 0 ? point : found;
                }
            }
        }
        return found;
    }

    /** How many stones have yet to be played round a place, the one in its mouth included; many if it is spoiled. */
    private static int lacking(FastPosition sketch, Site site, byte own) {
        byte other = FastPosition.other(own);
        byte ours = sketch.state(site.ours());
        byte theirs = sketch.state(site.theirs());
        boolean spoiled = ours == own || theirs == other;
        if (spoiled || ours != FastPosition.EMPTY && theirs != FastPosition.EMPTY) {
            return Integer.MAX_VALUE;
        }
        int lacking = ours == FastPosition.EMPTY && theirs == FastPosition.EMPTY ? 1 : 0;
        for (int point : site.round()) {
            if (sketch.state(point) == other) {
                return Integer.MAX_VALUE;
            }
            lacking += sketch.state(point) == FastPosition.EMPTY ? 1 : 0;
        }
        for (int point : site.beyond()) {
            if (sketch.state(point) == own) {
                return Integer.MAX_VALUE;
            }
            lacking += sketch.state(point) == FastPosition.EMPTY ? 1 : 0;
        }
        return lacking;
    }

    /** Where the player's next stone belongs: round the own mouth, or else, once all stand round both, into the other. */
    private static int wanted(FastPosition sketch, Site site) {
        for (int point : site.round()) {
            if (sketch.state(point) == FastPosition.EMPTY) {
                return point;
            }
        }
        for (int point : site.beyond()) {
            if (sketch.state(point) == FastPosition.EMPTY) {
                return -1;
            }
        }
        return sketch.state(site.ours()) == FastPosition.EMPTY && sketch.state(site.theirs()) == FastPosition.EMPTY
                ? site.theirs()
                : -1;
    }
}

package touchstone.life.search;

import java.util.Arrays;

/**
 * What one player has for good on a part of a board, even if the player passes from now on, as {@code
 * touchstone.life.UnconditionalLife} has it.
 *
 * @param stones those that are never captured
 * @param territory points around which they stand, and on which no stone of the opponent can stay
 */
record LocalUnconditionalLife(long stones, long territory) {

    static LocalUnconditionalLife of(LocalBoard board, LocalMoment moment, boolean black) {
        return of(board, moment, black, false);
    }

    /** What the player has for good by eyes that are territory, even if the player plays anywhere else. */
    static LocalUnconditionalLife byTerritoryAlone(LocalBoard board, LocalMoment moment, boolean black) {
        return of(board, moment, black, true);
    }

    private static LocalUnconditionalLife of(
            LocalBoard board, LocalMoment moment, boolean black, boolean territoryOnly) {
        long own = moment.stones(black);
        long[] chains = parts(board, own);
        long[] regions = parts(board, board.all() & ~own);
        long beside = board.beside(black);
        boolean[] enclosed = new boolean[regions.length];
        for (int i = 0; i < regions.length; i++) {
            enclosed[i] = (regions[i] & board.beside(!black)) == 0;
        }
        long empties = moment.empties(board);
        long alive = own;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int i = 0; i < regions.length && territoryOnly; i++) {
                if (enclosed[i] && !isTerritory(regions[i], board.adjacent(alive) | beside)) {
                    enclosed[i] = false;
                    changed = true;
                }
            }
            for (long chain : chains) {
                if ((chain & alive) != 0
                        && (chain & beside) == 0
                        && !twoEyes(board, chain, regions, enclosed, empties)) {
                    alive &= ~chain;
                    changed = true;
                }
            }
            long besideOthers = board.adjacent(own & ~alive);
            for (int i = 0; i < regions.length; i++) {
                if (enclosed[i] && (regions[i] & besideOthers) != 0) {
                    enclosed[i] = false;
                    changed = true;
                }
            }
        }
        long border = board.adjacent(alive) | beside;
        long territory = 0;
        for (int i = 0; i < regions.length; i++) {
            if (enclosed[i] && isTerritory(regions[i], border)) {
                territory |= regions[i];
            }
        }
        return new LocalUnconditionalLife(alive, territory);
    }

    private static boolean isTerritory(long region, long border) {
        return (region & border) != 0 && Long.bitCount(region & ~border) <= 1;
    }

    private static boolean twoEyes(LocalBoard board, long chain, long[] regions, boolean[] enclosed, long empties) {
        long border = board.adjacent(chain);
        int eyes = 0;
        for (int i = 0; i < regions.length && eyes < 2; i++) {
            if (enclosed[i]
                    && (regions[i] & border) != 0
                    && (regions[i] & empties) != 0
                    && (regions[i] & empties & ~border) == 0) {
                eyes++;
            }
        }
        return eyes >= 2;
    }

    private static long[] parts(LocalBoard board, long set) {
        long[] parts = new long[Long.bitCount(set)];
        int count = 0;
        for (long rest = set; rest != 0; ) {
            parts[count] = board.reached(Long.lowestOneBit(rest), set);
            rest &= ~parts[count++];
        }
        return Arrays.copyOf(parts, count);
    }

    long points() {
        return stones | territory;
    }
}

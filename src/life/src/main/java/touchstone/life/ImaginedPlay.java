package touchstone.life;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Moments of imagined play, each with a number, and what may follow each; of one board, by one reading. It grows as it is asked. */
final class ImaginedPlay {

    private final KoOpening opening;
    private final Map<Imagined, Integer> numbers = new HashMap<>();
    private final List<Imagined> moments = new ArrayList<>();
    private final Map<Integer, int[]> next = new HashMap<>();

    ImaginedPlay(KoOpening opening) {
        this.opening = opening;
    }

    int number(Imagined moment) {
        return numbers.computeIfAbsent(moment, any -> {
            moments.add(moment);
            return moments.size() - 1;
        });
    }

    Imagined moment(int number) {
        return moments.get(number);
    }

    int[] next(int number) {
        return next.computeIfAbsent(number, any -> moment(number).next(opening).values().stream()
                .mapToInt(this::number)
                .toArray());
    }
}

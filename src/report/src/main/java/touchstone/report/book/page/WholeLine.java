package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.reference.Move;
import touchstone.reference.Point;

/**
 * All moves of a scenario at once: one board with their numbers, and texts to take along.
 *
 * @param diagram empty if there are fewer than two moves, of which the boards one by one show as much
 */
public record WholeLine(Optional<IllustratedScenario.View> diagram, List<GameText> texts) {

    /**
     * A game in a format of programs.
     *
     * @param format the ending of a file's name: sgf or gtp
     */
    public record GameText(String format, String text) {}

    /** @param id of the scenario */
    static WholeLine of(PlayedLine line, String id, BoardDrawings gobans) {
        List<GameText> texts = new ArrayList<>();
        texts.add(new GameText("sgf", line.sgf(id)));
        line.gtp().ifPresent(text -> texts.add(new GameText("gtp", text)));
        return new WholeLine(line.moves().size() < 2 ? Optional.empty() : Optional.of(view(line, gobans)), texts);
    }

    /** A move to a point that has a stone or a number already, and a pass, are told below the board. */
    private static IllustratedScenario.View view(PlayedLine line, BoardDrawings gobans) {
        SortedMap<Integer, Point> numbers = new TreeMap<>();
        Set<Point> taken = new HashSet<>();
        List<String> others = new ArrayList<>();
        for (int i = 0; i < line.moves().size(); i++) {
            Move move = line.moves().get(i).move();
            int number = i + 1;
            if (!(move instanceof Move.Play play)) {
                others.add(number + " pass");
            } else if (line.start().stone(play.point()).isEmpty() && taken.add(play.point())) {
                numbers.put(number, play.point());
            } else {
                others.add(number + " at " + play.point());
            }
        }
        String caption =
                "Moves 1 to " + line.moves().size() + (others.isEmpty() ? "" : "; " + String.join(", ", others));
        return new IllustratedScenario.View(gobans.numbered(line, numbers, caption), caption);
    }
}

package touchstone.explore.speed;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How many plays several boards make, in a second of processor time, and what share of the reference's that is. */
final class SpeedTable {

    private final List<Integer> sizes;
    private final Map<String, Map<Integer, Double>> speeds = new LinkedHashMap<>();
    private final Map<String, String> lacks = new LinkedHashMap<>();

    SpeedTable(List<Integer> sizes) {
        this.sizes = sizes;
    }

    /**
     * @param lacking what the board does less than the reference
     * @param size the side of the board, in lines
     * @param speed plays in a second of processor time
     */
    void add(String board, String lacking, int size, double speed) {
        speeds.computeIfAbsent(board, name -> new TreeMap<>()).put(size, speed);
        lacks.put(board, lacking);
    }

    /** @param reference the board that the others are compared with */
    String text(String reference) {
        StringBuilder text = new StringBuilder("| plays in a second of processor time |");
        sizes.forEach(size -> text.append(" %1$dx%1$d | ratio |".formatted(size)));
        text.append(" what it does less |\n| --- |")
                .append(" ---: | ---: |".repeat(sizes.size()))
                .append(" --- |\n");
        for (String board : speeds.keySet()) {
            text.append("| ").append(board).append(" |");
            sizes.forEach(size -> text.append(
                    cells(speeds.get(board).get(size), speeds.get(reference).get(size))));
            text.append(' ').append(lacks.get(board)).append(" |\n");
        }
        return text.toString();
    }

    private static String cells(Double speed, double reference) {
        if (speed == null) {
            return " - | - |";
        }
        BigDecimal ratio = new BigDecimal(speed / reference).round(new MathContext(2));
        return String.format(Locale.ROOT, " %,d | %s |", Math.round(speed), ratio.toPlainString());
    }
}

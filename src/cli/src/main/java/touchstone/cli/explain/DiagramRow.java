package touchstone.cli.explain;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.text.WordUtils;
import touchstone.cli.terminal.TerminalInfo;

/** Diagrams with captions, as many in a row as fit the terminal. */
record DiagramRow(PrintWriter out) {

    private static final int WIDTH = TerminalInfo.width(100);
    private static final int NARROWEST = 22;
    private static final String GAP = "   ";

    void print(List<ExplanationDiagrams.Captioned> pictures) {
        List<List<String>> blocks = new ArrayList<>();
        int captions = 0;
        for (ExplanationDiagrams.Captioned picture : pictures) {
            captions = Math.max(captions, caption(picture).size());
        }
        for (ExplanationDiagrams.Captioned picture : pictures) {
            List<String> block = new ArrayList<>(caption(picture));
            while (block.size() < captions) {
                block.add("");
            }
            block.addAll(picture.drawing().rows());
            blocks.add(block);
        }
        int width = width(pictures);
        int room = Math.max(1, (WIDTH - 2 + GAP.length()) / (width + GAP.length()));
        for (int from = 0; from < blocks.size(); from += room) {
            print(blocks.subList(from, Math.min(from + room, blocks.size())), width);
            out.println();
        }
    }

    private static int width(List<ExplanationDiagrams.Captioned> pictures) {
        return pictures.stream()
                .mapToInt(picture -> Math.max(
                        NARROWEST, 2 * picture.drawing().position().board().width() - 1))
                .max()
                .orElse(NARROWEST);
    }

    private static List<String> caption(ExplanationDiagrams.Captioned picture) {
        return WordUtils.wrap(picture.caption(), width(List.of(picture)), "\n", true)
                .lines()
                .toList();
    }

    private void print(List<List<String>> blocks, int width) {
        for (int row = 0; row < blocks.get(0).size(); row++) {
            StringBuilder line = new StringBuilder("  ");
            for (List<String> block : blocks) {
                String part = block.get(row);
                line.append(part)
                        .append(" ".repeat(Math.max(0, width - part.length())))
                        .append(GAP);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}

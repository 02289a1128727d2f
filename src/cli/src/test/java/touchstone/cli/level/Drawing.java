package touchstone.cli.level;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.reference.Point;

/** How engines draw their boards. */
enum Drawing {
    GNU_GO {
        @Override
        String draw(Board board) {
            StringBuilder text = new StringBuilder("= \n").append(board.letters("   "));
            board.eachRow(row -> {
                text.append(String.format("%n%2d ", row + 1));
                for (int column = 0; column < board.width(); column++) {
                    text.append(board.state(column, row, true)).append(' ');
                }
                text.append(row + 1);
                if (row == 1) {
                    text.append("     WHITE (O) has captured 0 stones");
                } else if (row == 0) {
                    text.append("     BLACK (X) has captured 0 stones");
                }
            });
            return text.append('\n').append(board.letters("   ")).toString();
        }
    },
    KATA_GO {
        @Override
        String draw(Board board) {
            StringBuilder text = new StringBuilder("= MoveNum: 3 HASH: 7B3E90A1\n").append(board.letters("   "));
            board.eachRow(row -> {
                text.append(String.format("%n%2d ", row + 1));
                for (int column = 0; column < board.width(); column++) {
                    text.append(board.state(column, row, false));
                    int ago = board.latest().indexOf(new Point(column, row));
                    if (ago >= 0 && ago < 3) {
                        text.append(Math.min(3, board.latest().size()) - ago);
                    } else if (column < board.width() - 1) {
                        text.append(' ');
                    }
                }
            });
            return text.append("\nNext player: Black\nRules: {\"ko\":\"POSITIONAL\",\"suicide\":true}\n")
                    .append("B stones captured: 0\nW stones captured: 0")
                    .toString();
        }
    },
    PACHI {
        @Override
        String draw(Board board) {
            String frame = "\n    +" + "-".repeat(2 * board.width() + 1) + "+";
            StringBuilder text = new StringBuilder("= \nMove:   3  Komi: 0.0  Handicap: 0  Captures B: 0 W: 0\n")
                    .append(board.letters("      "))
                    .append(frame);
            board.eachRow(row -> {
                text.append(String.format("%n %2d |", row + 1));
                for (int column = 0; column < board.width(); column++) {
                    boolean last = column > 0 && board.last().equals(Optional.of(new Point(column - 1, row)));
                    text.append(last ? ')' : ' ').append(board.state(column, row, false));
                }
                boolean last = board.last().equals(Optional.of(new Point(board.width() - 1, row)));
                text.append(last ? ')' : ' ').append('|');
            });
            return text.append(frame).toString();
        }
    },
    /** As Pachi does once it has searched: whose every point it expects to be stands beside the board. */
    PACHI_WITH_OWNERS {
        @Override
        String draw(Board board) {
            return PACHI.draw(board)
                    .lines()
                    .map(line -> line.endsWith(" |") || line.endsWith(")|")
                            ? line + "   | " + "x , O : ".repeat(board.width()) + "|"
                            : line)
                    .reduce((a, b) -> a + "\n" + b)
                    .orElseThrow();
        }
    },
    LEELA_ZERO {
        @Override
        String draw(Board board) {
            String letters = board.letters("   ").toLowerCase(Locale.ROOT) + " ";
            StringBuilder text = new StringBuilder("= \nPasses: 0            Black (X) Prisoners: 0\n")
                    .append("Black (X) to move    White (O) Prisoners: 0\n\n")
                    .append(letters);
            board.eachRow(row -> {
                text.append(String.format("%n%2d", row + 1));
                Optional<Integer> last =
                        board.last().filter(point -> point.row() == row).map(Point::column);
                text.append(last.equals(Optional.of(0)) ? '(' : ' ');
                for (int column = 0; column < board.width(); column++) {
                    text.append(board.state(column, row, true));
                    text.append(
                            last.equals(Optional.of(column)) ? ')' : last.equals(Optional.of(column + 1)) ? '(' : ' ');
                }
                text.append(String.format("%2d", row + 1));
            });
            return text.append('\n')
                    .append(letters)
                    .append("\n\nHash: 9A930BE1616C538E Ko-Hash: A14C933E7669946D\n\n")
                    .append("Black time: 01:00:00\nWhite time: 01:00:00\n")
                    .toString();
        }
    },
    FUEGO {
        @Override
        String draw(Board board) {
            StringBuilder text = new StringBuilder("= \n").append(board.letters("   "));
            board.eachRow(row -> {
                text.append(String.format("%n%2d ", row + 1));
                for (int column = 0; column < board.width(); column++) {
                    text.append(board.state(column, row, true)).append(' ');
                }
                text.append(row + 1);
                if (row == board.height() - 1) {
                    text.append("  X (Black) to play: 0 prisoners");
                }
            });
            return text.append('\n').append(board.letters("   ")).toString();
        }
    };

    /** @return a reply without the empty line that ends it */
    abstract String draw(Board board);

    /** A showboard in this manner. */
    EngineVariation onOutput() {
        return (inner, errors) ->
                command -> command.equals("showboard") ? draw(Board.of(inner)) : inner.answer(command);
    }

    /** A showboard that answers nothing and draws on standard error. */
    EngineVariation onErrors() {
        return (inner, errors) -> command -> {
            if (!command.equals("showboard")) {
                return inner.answer(command);
            }
            errors.print(draw(Board.of(inner)).substring(2));
            errors.flush();
            return "= ";
        };
    }

    /**
     * What is to be drawn.
     *
     * @param latest where the latest plays were made, the last first
     * @param passed whether the last move was a pass
     */
    record Board(int width, int height, List<Point> black, List<Point> white, List<Point> latest, boolean passed) {

        static Board of(CommandHandler inner) {
            List<String> sides = inner.words("query_boardsize");
            List<String> history = inner.told("move_history").lines().toList();
            return new Board(
                    Integer.parseInt(sides.get(0)),
                    Integer.parseInt(sides.get(sides.size() - 1)),
                    points(inner.words("list_stones black")),
                    points(inner.words("list_stones white")),
                    points(history.stream()
                            .limit(3)
                            .map(move -> move.split(" ")[1])
                            .filter(vertex -> !vertex.equals("PASS"))
                            .toList()),
                    history.isEmpty() || history.get(0).endsWith("PASS"));
        }

        private static List<Point> points(List<String> words) {
            return words.stream().map(Point::parse).toList();
        }

        Optional<Point> last() {
            return passed ? Optional.empty() : Optional.of(latest.get(0));
        }

        void eachRow(java.util.function.IntConsumer draw) {
            for (int row = height - 1; row >= 0; row--) {
                draw.accept(row);
            }
        }

        String letters(String indent) {
            StringBuilder letters = new StringBuilder(indent);
            for (int column = 0; column < width; column++) {
                letters.append(column == 0 ? "" : " ")
                        .append(new Point(column, 0).toString().charAt(0));
            }
            return letters.toString();
        }

        char state(int column, int row, boolean stars) {
            Point point = new Point(column, row);
            boolean star = stars && width > 6 && column % 6 == 3 && row % 6 == 3;
            return black.contains(point) ? 'X' : white.contains(point) ? 'O' : star ? '+' : '.';
        }
    }
}

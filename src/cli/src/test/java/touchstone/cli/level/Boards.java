package touchstone.cli.level;

import java.util.List;

/** What engines make of boardsize, clear_board and komi. */
final class Boards {

    private Boards() {}

    static EngineVariation onlyOf(String side) {
        return (inner, errors) ->
                command -> EngineVariation.named(command, "boardsize") && !command.equals("boardsize " + side)
                        ? "? unacceptable size"
                        : inner.answer(command);
    }

    static EngineVariation squareOnly() {
        return (inner, errors) -> command -> command.startsWith("boardsize ") && command.split(" ").length != 2
                ? "? syntax error"
                : inner.answer(command);
    }

    /** As GNU Go does: "boardsize 9 7" is 9x9. */
    static EngineVariation secondSideIgnored() {
        return (inner, errors) -> command -> inner.answer(
                command.contains("boardsize ")
                        ? String.join(" ", List.of(command.split(" ")).subList(0, 2))
                        : command);
    }

    static EngineVariation komiResetByClearing(String points) {
        return (inner, errors) -> command -> {
            if (command.equals("clear_board")) {
                inner.answer("komi " + points);
            }
            return inner.answer(command);
        };
    }

    static EngineVariation komiRefused(String points) {
        return (inner, errors) -> {
            inner.answer("komi " + points);
            return command -> EngineVariation.named(command, "komi") ? "? komi not changed" : inner.answer(command);
        };
    }

    static EngineVariation komiIgnored(String points) {
        return (inner, errors) -> {
            inner.answer("komi " + points);
            return command -> EngineVariation.named(command, "komi") ? "= " : inner.answer(command);
        };
    }

    /** After a change of size there may be anything on the board, says the protocol, until it is cleared. */
    static EngineVariation notClearedByBoardsize() {
        return (inner, errors) -> command -> {
            if (!command.startsWith("boardsize ")) {
                return inner.answer(command);
            }
            String sides = String.join(" ", inner.words("query_boardsize"));
            if (command.equals("boardsize " + sides)) {
                return "= ";
            }
            String reply = inner.answer(command);
            inner.answer("play B B1");
            return reply;
        };
    }

    /** As KataGo has it: what came before a second move of the same player is no longer history. */
    static EngineVariation historyClearedBySameColour() {
        return (inner, errors) -> {
            String[] last = {""};
            return command -> {
                String[] words = command.split(" ");
                if (words[0].equals("clear_board") || words[0].equals("boardsize")) {
                    last[0] = "";
                } else if (words[0].equals("play") && words.length == 3) {
                    String other = words[1].equals(last[0]) ? "" : last[0];
                    last[0] = words[1];
                    if (other.isEmpty()
                            && !inner.told("gogui-rules_side_to_move")
                                    .startsWith(words[1].toLowerCase(java.util.Locale.ROOT))) {
                        inner.answer("gogui-setup_player " + words[1]);
                    }
                }
                return inner.answer(command);
            };
        };
    }
}

package touchstone.gtp.game;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Position;

/** The commands by which an engine is given a position. */
public enum SetUpCommands {
    /** GoGui's: stones onto an empty board, then the player to move. */
    GOGUI("gogui-setup", "gogui-setup_player") {
        @Override
        public List<String> commands(Position position, Color toMove) {
            List<String> commands = new ArrayList<>(List.of("clear_board"));
            if (!position.stones().isEmpty()) {
                commands.add("gogui-setup" + stones(position));
            }
            commands.add("gogui-setup_player " + PlayedMove.letter(toMove));
            return commands;
        }
    },
    /** KataGo's: the board as it is from now on. Who moves is left to whoever does; until then it takes it for Black's turn. */
    KATAGO("set_position") {
        @Override
        public boolean tells(Color toMove) {
            return toMove == Color.BLACK;
        }

        @Override
        public List<String> commands(Position position, Color toMove) {
            return List.of("set_position" + stones(position));
        }
    };

    @SuppressWarnings("ImmutableEnumChecker") // Nobody gets it but as a copy.
    private final String[] names;

    SetUpCommands(String... names) {
        this.names = names;
    }

    /** The commands that are used. */
    public String[] names() {
        return names.clone();
    }

    /** Whether the engine knows then that it is this player's turn. */
    public boolean tells(Color toMove) {
        return true;
    }

    /** What takes up a position, in this order. */
    public abstract List<String> commands(Position position, Color toMove);

    /** One command that any engine with these must take on an empty board. */
    public String trial() {
        return names[0] + " B C3 W E5";
    }

    private static String stones(Position position) {
        StringBuilder stones = new StringBuilder();
        for (Color color : Color.values()) {
            position.stones(color).forEach(point -> stones.append(' ')
                    .append(PlayedMove.letter(color))
                    .append(' ')
                    .append(point));
        }
        return stones.toString();
    }
}

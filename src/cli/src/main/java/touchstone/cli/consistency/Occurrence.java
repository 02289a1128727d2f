package touchstone.cli.consistency;

/** Where an inconsistency shows: by what is played before in the process. */
public enum Occurrence {

    /** In games of which each is the first of its process. */
    ANY_GAME("any-game", "shows where each game is the first of its process"),

    /** In the second game of a process, when the first was the other of the two. */
    SECOND_GAME(
            "second-game",
            "shows only in a second game of one process: in a process of its own each game is answered alike"),

    /** Only after more games than that, or by chance. */
    LATER_GAME(
            "later-game",
            "shows only after other games in the same process, or by chance: in new processes it was not seen");

    private final String id;
    private final String words;

    Occurrence(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** What it is called in a record. */
    public String id() {
        return id;
    }

    /** As the rest of a sentence that begins with the inconsistency. */
    public String words() {
        return words;
    }
}

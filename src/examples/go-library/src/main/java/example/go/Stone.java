package example.go;

/** What is on a point. */
public enum Stone {
    NONE,
    BLACK,
    WHITE;

    public Stone opponent() {
        return this == BLACK ? WHITE : this == WHITE ? BLACK : NONE;
    }
}

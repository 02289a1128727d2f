package touchstone.gtp.lines;

/** Text that was sent, for a reader: control characters by their names, and long text cut. */
record SentText(String text) {

    private static final int LONGEST = 200;

    String shown() {
        StringBuilder shown = new StringBuilder();
        String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        for (int i = 0; i < whole.length() && shown.length() < LONGEST; i++) {
            char c = whole.charAt(i);
            switch (c) {
                case '\t' -> shown.append("<TAB>");
                case '\r' -> shown.append("<CR>");
                case '\n' -> shown.append("<LF>");
                case 127 -> shown.append("<DEL>");
                default -> {
                    if (c < ' ') {
                        shown.append(String.format("<%02X>", (int) c));
                    } else {
                        shown.append(c);
                    }
                }
            }
        }
        return shown + (whole.length() > LONGEST ? "... (" + whole.length() + " characters)" : "");
    }
}

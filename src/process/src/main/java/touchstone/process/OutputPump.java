package touchstone.process;

import java.io.IOException;
import java.io.InputStream;

/** A thread that reads a stream of a program for as long as its reader wants, so that the program never blocks. */
record OutputPump(InputStream stream, OutputReader reader) {

    void start(String name) {
        Thread thread = new Thread(this::run, name);
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        byte[] chunk = new byte[1 << 13];
        try {
            int count;
            while ((count = stream.read(chunk)) >= 0) {
                if (!reader.read(chunk, count)) {
                    return;
                }
            }
        } catch (IOException e) {
            reader.breakOff();
            return;
        }
        reader.end();
    }
}

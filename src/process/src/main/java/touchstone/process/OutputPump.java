package touchstone.process;

import java.io.IOException;
import java.io.InputStream;

/** Reads what a process answers for as long as its reader wants. */
record OutputPump(InputStream output, OutputReader reader) {

    void run() {
        byte[] chunk = new byte[1 << 13];
        try {
            int count;
            while ((count = output.read(chunk)) >= 0) {
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

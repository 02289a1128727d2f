package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import touchstone.laboratory.fuzz.FuzzFolder;

/** Folders of campaigns, as a user names them. */
final class FuzzFolders {

    private FuzzFolders() {}

    /** @throws Complaint if it can't be written to, or another run is writing there */
    static FuzzFolder open(Path folder) {
        try {
            return FuzzFolder.open(folder);
        } catch (IOException e) {
            throw Complaint.trouble("can't write to " + folder + ": " + e.getMessage() + "; choose another --out");
        }
    }
}

package touchstone.gtp.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import touchstone.process.PrintedText;

/**
 * What is known by now of an engine's faults of form, for all its processes: what one process had to wait for to find out is
 * known to the next from its start. May be used by several threads at once.
 */
public final class KnownForm {

    /** How often in a row a command may let a whole time limit pass before it is not asked any more. */
    static final int WAITS = 2;

    /** No engine has it: whether it is answered tells whether refusals are. */
    public static final String UNKNOWN = "touchstone-unknown-command";

    private final AtomicReference<Set<FormFault>> faults = new AtomicReference<>(Set.of());
    /** How many whole time limits in a row each command has let pass, by name. */
    private final Map<String, Integer> hung = new ConcurrentHashMap<>();
    /** Commands that were not asked again, and why. */
    private final Map<String, String> given = new ConcurrentHashMap<>();
    /** The first command that was never answered while a later one was. */
    private final AtomicReference<String> dropped = new AtomicReference<>("");

    /** Whether no command at all is answered that is refused. */
    private final AtomicBoolean silentRefusals = new AtomicBoolean();

    private final AtomicInteger fullWaits = new AtomicInteger();

    /** Whether it was seen to have a fault. */
    boolean has(FormFault fault) {
        return faults.get().contains(fault);
    }

    void add(FormFault fault) {
        if (!has(fault)) {
            faults.updateAndGet(before -> {
                Set<FormFault> after = EnumSet.of(fault);
                after.addAll(before);
                return Collections.unmodifiableSet(after);
            });
        }
    }

    /** Whether ids of answers like this one tell nothing, so that their order alone counts. */
    boolean ignoresIds(boolean success) {
        return success
                ? has(FormFault.SUCCESS_WITHOUT_ID)
                        || has(FormFault.SUCCESS_WITH_WRONG_ID)
                        || has(FormFault.ID_AFTER_SPACE)
                : has(FormFault.FAILURE_WITHOUT_ID)
                        || has(FormFault.FAILURE_WITH_WRONG_ID)
                        || has(FormFault.ID_AFTER_SPACE);
    }

    /** Whether it may have to be seen from the answer to one command more that the last one is ended, or not to come. */
    boolean mayLeaveOpen() {
        return !dropped.get().isEmpty() || leavesUnended();
    }

    private boolean leavesUnended() {
        Set<FormFault> known = faults.get();
        return !known.isEmpty()
                && (known.contains(FormFault.FAILURE_NOT_ENDED)
                        || known.contains(FormFault.EMPTY_NOT_ENDED)
                        || known.contains(FormFault.TEXT_NOT_ENDED));
    }

    /** A command was never answered, and one that was asked after it was. */
    void leftOut(String command) {
        dropped.compareAndSet("", RecordFiles.told(command));
        if (command.equals(UNKNOWN)) {
            silentRefusals.set(true);
        }
    }

    /**
     * What it says that a command was never answered, as an answer: that it was refused, by an engine that answers no refusal; that
     * it was carried out, if whoever sends it finds out whether it was; that it was refused, if nothing else hangs on it. Nothing
     * if it may have been either.
     */
    Optional<Reply> silence(String command) {
        boolean refused = silentRefusals.get() || name(command).equals("komi");
        boolean tried = name(command).endsWith("boardsize");
        return refused || tried ? Optional.of(new Reply(!refused, -1, "")) : Optional.empty();
    }

    /** Whether no command has let a time limit pass lately, so that nothing need be noted of those that are answered. */
    boolean neverHung() {
        return hung.isEmpty();
    }

    /** A command has let the whole time limit pass. */
    void letPass(String command, Duration limit) {
        fullWaits.incrementAndGet();
        String name = name(command);
        if (hung.merge(name, 1, Integer::sum) >= WAITS) {
            given.put(
                    name,
                    "did not answer " + PrintedText.quoted(name) + " within " + PrintedText.time(limit) + ", twice");
        }
    }

    void answered(String command) {
        hung.computeIfPresent(name(command), (name, count) -> count < WAITS ? null : count);
    }

    /** Why a command is not asked again, as the rest of a sentence that begins with the engine; empty if it is. */
    String notAskedAgain(String command) {
        return given.isEmpty() ? "" : given.getOrDefault(name(command), "");
    }

    /** How often a whole time limit has been waited for. */
    public int fullWaits() {
        return fullWaits.get();
    }

    /** What had to be coped with, as sentences without full stop. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        faults.get().forEach(fault -> notes.add(fault.note()));
        String command = dropped.get();
        if (!command.isEmpty()) {
            notes.add(FormFault.note(
                    silentRefusals.get()
                            ? "answers no command that it refuses"
                            : "does not answer every command, such as " + PrintedText.quoted(command),
                    "2.6"));
        }
        given.values().stream().sorted().forEach(why -> notes.add("the engine " + why + ", and is not asked it again"));
        return notes;
    }

    private static String name(String command) {
        int space = command.indexOf(' ');
        return space < 0 ? command : command.substring(0, space);
    }
}

package touchstone.gtp.probe;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import touchstone.gtp.client.KnownForm;
import touchstone.gtp.client.Reply;
import touchstone.gtp.client.RestartingConnection;
import touchstone.gtp.game.SetUpCommands;
import touchstone.gtp.observe.BoardSizes;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.observe.EngineProfile;
import touchstone.gtp.observe.ObservationCommands;
import touchstone.gtp.observe.WitnessChannels;
import touchstone.gtp.rules.KataReport;
import touchstone.gtp.rules.RulesSetter;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.rules.WantedRules;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.StatedRules;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;

/**
 * Finds out what an engine can show, before any scenario runs: which commands there are that observe the game, and which of
 * them can be read. Where several show the same thing, known games tell which is the best evidence. Nothing that is wrong here
 * excuses anything: the scenarios find it too.
 */
public final class Probe {

    /** Sides of the square boards to try things on, the one that most engines and most commands take first. */
    public static final List<Integer> SIDES = List.of(7, 5, 9, 13, 19);

    /** Sides that some engines take and then end over, though they have the usual ones. */
    private static final int[] UNUSUAL_SIDES = {1, 2, 3, 20, Board.LARGEST};

    private final RestartingConnection connection;
    private final BoardSizes sizes;
    private final String commandLine;
    private final Optional<WantedRules> wanted;
    private final ProbeFindings findings = new ProbeFindings();
    private Optional<RulesSetter.Briefed> briefed = Optional.empty();
    private Optional<StatedRules> report = Optional.empty();

    /** @param wanted the rules it is to be told to play by before anything is tried */
    public Probe(RestartingConnection connection, BoardSizes sizes, String commandLine, Optional<WantedRules> wanted) {
        this.connection = connection;
        this.sizes = sizes;
        this.commandLine = commandLine;
        this.wanted = wanted;
    }

    public EngineProfile profile() {
        Identity identity = identity();
        refusal();
        Set<String> known = commands();
        rules(known);
        Optional<ProbeGames> probeGames = probeGames(known);
        if (probeGames.isEmpty()) {
            findings.note(Capability.BOARD_SIZE, "nothing could be tried, for want of a board");
            return profile(
                    identity,
                    Channels.NONE,
                    EngineProfile.SetUpManner.PLAYS,
                    Optional.empty(),
                    Optional.empty(),
                    false);
        }
        findings.has(Capability.BOARD_SIZE, probeGames.get().sizeCommand());
        rectangular();
        unusualSizes();
        PositionProbe position = new PositionProbe(probeGames.get());
        CourseProbe course = new CourseProbe(probeGames.get());
        ScoreProbe score = new ScoreProbe(probeGames.get());
        if (!position.lay()) {
            findings.note("the engine refuses the moves of an ordinary opening");
        }
        var shown = position.board();
        var legality = position.legality();
        var legalPlays = position.legalPlays();
        var chain = position.chain();
        var liberties = position.liberties();
        position.legalityByPlays();
        var manner = position.setUp(shown.best());
        var prisoners = course.prisoners();
        var toMove = course.toMove();
        Channels channels = new Channels(
                shown.best(),
                legality.best(),
                legalPlays.best(),
                chain,
                liberties,
                prisoners.best(),
                toMove.best(),
                course.over(),
                score.lead(),
                score.territory(),
                new WitnessChannels(
                        shown.witnesses(),
                        legality.witnesses(),
                        legalPlays.witnesses(),
                        prisoners.witnesses(),
                        toMove.witnesses()));
        score.deadStones();
        boolean handicapped = channels.lead().map(score::handicapped).orElse(false);
        Optional<SetUpCommands> edits =
                new ControllerProbe(probeGames.get(), handicapBenches(probeGames.get()), connection::revive).find();
        return profile(identity, channels, manner, controls(probeGames.get()), edits, handicapped);
    }

    /** First of all, as what an engine shows may hang on its rules. */
    private void rules(Set<String> known) {
        if (known.contains(RulesSetter.GET)) {
            findings.has(Capability.TELLS_RULES, RulesSetter.GET);
        }
        RulesSetter.SETTERS.stream()
                .filter(known::contains)
                .findFirst()
                .ifPresent(setter -> findings.has(Capability.RULESETS, setter));
        briefed = wanted.map(rules -> new RulesSetter(connection, known, rules).brief());
        briefed.ifPresent(rules -> connection.brief(rules.commands()));
        if (wanted.isEmpty() && known.contains(RulesSetter.GET)) {
            report = reported();
        }
    }

    private Optional<StatedRules> reported() {
        try {
            return KataReport.ask(connection);
        } catch (SubjectErrorException broken) {
            findings.note(RulesSetter.GET + " is not used: " + broken.getMessage());
            connection.revive();
            return Optional.empty();
        }
    }

    /** What an engine that was told nothing says of its rules, once there is a {@link #profile}. */
    public Optional<StatedRules> report() {
        return report;
    }

    /** What came of telling the engine by which rules to play, once there is a {@link #profile}. */
    public Optional<RulesSetter.Briefed> briefed() {
        return briefed;
    }

    private EngineProfile profile(
            Identity identity,
            Channels channels,
            EngineProfile.SetUpManner manner,
            Optional<EngineProfile.Generator> generator,
            Optional<SetUpCommands> edits,
            boolean handicapped) {
        Set<Capability> capabilities = EnumSet.noneOf(Capability.class);
        capabilities.addAll(findings.seen().keySet());
        return new EngineProfile(
                identity,
                capabilities,
                channels,
                manner,
                generator,
                edits,
                handicapped,
                findings.seen(),
                List.copyOf(findings.notes()),
                findings.unused());
    }

    private Identity identity() {
        Reply protocol = asked("protocol_version");
        if (protocol.takesIdForCommand()) {
            throw new SubjectErrorException(
                    "the engine answered without the command's id: " + PrintedText.quoted(protocol.shown())
                            + ", at the command \"protocol_version\"",
                    "");
        }
        if (!protocol.success() || !protocol.text().startsWith("2")) {
            findings.note("protocol_version answers " + PrintedText.quoted(protocol.shown()) + ", not 2");
        }
        List<Reply> replies = List.of(asked("name"), asked("version"));
        String name =
                replies.get(0).success() ? PrintedText.clean(replies.get(0).text()) : "";
        String version =
                replies.get(1).success() ? PrintedText.clean(replies.get(1).text()) : "";
        return new Identity(id(name), name, version, commandLine);
    }

    /**
     * Asks for what an engine can be judged without. One that has no answer to that, and has answered something before, is started
     * again.
     *
     * @return a failure without text if there was no answer
     */
    private Reply asked(String command) {
        try {
            return connection.ask(command);
        } catch (SubjectErrorException broken) {
            if (!connection.hasAnswered()) {
                throw broken;
            }
            findings.note(command + " is not used: " + broken.getMessage());
            connection.revive();
            return new Reply(false, -1, "");
        }
    }

    /** Whether refusals are answered is found out first: else a move that is refused looks like one that breaks the engine. */
    private void refusal() {
        try {
            connection.ask(KnownForm.UNKNOWN);
        } catch (SubjectErrorException broken) {
            connection.revive();
        }
    }

    /** Lower-case words joined by hyphens, such as {@code gnu-go}. */
    private static String id(String name) {
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("^-+|-+$", "");
        return id.isEmpty() ? "engine" : id;
    }

    private Set<String> commands() {
        Reply list = asked("list_commands");
        Set<String> known = new TreeSet<>();
        if (list.success() && !list.text().isBlank()) {
            known.addAll(list.words());
            return known;
        }
        findings.note("list_commands answers " + PrintedText.quoted(list.shown()) + ", so known_command is asked");
        List<String> names = ObservationCommands.NAMES;
        List<Reply> replies = connection.ask(
                names.stream().map(name -> "known_command " + name).toList());
        for (int i = 0; i < names.size(); i++) {
            if (replies.get(i).success() && replies.get(i).text().equalsIgnoreCase("true")) {
                known.add(names.get(i));
            }
        }
        return known;
    }

    private Optional<ProbeGames> probeGames(Set<String> known) {
        for (int side : SIDES) {
            Board board = Board.of(side, side);
            try {
                return Optional.of(new ProbeGames(connection, known, sizeCommand(board), board, findings));
            } catch (UnsupportedException e) {
                findings.note(e.getMessage());
            }
        }
        return Optional.empty();
    }

    /** Some engines know star points on the usual boards alone. */
    private List<ProbeGames> handicapBenches(ProbeGames probeGames) {
        List<ProbeGames> benches = new ArrayList<>(List.of(probeGames));
        for (Board board : List.of(Board.of(9, 9), Board.of(19, 19))) {
            try {
                benches.add(new ProbeGames(connection, probeGames.known(), sizeCommand(board), board, findings));
            } catch (UnsupportedException e) {
                // It has other boards, or another one at least.
            }
        }
        return benches;
    }

    private void rectangular() {
        try {
            findings.has(Capability.RECTANGULAR, sizeCommand(Board.of(9, 7)));
        } catch (UnsupportedException e) {
            findings.note(Capability.RECTANGULAR, e.getMessage());
        }
    }

    /** Found out now, while an engine that ends over one can be started again and no scenario suffers. */
    private void unusualSizes() {
        for (int side : UNUSUAL_SIDES) {
            try {
                sizeCommand(Board.of(side, side));
            } catch (UnsupportedException e) {
                // To have no such board is no trouble; that it ended over one has been noted.
            }
        }
    }

    /** @throws UnsupportedException if the engine has no such board, or ends over it: then it has been started again */
    private String sizeCommand(Board board) {
        try {
            return sizes.command(connection, board);
        } catch (SubjectErrorException broken) {
            findings.note("no " + board + " board: " + broken.getMessage());
            connection.revive();
            return sizes.command(connection, board);
        }
    }

    /** @return what makes the engine suggest a move */
    private Optional<EngineProfile.Generator> controls(ProbeGames probeGames) {
        for (String generator : List.of("reg_genmove", EngineProfile.Generator.PLAYING)) {
            if (probeGames.knows(generator)) {
                findings.has(Capability.GENERATES_MOVES, generator);
                return Optional.of(new EngineProfile.Generator(
                        generator,
                        probeGames.knows(EngineProfile.Generator.PLAYING),
                        probeGames.knows("time_settings")));
            }
        }
        return Optional.empty();
    }
}

package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;
import touchstone.laboratory.explain.StatedBy;
import touchstone.subject.record.RecordedGame;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** Judges the games of several sources, each file as it is read. */
final class JudgeRun {

    /** How many games are judged side by side before they are shown. */
    private static final int AT_A_TIME = 32;

    private final Specification specification;
    private final List<Ruleset> wanted;
    private final boolean toFirstOffence;
    private final JudgeTotals totals;
    private final JudgeFile file;
    private final PrintWriter out;
    private final PrintWriter err;
    private final StatedBy stated;
    private final JudgeData data;

    JudgeRun(
            Specification specification,
            List<Ruleset> wanted,
            boolean toFirstOffence,
            JudgeTotals totals,
            JudgeFile file,
            CommandLine command) {
        this.specification = specification;
        this.wanted = wanted;
        this.toFirstOffence = toFirstOffence;
        this.totals = totals;
        this.file = file;
        this.out = command.getOut();
        this.err = command.getErr();
        this.stated = new StatedBy(specification);
        this.data = new JudgeData(specification, stated);
    }

    void judge(List<GameSource> sources) {
        boolean many = sources.size() > 1;
        for (GameSource source : sources) {
            List<RecordedGame> games = games(source);
            many |= games.size() > 1;
            judge(source, games, many);
        }
        if (many) {
            totals.print(out);
        }
        out.flush();
    }

    private List<RecordedGame> games(GameSource source) {
        try {
            return source.games(System.in);
        } catch (IOException e) {
            complain(source.name() + ": can't be read: " + e.getMessage());
            return List.of();
        }
    }

    private void judge(GameSource source, List<RecordedGame> games, boolean brief) {
        for (int from = 0; from < games.size(); from += AT_A_TIME) {
            List<RecordedGame> some = games.subList(from, Math.min(from + AT_A_TIME, games.size()));
            List<Object> judged = some.parallelStream()
                    .<Object>map(game -> game instanceof RecordedGame.Legible legible
                            ? JudgedGame.of(specification, wanted, toFirstOffence, source.name(), legible)
                            : game)
                    .toList();
            for (Object one : judged) {
                if (one instanceof JudgedGame game) {
                    show(game, brief);
                } else {
                    unreadable(source, (RecordedGame.Illegible) one, games.size() > 1);
                }
            }
        }
    }

    private void show(JudgedGame game, boolean brief) {
        StringWriter text = new StringWriter();
        new JudgeScreen(specification, stated, new PrintWriter(text), brief).show(game);
        out.print(text);
        out.flush();
        totals.add(game);
        file.add(data.of(game));
    }

    private void unreadable(GameSource source, RecordedGame.Illegible game, boolean several) {
        complain(source.name() + (several ? ": game " + game.number() : "") + ": "
                + game.fault().getMessage());
        file.add(data.illegible(source.name(), game));
    }

    private void complain(String what) {
        out.flush();
        err.println("touchstone: " + what);
        totals.unreadable();
    }
}

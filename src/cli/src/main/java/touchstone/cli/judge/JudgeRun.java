package touchstone.cli.judge;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.RecordFile;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.InternalErrorText;
import touchstone.cli.terminal.Progress;
import touchstone.formats.sgf.RecordParts;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfReading;
import touchstone.suite.specification.Ruleset;

/** Judges the games of several sources, each file as it is read. */
final class JudgeRun {

    /** How many games are judged side by side before they are shown. */
    private static final int AT_A_TIME = 32;

    private final SpecifiedRulesets source;
    private final List<JudgingRules> wanted;
    private final boolean toFirstOffence;
    private final StatusLimits limits;
    private final SgfReading reading;
    private final JudgeTotals totals;
    private final JudgeJsonFile file;
    private final PrintWriter out;
    private final PrintWriter err;
    private final ArticleTitles articles;
    private final JudgeJson data;

    JudgeRun(
            SpecifiedRulesets source,
            List<Ruleset> wanted,
            boolean toFirstOffence,
            StatusLimits limits,
            SgfReading reading,
            JudgeTotals totals,
            JudgeJsonFile file,
            PrintWriter out,
            PrintWriter err) {
        this.toFirstOffence = toFirstOffence;
        this.limits = limits;
        this.reading = reading;
        this.totals = totals;
        this.file = file;
        this.out = out;
        this.err = err;
        this.articles = source.titles();
        this.source = source;
        this.wanted = wanted.stream().map(source::of).toList();
        this.data = new JudgeJson(source);
    }

    void judge(List<RecordFile> sources) {
        boolean many = sources.size() > 1;
        for (RecordFile source : sources) {
            many |= judge(source, many);
        }
        if (many) {
            totals.print(out);
        }
        out.flush();
    }

    /**
     * @param brief whether each game has a line, as there are others; so it has in a file with several
     * @return whether the file has several games
     */
    private boolean judge(RecordFile records, boolean brief) {
        boolean several = false;
        try (RecordParts parts = records.parts(System.in, reading)) {
            for (Optional<RecordParts.Part> part = parts.next(); part.isPresent(); part = parts.next()) {
                several |= !part.get().last() || part.get().games().size() > 1;
                judge(records, part.get().games(), brief || several, several);
            }
        } catch (IOException e) {
            complain(records.name() + ": can't be read: " + e.getMessage());
        } catch (CommandException told) {
            throw told;
        } catch (RuntimeException | StackOverflowError ours) {
            // The games before are shown, and the other files are still to be judged.
            complain(records.name() + ": can't be read: " + InternalErrorText.withFrames(ours));
        }
        return several;
    }

    private void judge(RecordFile records, List<RecordedGame> games, boolean brief, boolean several) {
        for (int from = 0; from < games.size(); from += AT_A_TIME) {
            List<RecordedGame> some = games.subList(from, Math.min(from + AT_A_TIME, games.size()));
            written(records, some, brief, several).forEach(this::show);
            out.flush();
        }
    }

    private List<Written> written(RecordFile records, List<RecordedGame> some, boolean brief, boolean several) {
        String task = "games " + some.get(0).number() + " and on";
        try (Progress progress = several ? Progress.of(task, some.size()) : Progress.NONE) {
            return some.parallelStream()
                    .map(game -> {
                        Written written = written(records, game, brief, several);
                        progress.step();
                        return written;
                    })
                    .toList();
        }
    }

    /**
     * A game as it will be shown. The games themselves, move by move, are too large to be kept.
     *
     * @param text for a person; a complaint, if there is no part
     * @param data for programs; nothing if there is no file for them
     * @param part what it adds to the totals; empty if it could not be read or judged
     */
    private record Written(String text, Map<String, Object> data, Optional<JudgeTotals.Part> part) {}

    private Written written(RecordFile records, RecordedGame game, boolean brief, boolean several) {
        if (game instanceof RecordedGame.Illegible illegible) {
            return unjudged(records, game, several, illegible.fault().getMessage());
        }
        try {
            return judged(records, (RecordedGame.Legible) game, brief);
        } catch (CommandException told) {
            throw told;
        } catch (RuntimeException | StackOverflowError ours) {
            // It is one game of perhaps a million, and says nothing of the others.
            return unjudged(records, game, several, "can't be judged: " + InternalErrorText.withFrames(ours));
        }
    }

    private Written unjudged(RecordFile records, RecordedGame game, boolean several, String fault) {
        return new Written(
                records.name() + (several ? ": game " + game.number() : "") + ": " + fault,
                file.isWritten() ? data.unjudged(records.name(), game, fault) : Map.of(),
                Optional.empty());
    }

    private Written judged(RecordFile records, RecordedGame.Legible game, boolean brief) {
        JudgedGame judged = JudgedGame.of(source, wanted, toFirstOffence, limits, records.name(), game);
        StringWriter text = new StringWriter();
        new JudgeScreen(articles, new PrintWriter(text), brief).show(judged);
        return new Written(
                text.toString(),
                file.isWritten() ? data.of(judged) : Map.of(),
                Optional.of(JudgeTotals.Part.of(judged, totals.isEmpty())));
    }

    private void show(Written game) {
        if (game.part().isPresent()) {
            out.print(game.text());
            totals.add(game.part().get());
        } else {
            complain(game.text());
        }
        file.add(game.data());
    }

    private void complain(String what) {
        out.flush();
        err.println("touchstone: " + what);
        totals.unreadable();
    }
}

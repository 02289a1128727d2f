package touchstone.report.book.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Exchange;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;

/**
 * A scenario for a reader: sentences, and their boards.
 *
 * @param id as in {@code base.8/3}
 * @param conditions under which alone it holds
 * @param width of its widest board, in pixels; 0 if it has none
 * @param finding what went otherwise when the reference played it; empty if nothing did
 * @param dialogue what was asked and answered, where that is what the scenario is about
 * @param whole all of its moves at once, if it has a board
 * @param ruleset by which it was played, and values on axes that are other than in that, as in {@code base;komi=half}
 */
public record IllustratedScenario(
        String id,
        int number,
        LinkedText title,
        List<Term> conditions,
        List<Line> lines,
        int width,
        Optional<String> finding,
        List<Exchange> dialogue,
        Optional<WholeLine> whole,
        Optional<String> ruleset) {

    /** With nothing of its moves at once. */
    public IllustratedScenario(
            String id,
            int number,
            LinkedText title,
            List<Term> conditions,
            List<Line> lines,
            int width,
            Optional<String> finding,
            List<Exchange> dialogue) {
        this(id, number, title, conditions, lines, width, finding, dialogue, Optional.empty(), Optional.empty());
    }

    /** What a sentence does: it says where the scenario begins, what happens, or what follows. */
    public enum Part {
        GIVEN,
        WHEN,
        THEN;

        public String style() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A sentence.
     *
     * @param written what stands below it and is no picture: the record of a game
     */
    public record Line(Part part, LinkedText text, Optional<String> written, List<View> boards) {}

    /**
     * A board.
     *
     * @param svg an element
     * @param caption what has happened since the one before
     */
    public record View(String svg, String caption) {}

    /**
     * A value on an axis.
     *
     * @param address relative to the page; empty if no clause states it
     */
    public record Term(String text, Optional<String> address) {}

    public boolean hasBoards() {
        return width > 0;
    }

    public long boards() {
        return lines.stream().mapToLong(line -> line.boards().size()).sum();
    }

    /** @param root from the page to the first page of the book */
    public static IllustratedScenario of(Scenario scenario, Book book, BoardDrawings gobans, String root) {
        Optional<Result> result = Optional.ofNullable(book.played().get(scenario.id()));
        List<Diagram> diagrams = result.map(Result::diagrams).orElse(List.of());
        List<Line> lines = new ArrayList<>();
        Part part = Part.GIVEN;
        ScenarioBoards strip = new ScenarioBoards(gobans);
        List<Diagram> given = new ArrayList<>();
        List<Diagram> after = new ArrayList<>();
        for (int i = 0; i < scenario.steps().size(); i++) {
            Scenario.Step step = scenario.steps().get(i);
            part = part(step, part);
            int number = i + 1;
            List<Diagram> own = diagrams.stream()
                    .filter(diagram -> diagram.step() == number)
                    .toList();
            (part == Part.GIVEN ? given : after).addAll(own);
            List<View> boards = new ArrayList<>(strip.boards(part, step, own));
            if (part == Part.THEN) {
                boards.addAll(ProofBoards.of(scenario, step, own, gobans));
            }
            lines.add(new Line(
                    part,
                    LinkedText.ofStep(StepSentences.of(step.text()), book.specification(), root),
                    step.drawing()
                            .map(Scenario.Drawing::text)
                            .filter(text -> text.contains("("))
                            .map(UntrustedText::block),
                    List.copyOf(boards)));
        }
        return new IllustratedScenario(
                scenario.id(),
                scenario.number(),
                LinkedText.of(scenario.title(), book.specification(), root),
                scenario.conditions().stream()
                        .map(choice -> ChoiceLinks.of(choice, book.specification(), root))
                        .toList(),
                List.copyOf(lines),
                strip.width(),
                result.filter(one -> one.verdict() != Verdict.SATISFIED).map(one -> UntrustedText.line(one.message())),
                isDialogue(scenario) ? result.map(IllustratedScenario::dialogue).orElse(List.of()) : List.of(),
                PlayedLine.of(given, after).map(line -> WholeLine.of(line, UntrustedText.name(scenario.id()), gobans)),
                result.map(one -> rules(one.claim().ruleset(), scenario, book)));
    }

    /** The ruleset by which a scenario was played; if it was made for it, the base rules with what the scenario asks for. */
    private static String rules(String ruleset, Scenario scenario, Book book) {
        if (book.specification().ruleset(ruleset).isPresent()) {
            return UntrustedText.name(ruleset);
        }
        Optional<Choice> stated = book.specification().clause(scenario.clause()).flatMap(Clause::choice);
        return Stream.of(
                        Stream.of("base"),
                        scenario.conditions().stream().map(Choice::title),
                        stated.map(Choice::title).stream())
                .flatMap(part -> part)
                .distinct()
                .collect(Collectors.joining(";"));
    }

    /** The same by another number, in a page that has examples of several clauses. */
    public IllustratedScenario numbered(int other) {
        return new IllustratedScenario(
                id, other, title, conditions, lines, width, finding, dialogue, Optional.empty(), ruleset);
    }

    private static List<Exchange> dialogue(Result result) {
        return result.transcript().stream()
                .map(exchange ->
                        new Exchange(UntrustedText.block(exchange.asked()), UntrustedText.block(exchange.answered())))
                .toList();
    }

    private static boolean isDialogue(Scenario scenario) {
        return Clause.kindOf(scenario.clause()) != Clause.Kind.RULE;
    }

    private static Part part(Scenario.Step step, Part before) {
        return switch (step.keyword().strip()) {
            case "Given" -> Part.GIVEN;
            case "When" -> Part.WHEN;
            case "Then" -> Part.THEN;
            default -> before;
        };
    }
}

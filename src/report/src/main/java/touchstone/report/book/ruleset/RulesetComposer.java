package touchstone.report.book.ruleset;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Supply;
import touchstone.report.book.page.StatedChoices;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * Puts the clauses of a ruleset in order: in each part first the articles of its own, then what rulesets have in common, then
 * the choices on axes. What an article says in its own words is not said again, but named beside it.
 */
final class RulesetComposer {

    private static final String BASE = "base";

    /** Choices that add nothing to a game. */
    private static final Set<Choice> ABSENT = Set.of(
            GroupTax.NONE,
            PassStones.NONE,
            LastPass.EITHER,
            FirstPass.FREE,
            Button.NONE,
            Komi.NONE,
            Handicap.NONE,
            Compensation.NONE,
            Counting.UNSTATED,
            Resumption.NONE,
            Resumption.UNSTATED,
            AfterResumption.AGAIN,
            Deadlock.UNSTATED,
            Draws.UNSTATED,
            Supply.UNLIMITED,
            Boards.ANY);

    /** What says how a rule is tested is nothing for players. */
    private static final Pattern OF_TESTS = Pattern.compile("(?i)\\b(?:we test|scenarios?)\\b");

    private final ReadingOrder order;
    private final StatedChoices stating;
    private final Ruleset ruleset;
    private final List<Clause> all;
    private final Set<String> bodies;
    private final RulesetNotes ownNotes = new RulesetNotes(true);
    private final RulesetNotes commonNotes = new RulesetNotes(false);
    /** By clause, as it is asked for again and again. */
    private final Map<String, List<Clause>> stated = new HashMap<>();

    RulesetComposer(Specification specification, StatedChoices stating, Ruleset ruleset) {
        this.order = ReadingOrder.ours();
        this.stating = stating;
        this.ruleset = ruleset;
        this.all = specification.clauses().stream()
                .filter(clause -> clause.kind() == Clause.Kind.RULE && ruleset.has(clause))
                .toList();
        this.bodies = bodies();
    }

    /** The bodies of rules whose clauses are the ruleset's own articles. */
    private Set<String> bodies() {
        Set<String> numbered = all.stream()
                .filter(clause -> clause.choice().isEmpty())
                .map(Clause::body)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (ruleset.name().equals(BASE) || numbered.equals(Set.of(BASE))) {
            return Set.of(BASE);
        }
        numbered.remove(BASE);
        return numbered;
    }

    RulesetText text() {
        List<Clause> restated = all.stream().filter(this::isRestated).toList();
        List<Clause> here = all.stream()
                .filter(clause -> !isRestated(clause) && statedBy(clause).isEmpty() && !isAbsent(clause))
                .toList();
        List<RulesetPart> parts = order.sections().stream()
                .map(section -> part(section, here))
                .filter(part -> !part.isEmpty())
                .toList();
        List<RulesetRule> wording = restated.stream().map(this::rule).toList();
        List<Clause> absent = all.stream()
                .filter(clause -> isAbsent(clause) && statedBy(clause).isEmpty() && isMain(clause))
                .toList();
        List<RulesetNote> notes = new ArrayList<>(ownNotes.all());
        notes.addAll(commonNotes.all());
        return new RulesetText(ruleset, parts, wording, absent, notes);
    }

    private RulesetPart part(ReadingOrder.Section section, List<Clause> here) {
        List<Clause> clauses = here.stream()
                .filter(clause -> section(clause).equals(section))
                .sorted(Comparator.<Clause>comparingInt(this::kind).thenComparingInt(clause -> place(section, clause)))
                .toList();
        // First the rules and then what follows: notes are numbered as one reads.
        List<RulesetRule> rules = rules(clauses, false);
        List<RulesetRule> consequences = rules(clauses, true);
        return new RulesetPart(
                section.id(), section.title(), rules, consequences, KeyFigure.of(section.id(), clauses, all));
    }

    private List<RulesetRule> rules(List<Clause> clauses, boolean consequences) {
        return clauses.stream()
                .filter(clause -> isConsequence(clause) == consequences)
                .map(this::rule)
                .toList();
    }

    private RulesetNotes notes(boolean own) {
        return own ? ownNotes : commonNotes;
    }

    /** The ruleset's own, what is common, axes. */
    private int kind(Clause clause) {
        return clause.choice().isPresent() ? 2 : bodies.contains(clause.body()) ? 0 : 1;
    }

    private static int place(ReadingOrder.Section section, Clause clause) {
        int index = section.clauses().indexOf(clause.id());
        return index >= 0 ? index : section.clauses().size();
    }

    private ReadingOrder.Section section(Clause clause) {
        return clause.choice()
                .map(choice -> order.ofAxis(choice.axis().id()))
                .or(() -> order.ofClause(clause.id()))
                .or(() -> ruleset.variant().choices().stream()
                        .filter(choice -> stating.articles(ruleset, choice).contains(clause))
                        .findFirst()
                        .map(choice -> order.ofAxis(choice.axis().id())))
                .orElseGet(order::last);
    }

    /** A clause of another wording of the rules that are the ruleset's articles. */
    private boolean isRestated(Clause clause) {
        return bodies.equals(Set.of(BASE)) && clause.choice().isEmpty() && !bodies.contains(clause.body());
    }

    private boolean isConsequence(Clause clause) {
        return order.consequences().contains(clause.id()) || clause.choice().isPresent() && !isMain(clause);
    }

    /** Whether it is the clause that states a choice, and not one of its details. */
    private static boolean isMain(Clause clause) {
        return clause.choice()
                .map(choice -> clause.id().equals(choice.axis().id() + "." + choice.id()))
                .orElse(true);
    }

    private static boolean isAbsent(Clause clause) {
        return clause.choice().filter(ABSENT::contains).isPresent();
    }

    /** The articles that say the same as a clause that is none of them. */
    private List<Clause> statedBy(Clause clause) {
        List<Clause> known = stated.get(clause.id());
        if (known == null) {
            known = findStatedBy(clause);
            stated.put(clause.id(), known);
        }
        return known;
    }

    private List<Clause> findStatedBy(Clause clause) {
        if (clause.choice().isEmpty() && bodies.contains(clause.body())) {
            return List.of();
        }
        String what = clause.choice().map(choice -> choice.axis().id()).orElse(clause.id());
        List<Clause> known = all.stream()
                .filter(article -> article.choice().isEmpty() && bodies.contains(article.body()))
                .filter(article -> order.states(article.id(), what))
                .toList();
        Optional<Choice> choice = clause.choice();
        return !known.isEmpty() || choice.isEmpty() ? known : stating.articles(ruleset, choice.get());
    }

    private RulesetRule rule(Clause clause) {
        boolean own = clause.choice().isEmpty() && bodies.contains(clause.body());
        List<RulesetNote> notes = clause.openQuestions().stream()
                .map(question ->
                        notes(own && !OF_TESTS.matcher(question).find()).add(clause, question))
                .toList();
        List<Clause> same = all.stream()
                .filter(other -> !other.equals(clause) && statedBy(other).contains(clause))
                .toList();
        return new RulesetRule(clause, number(clause), same, notes);
    }

    private String number(Clause clause) {
        if (clause.choice().isPresent() || !bodies.contains(clause.body()) && !isRestated(clause)) {
            return "";
        }
        String number = clause.id()
                .substring(Math.min(clause.id().length(), clause.body().length() + 1))
                .split("\\.", 2)[0];
        boolean tells = !number.isEmpty() && Character.isDigit(number.charAt(0));
        return tells ? (bodies.size() > 1 ? clause.body() + " " : "") + number : "";
    }

    /** By the id of an axis: the articles that state the ruleset's choice there. */
    Map<String, List<Clause>> articlesByAxis() {
        return all.stream()
                .filter(clause -> clause.choice().isPresent() && isMain(clause))
                .collect(Collectors.toMap(
                        clause -> clause.choice().get().axis().id(), this::statedBy, (first, second) -> first));
    }
}

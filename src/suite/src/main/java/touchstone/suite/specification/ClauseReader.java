package touchstone.suite.specification;

import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Tag;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;

/** Reads one {@code Rule:} block of a feature file. */
final class ClauseReader {

    private static final String UNTESTABLE = "@untestable";
    /** A line of the description that begins something with a name: the rest of its paragraph belongs to it. */
    private static final Pattern NAMED = Pattern.compile("(Source|Open|Untestable): (.*)", Pattern.DOTALL);

    private final Path file;
    private final String feature;
    private final Optional<ReservedNames> reserved;

    /** @param reserved what its clauses must leave alone, if they are added to a specification */
    ClauseReader(Path file, String feature, Optional<ReservedNames> reserved) {
        this.file = file;
        this.feature = feature;
        this.reserved = reserved;
    }

    Clause read(Rule rule) {
        int line = line(rule.getLocation());
        List<String> ids = new ArrayList<>();
        List<Tag> inherited = new ArrayList<>();
        boolean untestable = false;
        for (Tag tag : rule.getTags()) {
            if (tag.getName().equals(UNTESTABLE)) {
                untestable = true;
            } else if (Tags.isKnown(tag.getName())) {
                inherited.add(tag);
            } else {
                ids.add(tag.getName().substring(1));
            }
        }
        if (ids.isEmpty()
                && inherited.size() == 1
                && Tags.isCondition(inherited.get(0).getName())) {
            // The clause that an axis value has for itself: what would be a condition is its id.
            ids.add(inherited.remove(0).getName().substring(1));
        }
        if (ids.size() != 1) {
            throw new SpecificationException(
                    file,
                    line,
                    ids.isEmpty()
                            ? "a Rule without the tag that is its clause id, as in @base.8"
                            : "a Rule with the tags " + ids + "; expected one clause id, and of other tags only "
                                    + Tags.KNOWN);
        }
        String id = ids.get(0);
        reserved.ifPresent(taken -> taken.refuseClause(file, line, id));
        String[] parts = id.split("\\.", 3);
        Description description = Description.of(rule.getDescription());
        Optional<String> why = description.named("Untestable").stream().findFirst();
        if (untestable && why.isEmpty()) {
            throw new SpecificationException(file, line, id + " is @untestable but gives no reason: 'Untestable: ...'");
        }
        if (!untestable && why.isPresent()) {
            throw new SpecificationException(
                    file, line, id + " says 'Untestable: ...'; expected the tag " + UNTESTABLE + " above it");
        }
        List<Scenario> scenarios = new ArrayList<>();
        for (RuleChild child : rule.getChildren()) {
            child.getBackground().ifPresent(background -> {
                throw new SpecificationException(
                        file,
                        line(background.getLocation()),
                        "a Background; expected every scenario to be whole in itself");
            });
            child.getScenario().ifPresent(s -> scenarios.add(new ScenarioReader(file, id, inherited).read(s)));
        }
        return new Clause(
                id,
                parts[0],
                choice(parts, line),
                feature,
                rule.getName(),
                description.text(),
                description.named("Source"),
                description.named("Open"),
                untestable ? why : Optional.empty(),
                scenarios,
                file,
                line);
    }

    /** A clause whose body is an axis belongs to the value that the second part of its id names. */
    private Optional<Choice> choice(String[] parts, int line) {
        try {
            return Axis.named(parts[0]).map(axis -> axis.choice(parts.length > 1 ? parts[1] : ""));
        } catch (IllegalArgumentException e) {
            throw new SpecificationException(file, line, e.getMessage());
        }
    }

    static int line(Location location) {
        return location.getLine().intValue();
    }

    /** A rule's description, paragraph by paragraph. */
    private record Description(List<String> paragraphs) {

        static Description of(String description) {
            List<String> paragraphs = new ArrayList<>();
            StringBuilder current = new StringBuilder();
            for (String line : description.lines().map(String::strip).toList()) {
                boolean begins = NAMED.matcher(line).matches();
                if ((line.isEmpty() || begins) && current.length() > 0) {
                    paragraphs.add(current.toString());
                    current.setLength(0);
                }
                current.append(current.length() > 0 ? " " : "").append(line);
            }
            if (current.length() > 0) {
                paragraphs.add(current.toString());
            }
            return new Description(paragraphs);
        }

        String text() {
            return String.join(
                    "\n\n",
                    paragraphs.stream().filter(p -> !NAMED.matcher(p).matches()).toList());
        }

        List<String> named(String name) {
            return paragraphs.stream()
                    .map(NAMED::matcher)
                    .filter(matcher -> matcher.matches() && matcher.group(1).equals(name))
                    .map(matcher -> matcher.group(2))
                    .toList();
        }
    }
}

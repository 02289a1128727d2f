package touchstone.junit;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import touchstone.suite.specification.Clause;

/** A clause: a container of its scenarios, or if nothing can test it a single test that is skipped and says why. */
final class ClauseTests extends AbstractTestDescriptor {

    static final String SEGMENT = "clause";

    private final Clause clause;

    ClauseTests(UniqueId parent, Clause clause) {
        super(
                parent.append(SEGMENT, clause.id()),
                clause.id() + " " + clause.title(),
                TestSources.of(clause.file(), clause.line()));
        this.clause = clause;
    }

    Clause clause() {
        return clause;
    }

    @Override
    public Type getType() {
        return clause.untestable().isPresent() ? Type.TEST : Type.CONTAINER;
    }

    @Override
    public Set<TestTag> getTags() {
        return tags(clause.id());
    }

    /** A clause's id, and the beginnings of it. */
    static Set<TestTag> tags(String id) {
        Set<String> tags = new LinkedHashSet<>(Set.of(id));
        for (int dot = id.indexOf('.'); dot >= 0; dot = id.indexOf('.', dot + 1)) {
            tags.add(id.substring(0, dot));
        }
        return tags.stream().map(TestTag::create).collect(Collectors.toCollection(LinkedHashSet::new));
    }
}

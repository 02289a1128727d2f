package touchstone.junit.api;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.model.AccessModifier;
import japicmp.model.JApiClass;
import japicmp.model.JApiCompatibility;
import japicmp.model.JApiCompatibilityChange;
import japicmp.model.JApiCompatibilityChangeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Compares what others may call and implement, by japicmp. */
final class Api {

    /** Compatible by the letter, yet whoever implements the type breaks at run time. */
    private static final Set<JApiCompatibilityChangeType> BREAKS_IMPLEMENTATIONS = Set.of(
            JApiCompatibilityChangeType.METHOD_ADDED_TO_INTERFACE,
            JApiCompatibilityChangeType.METHOD_ABSTRACT_ADDED_TO_CLASS,
            JApiCompatibilityChangeType.METHOD_ABSTRACT_ADDED_IN_SUPERCLASS,
            JApiCompatibilityChangeType.METHOD_ABSTRACT_ADDED_IN_IMPLEMENTED_INTERFACE);

    private Api() {}

    /** What of the old API is no more, or asks for more than it did: a line each. */
    static List<String> broken(Archive old, Archive now) {
        JarArchiveComparatorOptions options = new JarArchiveComparatorOptions();
        options.setAccessModifier(AccessModifier.PROTECTED);
        options.getIgnoreMissingClasses().setIgnoreAllMissingClasses(true);
        List<JApiClass> classes = new JarArchiveComparator(options)
                .compare(
                        new JApiCmpArchive(old.zipped(), "old.jar", "old"),
                        new JApiCmpArchive(now.zipped(), "new.jar", "new"));
        List<String> broken = new ArrayList<>();
        for (JApiClass type : classes) {
            breaks(type).forEach(change -> broken.add(type.getFullyQualifiedName() + ": " + change));
            type.getMethods().forEach(method -> breaks(method)
                    .forEach(change ->
                            broken.add(type.getFullyQualifiedName() + "." + method.getName() + "(): " + change)));
            type.getConstructors().forEach(constructor -> breaks(constructor)
                    .forEach(change ->
                            broken.add(type.getFullyQualifiedName() + "." + constructor.getName() + "(): " + change)));
            type.getFields().forEach(field -> breaks(field)
                    .forEach(change ->
                            broken.add(type.getFullyQualifiedName() + "." + field.getName() + ": " + change)));
            type.getInterfaces().forEach(one -> breaks(one)
                    .forEach(change -> broken.add(
                            type.getFullyQualifiedName() + ", " + one.getFullyQualifiedName() + ": " + change)));
            breaks(type.getSuperclass())
                    .forEach(change -> broken.add(type.getFullyQualifiedName() + ", its superclass: " + change));
        }
        return broken.stream().distinct().sorted().toList();
    }

    private static Stream<JApiCompatibilityChangeType> breaks(JApiCompatibility part) {
        return part.getCompatibilityChanges().stream()
                .filter(change -> !change.isBinaryCompatible() || BREAKS_IMPLEMENTATIONS.contains(change.getType()))
                .map(JApiCompatibilityChange::getType);
    }
}

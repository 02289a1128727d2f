package touchstone.junit;

import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.Supplier;
import touchstone.builtin.ReferenceProvider;
import touchstone.builtin.RulesSubject;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpOptions;
import touchstone.reference.VariantRules;
import touchstone.rules.KataRulesException;
import touchstone.rules.WantedRules;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.spi.SubjectProvider;
import touchstone.suite.named.NamedRulesets;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.NearestNames;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** What the features are run on, and what it claims: as system properties say, or else the reference and the base rules. */
record FeatureSubject(Specification specification, Claim claim, Subject subject) {

    static final String RULESET = "touchstone.ruleset";
    static final String SUBJECT = "touchstone.subject";
    static final String ENGINE = "touchstone.engine";

    /** @throws ConfigurationException if a property names nothing that there is */
    static FeatureSubject ofProperties() {
        Specification specification = PackagedSpecification.with(new String[0], new String[0]);
        Ruleset ruleset = ruleset(specification, property(RULESET).orElse("base"));
        if (property(ENGINE).isPresent() && property(SUBJECT).isPresent()) {
            throw new ConfigurationException(
                    "-D" + ENGINE + " and -D" + SUBJECT + " name a subject each; give one of them");
        }
        return new FeatureSubject(
                specification,
                new Claim(ruleset, Profile.ARBITER, java.util.List.of()),
                property(ENGINE)
                        .map(line -> engine(line, ruleset))
                        .orElseGet(() -> subject(property(SUBJECT).orElse(ReferenceProvider.NAME), ruleset)));
    }

    private static Optional<String> property(String name) {
        return Optional.ofNullable(System.getProperty(name)).map(String::strip).filter(text -> !text.isEmpty());
    }

    private static Ruleset ruleset(Specification specification, String name) {
        try {
            return NamedRulesets.ruleset(specification, name)
                    .orElseThrow(() -> new ConfigurationException("-D" + RULESET + "=" + name
                            + ": no such ruleset; did you mean '"
                            + NearestNames.to(name, NamedRulesets.known(specification), 1)
                                    .get(0)
                            + "'?"));
        } catch (KataRulesException fault) {
            throw new ConfigurationException("-D" + RULESET + "=" + name + ": " + fault.getMessage());
        }
    }

    private static Subject engine(String line, Ruleset ruleset) {
        return GtpSubject.probe(
                EngineStart.of(line),
                ruleset.rules().map(rules -> new WantedRules(rules.name(), rules.variant())),
                GtpOptions.DEFAULT);
    }

    private static Subject subject(String name, Ruleset ruleset) {
        if (name.equals(ReferenceProvider.NAME) && ruleset.rules().isPresent()) {
            return new RulesSubject(
                    new Identity(name, "Touchstone reference", "", "built in"), new VariantRules(ruleset.variant()));
        }
        Map<String, Supplier<Subject>> subjects = new TreeMap<>();
        ServiceLoader.load(SubjectProvider.class).forEach(provider -> subjects.putAll(provider.subjects()));
        return Optional.ofNullable(subjects.get(name))
                .orElseThrow(() -> new ConfigurationException("-D" + SUBJECT + "=" + name
                        + ": no such subject; did you mean '"
                        + NearestNames.to(name, subjects.keySet().stream().toList(), 1)
                                .get(0)
                        + "'? Engines are given by -D" + ENGINE + "=\"COMMAND\""))
                .get();
    }
}

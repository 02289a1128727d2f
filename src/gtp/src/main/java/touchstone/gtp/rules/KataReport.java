package touchstone.gtp.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.process.PrintedText;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.SelfCapture;
import touchstone.rules.KataRules;
import touchstone.spi.StatedRules;
import touchstone.spi.StatedRules.Said;

/** An engine's rules according to {@code kata-get-rules}, as choices on the axes. */
public final class KataReport {

    /** What words mean, and for which values they are the nearest. */
    private record Meaning(Set<Choice> meant, Set<Choice> nearly) {

        static Meaning of(Choice... meant) {
            return new Meaning(Set.of(meant), Set.of());
        }

        Meaning nearly(Choice... others) {
            return new Meaning(meant, Set.of(others));
        }
    }

    private static final Map<String, List<Meaning>> MEANINGS = Map.ofEntries(
            // Of longer cycles KataGo's simple ko says that there is no result, and other engines say nothing.
            Map.entry(
                    "ko SIMPLE",
                    List.of(Meaning.of(
                                    Repetition.SIMPLE,
                                    Repetition.SIMPLE_OWN,
                                    Repetition.SIMPLE_STONE,
                                    Repetition.NO_RESULT,
                                    Repetition.TIE)
                            .nearly(Repetition.PLAY_ELSEWHERE))),
            Map.entry("ko POSITIONAL", List.of(Meaning.of(Repetition.POSITIONAL))),
            Map.entry(
                    "ko SITUATIONAL",
                    List.of(Meaning.of(Repetition.SITUATIONAL)
                            .nearly(Repetition.NATURAL_SITUATIONAL, Repetition.NEW_ZEALAND))),
            Map.entry("scoring AREA", List.of(Meaning.of(Scoring.AREA).nearly(Scoring.STONES))),
            Map.entry("scoring TERRITORY", List.of(Meaning.of(Scoring.TERRITORY))),
            Map.entry("tax NONE", List.of(Meaning.of(Seki.COUNTS), Meaning.of(GroupTax.NONE))),
            Map.entry("tax SEKI", List.of(Meaning.of(Seki.DOES_NOT_COUNT), Meaning.of(GroupTax.NONE))),
            // Where stones alone count the tax is built in.
            Map.entry(
                    "tax ALL",
                    List.of(
                            Meaning.of(Seki.DOES_NOT_COUNT).nearly(Seki.COUNTS),
                            Meaning.of(GroupTax.TWO).nearly(GroupTax.NONE))),
            Map.entry("suicide FALSE", List.of(Meaning.of(SelfCapture.FORBIDDEN))),
            Map.entry("suicide TRUE", List.of(Meaning.of(SelfCapture.SEVERAL, SelfCapture.ALLOWED))),
            Map.entry("hasButton FALSE", List.of(Meaning.of(Button.NONE))),
            Map.entry("hasButton TRUE", List.of(Meaning.of(Button.HALF_POINT))),
            Map.entry("whiteHandicapBonus 0", List.of(Meaning.of(Compensation.NONE))),
            Map.entry("whiteHandicapBonus N", List.of(Meaning.of(Compensation.EACH))),
            Map.entry("whiteHandicapBonus N-1", List.of(Meaning.of(Compensation.ONE_LESS))));

    private KataReport() {}

    /** What the engine answers, if it answers at all. */
    public static Optional<StatedRules> ask(Dialogue dialogue) {
        return Optional.of(dialogue.ask(RulesSetter.GET)).filter(Reply::success).map(reply -> of(reply.text()));
    }

    /** What rules say of the axes they have words for. */
    static List<Said> said(KataRules rules) {
        return of(rules.json()).said();
    }

    static StatedRules of(String text) {
        List<Said> said = new ArrayList<>();
        for (KataAxis.StatedValue told : KataAxis.told(text)) {
            String words = told.axis().key() + ' ' + told.value();
            for (Meaning meaning :
                    MEANINGS.getOrDefault(told.axis().key() + ' ' + told.value().toUpperCase(Locale.ROOT), List.of())) {
                said.add(new Said(
                        meaning.meant().iterator().next().axis(),
                        PrintedText.clean(words),
                        meaning.meant(),
                        meaning.nearly()));
            }
        }
        return new StatedRules(RulesSetter.GET, PrintedText.clean(text), said);
    }
}

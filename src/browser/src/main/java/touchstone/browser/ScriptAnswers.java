package touchstone.browser;

import java.util.Optional;
import org.teavm.jso.JSObject;
import touchstone.builtin.RefusalReasons;
import touchstone.reference.Count;
import touchstone.reference.Outcome;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.Score;

/** Objects of the subject protocol that a game answers, with more fields where the reference knows more. */
final class ScriptAnswers {

    private ScriptAnswers() {}

    /** Of a play, what it removes; of a refusal, why, and the earlier position that would come back. */
    static JSObject of(Ruling ruling) {
        if (ruling instanceof Ruling.Refused refused) {
            return of(refused.refusal());
        }
        ScriptObject answer = ScriptObject.empty().with("kind", "accepted");
        if (ruling instanceof Ruling.Made made) {
            if (!made.captured().isEmpty()) {
                answer.with("captured", made.captured());
            }
            if (!made.selfCaptured().isEmpty()) {
                answer.with("selfCaptured", made.selfCaptured());
            }
        } else if (ruling instanceof Ruling.Agreed agreed) {
            answer.with("clause", agreed.clause());
        }
        return answer.object();
    }

    private static JSObject of(Refusal refusal) {
        ScriptObject answer = ScriptObject.empty().with("kind", "refused");
        RefusalReasons.of(refusal).ifPresent(reason -> answer.with("reason", ScriptWords.of(reason)));
        answer.with("clause", refusal.clause()).with("words", refusal.clause() + ": " + refusal.explanation());
        if (refusal instanceof Refusal.Repeats repeats) {
            answer.with(
                    "earlier",
                    ScriptObject.empty()
                            .with("moves", repeats.moment())
                            .with("position", ScriptWords.of(repeats.position()))
                            .object());
        } else if (refusal instanceof Refusal.TakesBack takesBack) {
            answer.with("stone", takesBack.stone().toString());
        }
        return answer.object();
    }

    static JSObject accepted() {
        return ScriptObject.empty().with("kind", "accepted").object();
    }

    static JSObject declined(String words) {
        return ScriptObject.empty().with("kind", "refused").with("words", words).object();
    }

    static JSObject of(Outcome outcome) {
        ScriptObject answer = ScriptObject.empty();
        if (outcome instanceof Outcome.Won won) {
            answer.with("kind", "won").with("winner", ScriptWords.of(won.winner()));
            won.margin().ifPresent(margin -> answer.with("margin", margin));
        } else if (outcome instanceof Outcome.Drawn) {
            answer.with("kind", "drawn");
        } else if (outcome instanceof Outcome.NoResult) {
            answer.with("kind", "no-result");
        } else if (outcome instanceof Outcome.BothLose) {
            answer.with("kind", "both-lose");
        } else if (outcome instanceof Outcome.Undecided undecided) {
            answer.with("kind", "undecided").with("clause", undecided.clause());
        }
        return answer.object();
    }

    static JSObject of(Score score) {
        return ScriptObject.empty()
                .with("black", score.black())
                .with("white", score.white())
                .object();
    }

    /** Without a field {@code count} if the rules have no such way to count. */
    static JSObject of(Optional<Count> count) {
        ScriptObject answer = ScriptObject.empty();
        count.ifPresent(seen -> answer.with("count", of(seen)));
        return answer.object();
    }

    private static JSObject of(Count count) {
        ScriptObject answer = ScriptObject.empty();
        if (count instanceof Count.Half half) {
            answer.with("kind", "half").with("black", half.black()).with("needed", half.needed());
        } else if (count instanceof Count.FilledIn filled) {
            answer.with("kind", "filled-in");
            filled.tooMany().ifPresent(player -> answer.with("tooMany", ScriptWords.of(player)));
            answer.with("stones", filled.stones()).with("lead", filled.lead());
        } else if (count instanceof Count.Rearranged rearranged) {
            answer.with("kind", "rearranged").with("black", rearranged.black()).with("white", rearranged.white());
        }
        return answer.object();
    }
}

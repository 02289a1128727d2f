package touchstone.rpc.message;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Optional;
import touchstone.reference.choice.Variant;
import touchstone.rules.KataVariants;

/**
 * Rules to play by, said in up to three ways. A subject takes whichever it understands best.
 *
 * @param name of the ruleset, such as {@code japanese}
 * @param axes a value on each axis: the rules exactly. An axis that is not named is as in the base rules
 * @param katago what KataGo's {@code kata-set-rules} would be sent, which may be only near these rules
 */
public record RulesParams(Optional<String> name, Optional<Variant> axes, Optional<JsonObject> katago) {

    /** In all three ways. */
    public static RulesParams of(String name, Variant variant) {
        String katago = KataVariants.nearest(variant).json();
        return new RulesParams(
                Optional.of(name),
                Optional.of(variant),
                Optional.of(JsonParser.parseString(katago).getAsJsonObject()));
    }
}

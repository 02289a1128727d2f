package touchstone.reference.choice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AxisTest {

    /** The list is made of the base rules: an axis without a value there would be missing. */
    @Test
    void everyKindOfChoiceIsAnAxis() {
        assertThat(Axis.all().stream().<Object>map(Axis::type))
                .containsExactly((Object[]) Choice.class.getPermittedSubclasses());
    }

    @Test
    void isCalledAsItsEnumWithHyphens() {
        assertThat(new Axis(AfterResumption.class).id()).isEqualTo("after-resumption");
        assertThat(new Axis(Komi.class).id()).isEqualTo("komi");
    }
}

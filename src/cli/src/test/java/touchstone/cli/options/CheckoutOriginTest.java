package touchstone.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.cli.BaselineFixture;
import touchstone.suite.specification.Clause;

class CheckoutOriginTest {

    @ParameterizedTest
    @CsvSource({
        "https://host.example/owner/touchstone.git, https://host.example/owner/touchstone",
        "https://user:secret@host.example/owner/touchstone, https://host.example/owner/touchstone",
        "https://host.example:8443/owner/touchstone.git, https://host.example:8443/owner/touchstone",
        "git@host.example:owner/group/touchstone.git, https://host.example/owner/group/touchstone",
        "ssh://git@host.example:22/owner/touchstone/, https://host.example/owner/touchstone"
    })
    void anAddressIsOneThatAnybodyCanUse(String remote, String address) {
        assertThat(CheckoutOrigin.address(remote)).contains(address);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/srv/go/touchstone",
                "../touchstone",
                "file:///srv/touchstone.git",
                "http://localhost/x",
                "C:\\x"
            })
    void whatIsKnownOnOneMachineIsNoAddress(String remote) {
        assertThat(CheckoutOrigin.address(remote)).isEmpty();
    }

    @Test
    void aFolderThatIsNoCheckoutHasNone(@TempDir Path folder) {
        assertThat(CheckoutOrigin.find(folder).repository()).isEmpty();
    }

    @Test
    void aClauseStandsAtItsLineOfTheFileOfThatCommit() {
        Clause clause = BaselineFixture.SPECIFICATION.clause("base.8").orElseThrow();
        CheckoutOrigin origin =
                new CheckoutOrigin(Installation.path(), Optional.of("https://host.example/o/t"), Optional.of("c0ffee"));
        assertThat(origin.address(clause).orElseThrow())
                .startsWith("https://host.example/o/t/blob/c0ffee/features/base/")
                .endsWith(".feature#L" + clause.line());
        assertThat(new CheckoutOrigin(Installation.path(), Optional.empty(), Optional.of("c0ffee")).address(clause))
                .isEmpty();
    }
}

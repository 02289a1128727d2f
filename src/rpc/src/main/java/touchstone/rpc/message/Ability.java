package touchstone.rpc.message;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.spi.Agreements;
import touchstone.spi.BoardSizing;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.Controlled;
import touchstone.spi.CountView;
import touchstone.spi.GameState;
import touchstone.spi.LegalMoves;
import touchstone.spi.MoveGenerator;
import touchstone.spi.PrisonerCount;
import touchstone.spi.RulesReport;
import touchstone.spi.ScoreView;
import touchstone.spi.Witnesses;
import touchstone.spi.status.StatusView;

/** What a session can be asked beside what every session can: the interfaces of the SPI, but for those of the Go Text Protocol. */
public enum Ability {
    BOARD_VIEW(BoardView.class),
    LEGAL_MOVES(LegalMoves.class),
    CHAIN_VIEW(ChainView.class),
    PRISONER_COUNT(PrisonerCount.class),
    GAME_STATE(GameState.class),
    SCORE_VIEW(ScoreView.class),
    STATUS_VIEW(StatusView.class),
    COUNT_VIEW(CountView.class),
    AGREEMENTS(Agreements.class),
    CONTROLLED(Controlled.class),
    MOVE_GENERATOR(MoveGenerator.class),
    RULES_REPORT(RulesReport.class),
    WITNESSES(Witnesses.class),
    BOARD_SIZING(BoardSizing.class);

    private final Class<?> type;

    Ability(Class<?> type) {
        this.type = type;
    }

    /** As messages name it, such as {@code board-view}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The interface that a session with it implements. */
    public Class<?> type() {
        return type;
    }

    /** Whether a subject that has these capabilities has it without saying so. */
    public boolean isImpliedBy(Set<Capability> capabilities) {
        return Stream.of(Capability.values()).anyMatch(one -> one.ability() == type && capabilities.contains(one));
    }
}

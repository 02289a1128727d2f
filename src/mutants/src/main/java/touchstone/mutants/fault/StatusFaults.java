package touchstone.mutants.fault;

import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.builtin.controller.ControlledGame;
import touchstone.life.ImaginedMove;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.Status;
import touchstone.life.confirmation.ChainLife;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.PointSet;
import touchstone.spi.status.StoneStatus;

/** Wrong judgements of life and death. */
public final class StatusFaults {

    private StatusFaults() {}

    /** No stone is ever dead. */
    public static final ControllerFault NOTHING_DIES = dead(chain -> false);

    /** Every stone is dead. */
    public static final ControllerFault EVERYTHING_DIES = dead(chain -> true);

    /** What can be captured is dead, whatever its capture makes room for. */
    public static final ControllerFault CAPTURABLE_IS_DEAD =
            dead(chain -> chain.status().filter(Status.UNCAPTURABLE::equals).isEmpty());

    /** Stones that can be captured only after a pass for a ko are alive. */
    public static final ControllerFault KO_SAVES = dead(
            StatusFaults::searched,
            chain -> chain.dead()
                    && chain.searches().stream()
                            .flatMap(search -> search.answered().line().turns().stream())
                            .noneMatch(turn -> turn.move() instanceof ImaginedMove.PassForKo));

    /** Stones in seki are simply alive. */
    public static final ControllerFault NO_SEKI = rules -> new ControlledGame(rules) {
        @Override
        public PointSet statuses(StoneStatus status) {
            return switch (status) {
                case SEKI -> game().board().none();
                case ALIVE -> super.statuses(StoneStatus.ALIVE).or(super.statuses(StoneStatus.SEKI));
                case DEAD -> super.statuses(status);
            };
        }
    };

    /** Anew each time, as of what was confirmed before no searches are kept. */
    private static Confirmation searched(ControlledGame game) {
        return LifeAndDeath.confirm(game.game().position(), Reading.USUAL, Limits.USUAL);
    }

    private static ControllerFault dead(Predicate<ChainLife> dead) {
        return dead(ControlledGame::confirmation, dead);
    }

    private static ControllerFault dead(Function<ControlledGame, Confirmation> confirmed, Predicate<ChainLife> dead) {
        return rules -> new ControlledGame(rules) {
            @Override
            public PointSet statuses(StoneStatus status) {
                PointSet stones = confirmed.apply(this).chains().stream()
                        .filter(dead)
                        .map(ChainLife::chain)
                        .reduce(game().board().none(), PointSet::or);
                return switch (status) {
                    case DEAD -> stones;
                    case SEKI -> super.statuses(status).minus(stones);
                    case ALIVE -> game().position().stones().minus(stones).minus(super.statuses(StoneStatus.SEKI));
                };
            }
        };
    }
}

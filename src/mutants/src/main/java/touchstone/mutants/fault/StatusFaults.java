package touchstone.mutants.fault;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.builtin.controller.ControlledGame;
import touchstone.life.ImaginedMove;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.Status;
import touchstone.life.confirmation.ChainLife;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.status.StoneStatus;

/** Wrong judgements of life and death. */
public final class StatusFaults {

    /** What was found, as a scenario asks of the same position stone by stone. */
    private static final Map<Position, PointSet> DEAD_WITHOUT_KO = new ConcurrentHashMap<>();

    private StatusFaults() {}

    /** No stone is ever dead. */
    public static final ControllerFault NOTHING_DIES = dead(chain -> false);

    /** Every stone is dead. */
    public static final ControllerFault EVERYTHING_DIES = dead(chain -> true);

    /** What can be captured is dead, whatever its capture makes room for. */
    public static final ControllerFault CAPTURABLE_IS_DEAD =
            dead(chain -> chain.status().filter(Status.UNCAPTURABLE::equals).isEmpty());

    /** Stones that can be captured only after a pass for a ko are alive. */
    public static final ControllerFault KO_SAVES =
            faulty(game -> DEAD_WITHOUT_KO.computeIfAbsent(game.game().position(), StatusFaults::deadWithoutPassForKo));

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

    private static PointSet deadWithoutPassForKo(Position position) {
        return LifeAndDeath.confirm(position, Reading.USUAL, Limits.USUAL).chains().stream()
                .filter(chain -> chain.dead()
                        && chain.searches().stream()
                                .flatMap(search -> search.answered().line().turns().stream())
                                .noneMatch(turn -> turn.move() instanceof ImaginedMove.PassForKo))
                .map(ChainLife::chain)
                .reduce(position.board().none(), PointSet::or);
    }

    private static ControllerFault dead(Predicate<ChainLife> dead) {
        return faulty(game -> game.confirmation().chains().stream()
                .filter(dead)
                .map(ChainLife::chain)
                .reduce(game.game().board().none(), PointSet::or));
    }

    private static ControllerFault faulty(Function<ControlledGame, PointSet> dead) {
        return rules -> new ControlledGame(rules) {
            @Override
            public PointSet statuses(StoneStatus status) {
                PointSet stones = dead.apply(this);
                return switch (status) {
                    case DEAD -> stones;
                    case SEKI -> super.statuses(status).minus(stones);
                    case ALIVE -> game().position().stones().minus(stones).minus(super.statuses(StoneStatus.SEKI));
                };
            }
        };
    }
}

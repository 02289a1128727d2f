package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Rule 7, steps 2 and 3 and their order, and optional rule 7A: what leaves the board, and when. */
final class CaptureMutants {

    private CaptureMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("no-capture", "base.7.step-2", "captures nothing", NoCapture::new)
                        .touching("*"),
                Mutant.of(
                                "one-chain-only",
                                "base.7.step-2",
                                "captures only one of several chains without liberty",
                                OneChainOnly::new)
                        .touching("base.8", "base.8.pass", "base.9.score", "davies.5"),
                Mutant.of(
                                "six-stones-at-most",
                                "base.7.step-2",
                                "captures six stones at most and leaves the rest",
                                SixStonesAtMost::new)
                        .touching("base.4.connected", "base.7.order", "base.8", "base.9.seki", "davies.5"),
                Mutant.of(
                                "single-stones-only",
                                "base.7.step-2",
                                "captures single stones, but no larger chains",
                                SingleStonesOnly::new)
                        .touching(
                                "base.4.*",
                                "base.7.*",
                                "base.8.*",
                                "base.9.score",
                                "base.9.seki",
                                "davies.5",
                                "davies.6"),
                Mutant.of(
                                "capture-in-atari",
                                "base.7.step-2",
                                "captures chains that have one liberty left",
                                CaptureInAtari::new)
                        .touching("*"),
                Mutant.of(
                                "one-stone-self-captured",
                                "base.7.step-3",
                                "removes of a self-captured chain one stone only",
                                OneSelfCaptured::new)
                        .touching(
                                "base.4.position",
                                "base.7.every-stone-has-a-liberty",
                                "base.7.never-both",
                                "base.8.*",
                                "davies.5"),
                Mutant.of(
                                "suicide-forbidden",
                                "base.7.step-3",
                                "forbids self-capture where the rules allow it",
                                () -> new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN))
                        .seenIn("lizzie #750; KataGo #554, #681, #887")
                        .touching(
                                "base.4.position",
                                "base.7.every-stone-has-a-liberty",
                                "base.7.never-both",
                                "base.8.*",
                                "davies.5",
                                "davies.6"),
                Mutant.of(
                                "own-stones-first",
                                "base.7.order",
                                "removes the player's own stones before the opponent's",
                                OwnStonesFirst::new)
                        .seenIn("LeelaWatcher PR #5; 19x19/Baduk #45")
                        .touching(
                                "base.4.connected",
                                "base.4.position",
                                "base.7.*",
                                "base.8.*",
                                "base.9.*",
                                "davies.4",
                                "davies.5",
                                "davies.6"),
                Mutant.of(
                                "no-self-capture",
                                "base.7.every-stone-has-a-liberty",
                                "leaves the player's own stones without liberty on the board",
                                NoSelfCapture::new)
                        .touching(
                                "base.4.position",
                                "base.7.never-both",
                                "base.7.step-3",
                                "base.8.*",
                                "base.9.single-stone-suicide",
                                "davies.5",
                                "davies.6"),
                Mutant.of(
                                "both-sides-die",
                                "base.7.never-both",
                                "removes the stones of both players that have no liberty at the same time",
                                BothSidesDie::new)
                        .touching(
                                "base.4.connected",
                                "base.4.position",
                                "base.7.*",
                                "base.8.*",
                                "base.9.score",
                                "base.9.seki",
                                "davies.4",
                                "davies.5",
                                "davies.6"),
                Mutant.of("suicide-allowed", "base.7A", "allows self-capture where rule 7A forbids it", BaseRules::new)
                        .seenIn("leela-zero #263; tengen server #1; weiqi.js #1")
                        .under("base-7A"),
                Mutant.of(
                                "many-stones-suicide-allowed",
                                "base.7A",
                                "forbids the self-capture of one stone, but not of several",
                                () -> new Forbidding() {
                                    @Override
                                    public Optional<Refusal> suicide(PointSet selfCaptured) {
                                        return selfCaptured.size() > 1 ? Optional.empty() : super.suicide(selfCaptured);
                                    }
                                })
                        .seenIn("GNU Go and KataGo, where it is an option")
                        .under("base-7A"),
                Mutant.of(
                                "suicide-called-repetition",
                                "base.7A",
                                "refuses self-capture with the words of the rule against repetition",
                                () -> new Forbidding() {
                                    @Override
                                    public Optional<Refusal> suicide(PointSet selfCaptured) {
                                        return super.suicide(selfCaptured)
                                                .map(refusal -> new Refusal.Repeats(
                                                        "base.8", 0, Position.empty(selfCaptured.board())));
                                    }
                                })
                        .seenIn("Sagebati/goban #15")
                        .under("base-7A"),
                Mutant.of(
                                "capturing-is-suicide",
                                "base.7A",
                                "forbids a play into a point without liberties even if it captures",
                                CapturingIsSuicide::new)
                        .under("base-7A")
                        .touching("base.4.connected", "base.4.position", "base.7.*", "base.8.*", "base.9.*"));
    }

    /** The rules that the mutants of rule 7A change. */
    private static class Forbidding extends BaseRules {
        Forbidding() {
            super(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);
        }
    }

    private static final class NoCapture extends BaseRules {
        @Override
        public PointSet capture(Position position, Color player) {
            return position.board().none();
        }
    }

    private static final class OneChainOnly extends BaseRules {
        @Override
        public PointSet capture(Position position, Color player) {
            PointSet captured = super.capture(position, player);
            return captured.isEmpty() ? captured : connected(position, captured.first());
        }
    }

    private static final class SixStonesAtMost extends BaseRules {
        @Override
        public PointSet capture(Position position, Color player) {
            PointSet captured = super.capture(position, player);
            return position.board().none().withAll(captured.stream().limit(6).toList());
        }
    }

    private static final class SingleStonesOnly extends BaseRules {
        @Override
        public PointSet capture(Position position, Color player) {
            PointSet captured = super.capture(position, player);
            return captured.minus(adjacent(captured));
        }
    }

    private static final class CaptureInAtari extends BaseRules {
        @Override
        public PointSet capture(Position position, Color player) {
            PointSet captured = super.capture(position, player);
            for (Point stone : position.stones(player.opponent())) {
                captured = liberties(position, stone).size() == 1 ? captured.with(stone) : captured;
            }
            return captured;
        }
    }

    private static final class OneSelfCaptured extends BaseRules {
        @Override
        public PointSet selfCapture(Position position, Color player) {
            PointSet lost = super.selfCapture(position, player);
            return lost.isEmpty() ? lost : PointSet.of(position.board(), lost.first());
        }
    }

    private static final class OwnStonesFirst extends BaseRules {
        @Override
        public Removal remove(Position placed, Color player) {
            PointSet lost = selfCapture(placed, player);
            return new Removal(capture(placed.without(lost), player), lost);
        }
    }

    private static final class NoSelfCapture extends BaseRules {
        @Override
        public PointSet selfCapture(Position position, Color player) {
            return position.board().none();
        }
    }

    private static final class BothSidesDie extends BaseRules {
        @Override
        public Removal remove(Position placed, Color player) {
            return new Removal(capture(placed, player), selfCapture(placed, player));
        }
    }

    private static final class CapturingIsSuicide extends Forbidding {
        @Override
        public Removal remove(Position placed, Color player) {
            return new Removal(capture(placed, player), selfCapture(placed, player));
        }
    }
}

package touchstone.cli.explain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.sgf.RecordedGame;
import touchstone.formats.sgf.SgfNode;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;

/**
 * A recorded game up to one of its moves.
 *
 * @param at the number of that move, from 1; one more than there are, for the end
 */
record RecordContext(RecordedGame.Legible game, int at) implements MoveContext {

    @Override
    public ReplayedGame reach(VariantRules rules) {
        return RecordReplay.before(rules, game.record(), at);
    }

    @Override
    public Move move(String written) {
        return PositionContext.of(Position.empty(game.record().board()), Map.of())
                .move(written);
    }

    @Override
    public Optional<Made> recorded() {
        List<SgfNode> moves = game.record().nodes().stream()
                .filter(node -> !(node instanceof SgfNode.SetUp))
                .toList();
        if (at > moves.size()) {
            return Optional.empty();
        }
        if (moves.get(at - 1) instanceof SgfNode.Astray astray) {
            throw new CommandException(
                    ExitCode.VIOLATIONS,
                    "move " + at + " (" + game.place(at) + ") is to '" + astray.written() + "', and a "
                            + game.record().board()
                            + " board has no such point: it is illegal by base.2 under any rules");
        }
        SgfNode.Played played = (SgfNode.Played) moves.get(at - 1);
        return Optional.of(new Made(played.player(), played.move()));
    }

    @Override
    public double komi() {
        return game.record().komi().orElse(0);
    }

    @Override
    public Optional<String> rules() {
        return game.record().rules();
    }
}

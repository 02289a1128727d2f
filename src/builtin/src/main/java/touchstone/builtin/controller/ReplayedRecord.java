package touchstone.builtin.controller;

import touchstone.formats.sgf.SgfNode;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/**
 * Plays a record through. Its moves have to be legal. What is set up begins a game in the middle: of what lay before nothing
 * is known. The stones of a handicap that the record names are placed as such, and White moves.
 */
final class ReplayedRecord {

    private final BaseRules rules;
    private final SgfRecord record;
    private Game game;

    ReplayedRecord(BaseRules rules, SgfRecord record) {
        this.rules = rules;
        this.record = record;
        this.game = Game.begin(rules, record.board());
    }

    /** @throws RequestDeclinedException if a move is illegal, with the number of the move */
    Game game() {
        for (SgfNode node : record.nodes()) {
            if (node instanceof SgfNode.SetUp setUp) {
                setUp(setUp);
            } else if (node instanceof SgfNode.Played played) {
                play(played);
            }
        }
        return game;
    }

    private void setUp(SgfNode.SetUp setUp) {
        Position position = setUp.on(game.position());
        boolean handicap = record.handicap() > 1
                && game.moves() == 0
                && setUp.toMove().isEmpty()
                && position.stones(Color.WHITE).isEmpty()
                && position.stones(Color.BLACK).size() == record.handicap();
        game = handicap
                ? Game.begin(rules, record.board()).withHandicap(position.stones(Color.BLACK))
                : Game.from(rules, position, setUp.toMove().orElse(game.toMove()));
    }

    private void play(SgfNode.Played played) {
        if (game.moves() == 0 && game.toMove() != played.player()) {
            // Who begins is told by the first move, where nothing else tells it.
            game = Game.from(rules, game.position(), played.player());
        }
        Ruling ruling = game.rule(played.player(), played.move());
        if (ruling instanceof Ruling.Made made) {
            game = made.after();
        } else {
            Refusal refusal = ((Ruling.Refused) ruling).refusal();
            throw new RequestDeclinedException("cannot load file: move " + (game.moves() + 1) + ", " + played.player()
                    + " " + played.move() + ": " + refusal.explanation());
        }
    }
}

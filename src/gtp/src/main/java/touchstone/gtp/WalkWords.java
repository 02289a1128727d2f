package touchstone.gtp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import touchstone.reference.Board;
import touchstone.subject.Answer;
import touchstone.subject.Capability;
import touchstone.subject.Request;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** The steps of a walk in the words of the protocol. */
final class WalkWords {

    private final Board board;
    private final EngineProfile profile;
    private final MoveReplies moves;
    private final Orders orders;
    private final GameLine line;
    /** Whether the engine would not play without komi, so that its scores are no concern of ours. */
    private boolean komiRefused;
    /** Whether a position was set up in such a way that the engine takes it for the other player's turn. */
    private boolean turnUntold;

    /** @param line on which is written down what is asked for; whether it is done is not known when it is */
    WalkWords(EngineProfile profile, MoveReplies moves, Orders orders, GameLine line) {
        this.board = line.position().board();
        this.profile = profile;
        this.moves = moves;
        this.orders = orders;
        this.line = line;
    }

    /**
     * What is sent, and what the answers mean.
     *
     * @param aside what is to be done instead, once all before it is answered: standard error has to be read when nothing
     *     else is on the way
     */
    record Asked(List<String> commands, Function<List<Reply>, Seen> reading, Optional<Function<Talk, Seen>> aside) {

        Asked(List<String> commands, Function<List<Reply>, Seen> reading) {
            this(commands, reading, Optional.empty());
        }

        /** Nothing is asked: it is known already. */
        static Asked nothing(Seen known) {
            return new Asked(List.of(), replies -> known);
        }
    }

    /**
     * What begins the game.
     *
     * @param commands all of which the engine has to take, but the komi
     */
    Asked beginning(List<String> commands) {
        return new Asked(commands, replies -> begun(commands, replies));
    }

    private Seen begun(List<String> commands, List<Reply> replies) {
        for (int i = 0; i < replies.size(); i++) {
            if (!replies.get(i).success() && commands.get(i).startsWith("komi ")) {
                komiRefused = true;
            } else if (!replies.get(i).success()) {
                return new Seen.Senseless(Untrusted.quoted(replies.get(i).shown()) + " to " + commands.get(i));
            }
        }
        return new Seen.Answered(new Answer.Accepted());
    }

    Asked of(Step step) {
        if (step instanceof Step.Make made) {
            return move(new Turn(made.player(), made.move()));
        } else if (step instanceof Step.Ask ask) {
            return request(ask.request());
        } else if (step instanceof Step.Say) {
            return Asked.nothing(hidden(Capability.AGREEMENTS));
        }
        return sight(((Step.Look) step).sight());
    }

    private Asked move(Turn turn) {
        line.did(turn.command());
        return new Asked(List.of(turn.command()), replies -> moves.understood(board, turn, replies.get(0))
                .<Seen>map(Seen.Answered::new)
                .orElseGet(
                        () -> new Seen.Senseless(Untrusted.quoted(replies.get(0).shown()) + " to " + turn.command())));
    }

    private Asked request(Request request) {
        if (!profile.capabilities().contains(request.capability())) {
            return Asked.nothing(hidden(request.capability()));
        }
        Orders.Order order = orders.of(request);
        if (request instanceof Request.SetUp setUp) {
            turnUntold = !profile.edits().orElseThrow().tells(setUp.toMove());
        }
        return new Asked(order.commands(), replies -> answered(order, replies));
    }

    private Seen answered(Orders.Order order, List<Reply> replies) {
        for (int i = 0; i < replies.size(); i++) {
            Reply reply = replies.get(i);
            if (!reply.success()) {
                return reply.text().toLowerCase(Locale.ROOT).contains("unknown command")
                        ? new Seen.Senseless(Untrusted.quoted(reply.shown()) + " to "
                                + order.commands().get(i))
                        : new Seen.Answered(new Answer.Refused(Optional.empty(), Untrusted.clean(reply.text())));
            }
        }
        try {
            order.note().accept(line, replies.get(replies.size() - 1));
        } catch (Misread e) {
            return new Seen.Senseless(e.getMessage());
        }
        return new Seen.Answered(new Answer.Accepted());
    }

    private Asked sight(Sight sight) {
        Channels channels = profile.channels();
        if (sight instanceof Sight.Stones) {
            return look(channels.board(), board, sight);
        } else if (sight instanceof Sight.LegalPlays plays) {
            return look(channels.legalPlays(), plays.player(), sight);
        } else if (sight instanceof Sight.Legal legal) {
            return look(channels.legality(), Turn.play(legal.player(), legal.point()), sight);
        } else if (sight instanceof Sight.Prisoners prisoners) {
            return look(channels.prisoners(), prisoners.color(), sight);
        } else if (sight instanceof Sight.Chain chain) {
            return look(channels.chain(), chain.stone(), sight);
        } else if (sight instanceof Sight.Liberties liberties) {
            return look(channels.liberties(), liberties.stone(), sight);
        } else if (sight instanceof Sight.Turn) {
            return look(channels.toMove(), board, sight);
        } else if (sight instanceof Sight.Over) {
            return look(channels.over(), board, sight);
        } else if (sight instanceof Sight.Territory territory) {
            return orUnknown(look(channels.territory(), territory.player(), sight), Capability.TERRITORY, "territory");
        } else if (sight instanceof Sight.Komi) {
            return komi();
        } else if (sight instanceof Sight.Lead) {
            return lead();
        }
        return Asked.nothing(hidden(sight.capability()));
    }

    private <Q, A> Asked look(Optional<Channel<Q, A>> offered, Q about, Sight sight) {
        if (offered.isEmpty()) {
            return Asked.nothing(hidden(sight.capability()));
        }
        Channel<Q, A> channel = offered.get();
        if (turnUntold && channel.scope() == Channel.Scope.PLAYER_TO_MOVE) {
            return Asked.nothing(new Seen.Hidden(
                    sight.capability(),
                    channel.name() + " tells of the player to move, and it was not told who that is"));
        }
        if (channel.outlet() == Channel.Outlet.ERRORS) {
            return new Asked(
                    List.of(), replies -> null, Optional.of(talk -> seen(() -> channel.observe(talk, board, about))));
        }
        return new Asked(
                channel.commands().apply(about),
                replies -> seen(() -> channel.reading().read(board, about, replies)));
    }

    /** An engine may well not know a score, or make up for what it takes for a handicap. */
    private Asked lead() {
        if (profile.handicapped() && line.opensWithHandicap()) {
            return Asked.nothing(new Seen.Hidden(
                    Capability.SCORE, "the score makes up for Black's first plays as if they were handicap stones"));
        }
        return orUnknown(look(profile.channels().lead(), board, new Sight.Lead()), Capability.SCORE, "the score");
    }

    /** What an engine need not know before the end of a game is not nonsense if it says so. */
    private static Asked orUnknown(Asked asked, Capability capability, String what) {
        return new Asked(
                asked.commands(),
                replies -> {
                    Seen seen = asked.reading().apply(replies);
                    return seen instanceof Seen.Senseless senseless
                            ? new Seen.Hidden(
                                    capability, "asked for " + what + " the engine answers " + senseless.words())
                            : seen;
                },
                asked.aside());
    }

    private Asked komi() {
        return profile.capabilities().contains(Capability.KOMI)
                ? new Asked(
                        List.of("get_komi"),
                        replies -> komiRefused ? hidden(Capability.KOMI) : seen(() -> Readings.number(replies.get(0))))
                : Asked.nothing(hidden(Capability.KOMI));
    }

    private static Seen hidden(Capability capability) {
        return new Seen.Hidden(capability, "no command of the engine is known that shows it");
    }

    private static Seen seen(Supplier<Object> reading) {
        try {
            return new Seen.Shown(reading.get());
        } catch (Misread e) {
            return new Seen.Senseless(e.getMessage());
        }
    }
}

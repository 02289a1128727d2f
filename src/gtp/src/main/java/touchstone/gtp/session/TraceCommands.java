package touchstone.gtp.session;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import touchstone.gtp.client.Dialogue;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.game.TrackedGame;
import touchstone.gtp.observe.Channel;
import touchstone.gtp.observe.Channels;
import touchstone.gtp.observe.EngineProfile;
import touchstone.gtp.observe.MoveReplies;
import touchstone.gtp.reading.EntityReadings;
import touchstone.gtp.reading.MisreadException;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** The steps of a trace as commands of the protocol. */
final class TraceCommands {

    private final Board board;
    private final EngineProfile profile;
    private final MoveReplies moves;
    private final RequestCommands orders;
    private final TrackedGame line;
    /** Whether the engine would not play without komi, so that its scores are no concern of ours. */
    private boolean komiRefused;
    /** Whether a position was set up in such a way that the engine takes it for the other player's turn. */
    private boolean turnUntold;

    /** @param line on which is written down what is asked for; whether it is done is not known when it is */
    TraceCommands(EngineProfile profile, MoveReplies moves, RequestCommands orders, TrackedGame line) {
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
    record Asked(
            List<String> commands,
            Function<List<Reply>, Observation> reading,
            Optional<Function<Dialogue, Observation>> aside) {

        Asked(List<String> commands, Function<List<Reply>, Observation> reading) {
            this(commands, reading, Optional.empty());
        }

        /** Nothing is asked: it is known already. */
        static Asked nothing(Observation known) {
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

    private Observation begun(List<String> commands, List<Reply> replies) {
        for (int i = 0; i < replies.size(); i++) {
            if (!replies.get(i).success() && commands.get(i).startsWith("komi ")) {
                komiRefused = true;
            } else if (!replies.get(i).success()) {
                return new Observation.Senseless(
                        PrintedText.quoted(replies.get(i).shown()) + " to " + commands.get(i));
            }
        }
        return new Observation.Answered(new Answer.Accepted());
    }

    Asked of(TraceStep step) {
        if (step instanceof TraceStep.MoveStep made) {
            return move(new PlayedMove(made.player(), made.move()));
        } else if (step instanceof TraceStep.RequestStep request) {
            return request(request.request());
        } else if (step instanceof TraceStep.StatementStep) {
            return Asked.nothing(hidden(Capability.AGREEMENTS));
        }
        return query(((TraceStep.QueryStep) step).query());
    }

    private Asked move(PlayedMove turn) {
        line.did(turn.command());
        return new Asked(List.of(turn.command()), replies -> moves.understood(board, turn, replies.get(0))
                .<Observation>map(Observation.Answered::new)
                .orElseGet(() -> new Observation.Senseless(
                        PrintedText.quoted(replies.get(0).shown()) + " to " + turn.command())));
    }

    private Asked request(ControllerRequest request) {
        if (!profile.capabilities().contains(request.capability())) {
            return Asked.nothing(hidden(request.capability()));
        }
        RequestCommands.Order order = orders.of(request);
        if (request instanceof ControllerRequest.SetUp setUp) {
            turnUntold = !profile.edits().orElseThrow().tells(setUp.toMove());
        }
        return new Asked(order.commands(), replies -> answered(order, replies));
    }

    private Observation answered(RequestCommands.Order order, List<Reply> replies) {
        for (int i = 0; i < replies.size(); i++) {
            Reply reply = replies.get(i);
            if (!reply.success()) {
                return reply.text().toLowerCase(Locale.ROOT).contains("unknown command")
                        ? new Observation.Senseless(PrintedText.quoted(reply.shown()) + " to "
                                + order.commands().get(i))
                        : new Observation.Answered(
                                new Answer.Refused(Optional.empty(), PrintedText.clean(reply.text())));
            }
        }
        try {
            order.note().accept(line, replies.get(replies.size() - 1));
        } catch (MisreadException e) {
            return new Observation.Senseless(e.getMessage());
        }
        return new Observation.Answered(new Answer.Accepted());
    }

    private Asked query(Query query) {
        Channels channels = profile.channels();
        if (query instanceof Query.Stones) {
            return query(channels.board(), board, query);
        } else if (query instanceof Query.LegalPlays plays) {
            return query(channels.legalPlays(), plays.player(), query);
        } else if (query instanceof Query.Legal legal) {
            return query(channels.legality(), PlayedMove.play(legal.player(), legal.point()), query);
        } else if (query instanceof Query.Prisoners prisoners) {
            return query(channels.prisoners(), prisoners.color(), query);
        } else if (query instanceof Query.Chain chain) {
            return query(channels.chain(), chain.stone(), query);
        } else if (query instanceof Query.Liberties liberties) {
            return query(channels.liberties(), liberties.stone(), query);
        } else if (query instanceof Query.Turn) {
            return query(channels.toMove(), board, query);
        } else if (query instanceof Query.Over) {
            return query(channels.over(), board, query);
        } else if (query instanceof Query.Territory territory) {
            return orUnknown(query(channels.territory(), territory.player(), query), Capability.TERRITORY, "territory");
        } else if (query instanceof Query.Komi) {
            return komi();
        } else if (query instanceof Query.Lead) {
            return lead();
        }
        return Asked.nothing(hidden(query.capability()));
    }

    private <Q, A> Asked query(Optional<Channel<Q, A>> offered, Q about, Query query) {
        if (offered.isEmpty()) {
            return Asked.nothing(hidden(query.capability()));
        }
        Channel<Q, A> channel = offered.get();
        if (turnUntold && channel.scope() == Channel.Scope.PLAYER_TO_MOVE) {
            return Asked.nothing(new Observation.Hidden(
                    query.capability(),
                    channel.name() + " tells of the player to move, and it was not told who that is"));
        }
        if (channel.outlet() == Channel.Outlet.ERRORS) {
            return new Asked(
                    List.of(),
                    replies -> null,
                    Optional.of(dialogue -> observed(() -> channel.observe(dialogue, board, about))));
        }
        return new Asked(
                channel.commands().apply(about),
                replies -> observed(() -> channel.reading().read(board, about, replies)));
    }

    /** An engine may well not know a score, or make up for what it takes for a handicap. */
    private Asked lead() {
        if (profile.handicapped() && line.opensWithHandicap()) {
            return Asked.nothing(new Observation.Hidden(
                    Capability.SCORE, "the score makes up for Black's first plays as if they were handicap stones"));
        }
        return orUnknown(query(profile.channels().lead(), board, new Query.Lead()), Capability.SCORE, "the score");
    }

    /** What an engine need not know before the end of a game is not nonsense if it says so. */
    private static Asked orUnknown(Asked asked, Capability capability, String what) {
        return new Asked(
                asked.commands(),
                replies -> {
                    Observation observation = asked.reading().apply(replies);
                    return observation instanceof Observation.Senseless senseless
                            ? new Observation.Hidden(
                                    capability, "asked for " + what + " the engine answers " + senseless.words())
                            : observation;
                },
                asked.aside());
    }

    private Asked komi() {
        return profile.capabilities().contains(Capability.KOMI)
                ? new Asked(
                        List.of("get_komi"),
                        replies -> komiRefused
                                ? hidden(Capability.KOMI)
                                : observed(() -> EntityReadings.number(replies.get(0))))
                : Asked.nothing(hidden(Capability.KOMI));
    }

    private static Observation hidden(Capability capability) {
        return new Observation.Hidden(capability, "no command of the engine is known that shows it");
    }

    private static Observation observed(Supplier<Object> reading) {
        try {
            return new Observation.Shown(reading.get());
        } catch (MisreadException e) {
            return new Observation.Senseless(e.getMessage());
        }
    }
}

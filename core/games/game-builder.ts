import type { ExpectedFacts } from '#core/answer/answer.ts';
import { answerSet } from '#core/answer/answer-for.ts';
import { answerGame } from '#core/answer/answer-game.ts';
import { markOf } from '#core/channels/channel-mark.ts';
import { openingFacts } from '#core/channels/channel-opening.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import { roundOf } from '#core/football-pt/round-name.ts';
import { changeWords } from '#core/games/copy/changes.ts';
import { phaseWords, scoreSource } from '#core/games/copy/score.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import { type Names, teamCard, unknownCompetition } from './cards.ts';
import type { TeamCard } from './day/day-view.ts';
import type { Game, GameChange, Side } from './game.ts';
import { listGames, sortGames } from './game-list.ts';
import { gamePlace } from './game-place.ts';
import { isBehind, isLive, isOff, nextTurn } from './game-rules.ts';
import type { BroadcastDetail, ChangeLine, GameView } from './game-view.ts';
import { formerStart } from './kickoff-move.ts';
import { broadcastReach, countOpenSlots, type OpenSlots } from './open-slots.ts';

type GameInput = {
	game: Game;
	changes: readonly GameChange[];
	names: Names;
	/** UTC milliseconds. */
	now: number;
	/** Games at the same minute, with or without this one. */
	sameTime?: readonly Game[];
	/** Where a game without a channel is expected. */
	expected?: ExpectedFacts | undefined;
};

/**
 * Builds the page of one game. `validUntil` = UTC ms at which it begins or ends (without an hour:
 * at which its day does); otherwise the end of time.
 */
export function buildGame({ game, changes, names, now, sameTime = [], expected }: GameInput): {
	view: GameView;
	validUntil: number;
} {
	const competition =
		names.competitions.get(game.competitionId) ?? unknownCompetition(game.competitionId);
	const [home, away] = [sideCard(game.home, names), sideCard(game.away, names)];
	const rivals = sharingChannel(game, sameTime, names);
	const slots = countOpenSlots([game, ...rivals], names.channels);
	const view: GameView = {
		slug: game.slug,
		home,
		away,
		title: `${home.name} x ${away.name}`,
		competition: {
			id: competition.id,
			name: competition.name,
			shortName: competition.shortName,
			...audienceOf(competition),
		},
		round: game.round === null ? null : roundOf(game.round, competition),
		day: game.day,
		kickoffAt: game.kickoffAt,
		zone: game.zone,
		venue: game.venue,
		status: game.status,
		live: isLive(game, now),
		behind: isBehind(game, now),
		broadcasts: broadcastDetails(game, names, slots),
		answers: answerSet(answerGame(game, { names, slots, rivals, expected }), now),
		noBroadcast: game.broadcasts.some((broadcast) => broadcast.state === 'none'),
		changes: changes.flatMap((change) => changeLine(change, names)),
		updatedAt: game.updatedAt,
		demo: game.demo,
	};
	const former = formerStart(changes);
	if (former) view.former = former;
	const { result } = game;
	if (result)
		view.score = {
			home: result.home,
			away: result.away,
			phase: phaseWords(result),
			source: scoreSource(result, game.day),
		};
	const teams = [game.home, game.away].flatMap(({ teamId }) => names.teams.get(teamId ?? '') ?? []);
	const place = gamePlace({ venue: game.venue, competition, teams });
	if (place) view.place = place;
	if (rivals.length > 0)
		view.sameTime = listGames(sortGames([game, ...rivals], names), {
			names,
			movedFrom: new Map(),
			now,
		});
	return { view, validUntil: nextTurn(game, now) ?? Number.MAX_SAFE_INTEGER };
}

function sideCard({ teamId, label }: Side, names: Names): TeamCard {
	const team = teamId === null ? undefined : names.teams.get(teamId);
	if (team?.picture !== undefined) return { ...teamCard(team), picture: team.picture };
	return team ? teamCard(team) : { name: label ?? SIDE_UNDEFINED, disc: null, keys: '' };
}

/** Other games that an open channel of this one lists at the same minute. */
function sharingChannel(game: Game, sameTime: readonly Game[], { channels }: Names): Game[] {
	const isOpen = (id: string | null) => id !== null && channels.get(id)?.group === 'aberta';
	const open = new Set(
		game.broadcasts.flatMap(({ channelId, state }) =>
			state !== 'none' && isOpen(channelId) ? [channelId] : [],
		),
	);
	if (open.size === 0 || game.kickoffAt === null || isOff(game)) return [];
	return sameTime.filter(
		(other) =>
			other.id !== game.id &&
			other.kickoffAt === game.kickoffAt &&
			!isOff(other) &&
			other.broadcasts.some(({ channelId, state }) => state !== 'none' && open.has(channelId)),
	);
}

function broadcastDetails(game: Game, names: Names, slots: OpenSlots): BroadcastDetail[] {
	return game.broadcasts.flatMap(({ channelId, ...broadcast }) => {
		const channel = channelId === null ? undefined : names.channels.get(channelId);
		if (!channel) return [];
		const { id, name, group, free, url } = channel;
		const reach = broadcastReach({ ...broadcast, kickoffAt: game.kickoffAt }, channel, slots);
		return [
			{
				...broadcast,
				channel: {
					id,
					name,
					group,
					free,
					url,
					mark: markOf(channel),
					...openingFacts(names.openings?.get(id)),
				},
				reach,
			},
		];
	});
}

function changeLine(change: GameChange, names: Names): ChangeLine[] {
	// The history would tell it to a reader who hides scores.
	if (change.kind === 'result') return [];
	const words = changeWords(change, (id) => names.channels.get(id)?.shortName ?? id);
	return words
		? [
				{
					at: change.at,
					kind: change.kind,
					before: words.before,
					after: words.after,
					source: change.source,
				},
			]
		: [];
}

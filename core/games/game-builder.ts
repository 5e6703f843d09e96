import { openingFacts } from '#core/channels/channel-opening.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import { changeWords } from '#core/copy/game-changes.ts';
import { SIDE_UNDEFINED } from '#core/copy/game-words.ts';
import { type Names, teamCard, unknownCompetition } from './cards.ts';
import type { TeamCard } from './day-view.ts';
import type { Game, GameChange, Side } from './game.ts';
import { isLive, nextTurn } from './game-rules.ts';
import type { BroadcastDetail, ChangeLine, GameView } from './game-view.ts';
import { formerStart } from './kickoff-move.ts';

export type GameInput = { game: Game; changes: readonly GameChange[]; names: Names /** UTC milliseconds */; now: number };

/** Builds the page of one game. `validUntil` = UTC ms at which it begins or ends, or the end of time. */
export function buildGame({ game, changes, names, now }: GameInput): { view: GameView; validUntil: number } {
	const competition = names.competitions.get(game.competitionId) ?? unknownCompetition(game.competitionId);
	const [home, away] = [sideCard(game.home, names), sideCard(game.away, names)];
	const view: GameView = {
		slug: game.slug,
		home,
		away,
		title: `${home.name} x ${away.name}`,
		competition: { id: competition.id, name: competition.name, shortName: competition.shortName, ...audienceOf(competition) },
		round: game.round,
		day: game.day,
		kickoffAt: game.kickoffAt,
		zone: game.zone,
		venue: game.venue,
		status: game.status,
		live: isLive(game, now),
		broadcasts: broadcastDetails(game, names),
		noBroadcast: game.broadcasts.some((broadcast) => broadcast.state === 'none'),
		changes: changes.flatMap((change) => changeLine(change, names)),
		updatedAt: game.updatedAt,
		demo: game.demo,
	};
	const former = formerStart(changes);
	if (former) view.former = former;
	return { view, validUntil: nextTurn(game, now) ?? Number.MAX_SAFE_INTEGER };
}

function sideCard({ teamId, label }: Side, names: Names): TeamCard {
	const team = teamId === null ? undefined : names.teams.get(teamId);
	return team ? teamCard(team) : { name: label ?? SIDE_UNDEFINED, abbr: null, colors: null, keys: '' };
}

function broadcastDetails(game: Game, names: Names): BroadcastDetail[] {
	return game.broadcasts.flatMap(({ channelId, ...broadcast }) => {
		const channel = channelId === null ? undefined : names.channels.get(channelId);
		if (!channel) return [];
		const { id, name, group, free, url } = channel;
		return [{ ...broadcast, channel: { id, name, group, free, url, ...openingFacts(names.openings?.get(id)) } }];
	});
}

function changeLine(change: GameChange, names: Names): ChangeLine[] {
	const words = changeWords(change, (id) => names.channels.get(id)?.shortName ?? id);
	return words ? [{ at: change.at, kind: change.kind, before: words.before, after: words.after, source: change.source }] : [];
}

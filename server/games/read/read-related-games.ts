import type { GameView } from '#core/games/game-view.ts';
import { LEGS_APART_DAYS } from '#core/games/legs.ts';
import { type RelatedGames, relateGames } from '#core/games/related-games.ts';
import { addDays } from '#core/site/dates.ts';
import type { GuideData } from '#server/guide-data.ts';
import { comingAt } from './read-agenda.ts';

/** One more than shown, because the page's own game may be among them. */
const NEXT_GAMES = 4;

/** Reads the games related to a game's page. `now` and `validUntil` in UTC milliseconds. */
export async function readRelatedGames(
	data: GuideData,
	view: GameView,
	now: number,
): Promise<{ related: RelatedGames; validUntil: number }> {
	const coming = comingAt(now);
	const teams = [view.home, view.away].flatMap(({ id, name }) =>
		id === undefined ? [] : [{ id, name }],
	);
	const nextOf = async ({ id, name }: { id: string; name: string }) => {
		const games = await data.agendas.listNext({ kind: 'team', id }, coming, NEXT_GAMES);
		return { id, name, games: games.toSorted((a, b) => startOf(a) - startOf(b)) };
	};
	const [names, meetings, next, sameTime] = await Promise.all([
		data.reference(),
		readMeetings(data, view),
		Promise.all(teams.map(nextOf)),
		view.kickoffAt === null ? [] : data.games.listKickoff(view.day, view.kickoffAt),
	]);
	return relateGames({ view, meetings, next, sameTime, names, now });
}

/** A game without a set hour sorts last of its day. */
function startOf({ kickoffAt, day }: { kickoffAt: number | null; day: string }): number {
	return kickoffAt ?? Date.parse(`${day}T23:59:59-03:00`);
}

async function readMeetings(data: GuideData, { home, away, competition, day, round }: GameView) {
	if (home.id === undefined || away.id === undefined || round === null) return [];
	const range = { from: addDays(day, -LEGS_APART_DAYS), to: addDays(day, LEGS_APART_DAYS) };
	return data.related.listMeetings(
		{ homeId: away.id, awayId: home.id, competitionId: competition.id },
		range,
	);
}

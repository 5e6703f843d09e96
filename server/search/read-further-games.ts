import type { Competition } from '#core/competitions/competition.ts';
import type { Game } from '#core/games/game.ts';
import { isBehind } from '#core/games/game-rules.ts';
import type { Asked } from '#core/search/query/search.ts';
import { dayOf } from '#core/site/dates.ts';
import { comingAt } from '#server/games/read-agenda.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** Youth and women's games may stand before the first team's. */
const MOST_ASKED = 12;
const FIRST_DAY = '1900-01-01';

/**
 * Games that a query about teams needs beside those of the next days. Two teams: their next meeting, and the last one where none is at hand.
 * One team without a game at hand: its next, else its last. Every query walks an index of one team by day.
 */
export async function readFurtherGames(
	data: GuideData,
	{ understanding: { times, rest, audience }, found, now }: Asked,
	{ competitions }: Reference,
): Promise<Game[]> {
	const [one, two] = times;
	if (one === undefined || rest !== '' || found.games.some((game) => !isBehind(game, now))) return [];
	if (two !== undefined) return readMeetings(data, [one, two], now);
	const subject = { kind: 'team', id: one } as const;
	const coming = comingAt(now);
	const isMeant = ({ competitionId }: Game) => audience !== null || isFirstTeam(competitions.get(competitionId));
	const next = (await data.agendas.listNext(subject, coming, MOST_ASKED)).filter(isMeant);
	if (next.length > 0) return next.slice(0, 1);
	const past = await data.agendas.listPast(
		subject,
		{ from: FIRST_DAY, to: coming.today, before: coming.after, today: coming.today },
		MOST_ASKED,
	);
	return past.filter(isMeant).slice(0, 1);
}

function isFirstTeam(competition: Competition | undefined): boolean {
	return competition?.gender === 'm' && competition.ageGroup === 'adulto';
}

/** The next meeting of two teams, on whichever ground, and the last one. */
async function readMeetings(data: GuideData, [one, two]: readonly [string, string], now: number): Promise<Game[]> {
	const today = dayOf(now);
	const meetings = await Promise.all([
		data.related.listNearMeetings({ homeId: one, awayId: two }, today),
		data.related.listNearMeetings({ homeId: two, awayId: one }, today),
	]);
	const games = meetings.flat();
	const ahead = games.filter((game) => !isBehind(game, now)).sort((a, b) => (a.day < b.day ? -1 : 1));
	const behind = games.filter((game) => isBehind(game, now)).sort((a, b) => (a.day < b.day ? 1 : -1));
	return [...ahead.slice(0, 1), ...behind.slice(0, 1)];
}

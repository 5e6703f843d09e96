import { type Audience, audienceOf } from '#core/competitions/audience.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Game } from '#core/games/game.ts';
import { isBehind } from '#core/games/game-rules.ts';
import type { Asked } from '#core/search/query/search.ts';
import { dayOf } from '#core/site/dates.ts';
import { comingAt } from '#server/games/read/read-agenda.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import type { KeepRead } from './keep-reads.ts';

/** Youth and women's games may come before the first team's. */
const MOST_ASKED = 12;
const FIRST_DAY = '1900-01-01';

type Meetings = Pick<GuideData, 'agendas' | 'related'>;
type Around = { now: number; isMeant: (game: Game) => boolean };

/**
 * Games that a query about teams needs beyond the loaded days. Two teams: their next and last
 * meeting, or, if they never met, the nearest games of each. One team without a loaded game: its
 * next game, else its last. Every query uses an index of one team by day.
 */
export async function readFurtherGames(
	data: Meetings,
	{ understanding: { times, rest, audience }, found, now }: Asked,
	{ competitions }: Reference,
	keep: KeepRead,
): Promise<Game[]> {
	const [one, two] = times;
	if (one === undefined || rest !== '' || found.games.some((game) => !isBehind(game, now)))
		return [];
	const isMeant = ({ competitionId }: Game) =>
		isOfAudience(competitions.get(competitionId), audience ?? {});
	const nearest = (id: string) =>
		keep(`nearest ${id} ${JSON.stringify(audience)}`, () =>
			readNearest(data, id, { now, isMeant }),
		);
	if (two === undefined) return nearest(one);
	const met = (
		await keep(`meetings ${one} ${two}`, () => readMeetings(data, [one, two], dayOf(now)))
	).filter(isMeant);
	if (met.length > 0 || found.games.length > 0) return nextAndLast(met, now);
	return (await Promise.all([nearest(one), nearest(two)]))
		.flat()
		.filter((game) => !isBehind(game, now));
}

/** The next game of a team, else its last one. */
async function readNearest(data: Meetings, id: string, { now, isMeant }: Around): Promise<Game[]> {
	const subject = { kind: 'team', id } as const;
	const coming = comingAt(now);
	const next = (await data.agendas.listNext(subject, coming, MOST_ASKED)).filter(isMeant);
	if (next.length > 0) return inOrder(next).slice(0, 1);
	const behind = { from: FIRST_DAY, to: coming.today, before: coming.after, today: coming.today };
	const past = (await data.agendas.listPast(subject, behind, MOST_ASKED)).filter(isMeant);
	return inOrder(past).slice(-1);
}

/** Needed because home and away games are read separately. */
function inOrder(games: readonly Game[]): Game[] {
	return games.toSorted((a, b) =>
		a.day === b.day
			? (a.kickoffAt ?? Infinity) - (b.kickoffAt ?? Infinity)
			: a.day < b.day
				? -1
				: 1,
	);
}

function isOfAudience(
	competition: Competition | undefined,
	{ gender, ageGroup }: Audience,
): boolean {
	const own: Audience = competition === undefined ? {} : audienceOf(competition);
	return own.gender === gender && own.ageGroup === ageGroup;
}

/** The meetings of two teams nearest to today, home and away. */
async function readMeetings(
	data: Meetings,
	[one, two]: readonly [string, string],
	today: string,
): Promise<Game[]> {
	const meetings = await Promise.all([
		data.related.listNearMeetings({ homeId: one, awayId: two }, today),
		data.related.listNearMeetings({ homeId: two, awayId: one }, today),
	]);
	return meetings.flat();
}

function nextAndLast(games: readonly Game[], now: number): Game[] {
	const [behind, ahead] = [
		games.filter((game) => isBehind(game, now)),
		games.filter((game) => !isBehind(game, now)),
	];
	return [...inOrder(ahead).slice(0, 1), ...inOrder(behind).slice(-1)];
}

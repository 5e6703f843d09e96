import { lackWords } from '#core/bots/copy/digest.ts';
import { type Lack, lacksOf } from '#core/bots/watch.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game } from '#core/games/game.ts';
import { gameTitle } from '#core/games/game-title.ts';
import { dayOf, formatHour, formatShortDay } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import type { WatchSettings } from './watch-settings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Finding = {
	id: string;
	slug: string;
	title: string;
	competition: string;
	day: string;
	kickoffAt: number | null;
	lacks: Lack[];
};

type Window = Pick<WatchSettings, 'hours' | 'verifiedDays'>;
type IsWanted = (game: Game, reference: Reference) => boolean;

/** Games of the next hours with gaps, soonest first; `isWanted` leaves others out. */
export async function findGames(
	data: Pick<GuideData, 'games' | 'reference'>,
	{ hours, verifiedDays }: Window,
	now: number,
	isWanted: IsWanted = () => true,
): Promise<Finding[]> {
	const until = now + hours * HOUR;
	const reference = await data.reference();
	const games: Game[] = [];
	for (let at = now; dayOf(at) <= dayOf(until); at += DAY)
		games.push(...(await data.games.listDay(dayOf(at))));
	return games
		.filter(
			({ status, kickoffAt }) =>
				status === 'scheduled' && (kickoffAt === null || (kickoffAt > now && kickoffAt <= until)),
		)
		.filter((game) => isWanted(game, reference))
		.map((game) => ({
			...describe(game, reference),
			lacks: lacksOf(game, now - verifiedDays * DAY),
		}))
		.filter(({ lacks }) => lacks.length > 0);
}

function describe(
	{ id, slug, day, kickoffAt, home, away, competitionId }: Game,
	{ teams, competitions }: Reference,
) {
	const competition = competitions.get(competitionId)?.shortName ?? competitionId;
	return { id, slug, day, kickoffAt, competition, title: gameTitle({ home, away }, teams) };
}

/** '21/11, 16h'. */
export function whenOf({ day, kickoffAt }: Pick<Finding, 'day' | 'kickoffAt'>): string {
	return `${formatShortDay(day)}, ${kickoffAt === null ? HOUR_UNDEFINED : formatHour(kickoffAt)}`;
}

export function wordsOf(lacks: readonly Lack[]): string {
	return lacks.map((lack) => lackWords[lack]).join(', ');
}

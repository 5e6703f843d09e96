import { digestMessages } from '#core/bots/digest-text.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { formerHours } from '#core/games/kickoff-move.ts';
import { addDays, startOfDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { MOVE_DAYS } from '#server/games/read/read-day.ts';
import { readExpected } from '#server/games/read/read-expected.ts';
import type { GuideData } from '#server/guide-data.ts';

export type DayDigest = { view: DayView; messages: string[]; gameIds: string[] };

/**
 * A day's agenda as messages, as it reads until its first game starts. The text does not depend on
 * the clock, so only changes alter it.
 */
export async function readDayDigest(
	data: GuideData,
	{ day, publicUrl }: { day: string; publicUrl: string },
): Promise<DayDigest> {
	const since = startOfDay(addDays(day, -MOVE_DAYS));
	const [names, games, moves] = await Promise.all([
		data.reference(),
		data.games.listDay(day),
		data.changes.listKickoffMoves(day, since),
	]);
	const now = startOfDay(day) - 1;
	const expected = await readExpected(data, games, { names, now });
	const { view } = buildDay({ day, now, games, names, movedFrom: formerHours(moves), expected });
	const messages = digestMessages({ view, address: publicUrl + paths.day(day) });
	return { view, messages, gameIds: games.map(({ id }) => id) };
}

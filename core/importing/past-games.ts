import { isBehind } from '#core/games/game-rules.ts';
import { dayOf } from '#core/site/dates.ts';
import type { DraftGame } from './draft-game.ts';
import type { RowAction } from './import-row.ts';

type Planned = { action: RowAction; draft: DraftGame | null };

/**
 * How many games that are new to the guide are over already at `now` (UTC ms): whoever stores them
 * should know.
 */
export function countPast(rows: Iterable<Planned>, now: number): number {
	let past = 0;
	for (const { action, draft } of rows)
		if (isNew(action) && draft !== null && isPast(draft, now)) past += 1;
	return past;
}

/** What waits for a name is new once that is known. */
function isNew(action: RowAction): boolean {
	return action === 'create' || action === 'blocked';
}

function isPast({ kickoffAt, date, status }: DraftGame, now: number): boolean {
	const instant = kickoffAt === null ? null : Date.parse(kickoffAt);
	const day = instant === null ? date : dayOf(instant);
	return day !== null && isBehind({ kickoffAt: instant, day, status: status ?? 'scheduled' }, now);
}

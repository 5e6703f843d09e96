import { isBehind } from '#core/games/game-rules.ts';
import { dayOf } from '#core/site/dates.ts';
import type { DraftGame } from './draft-game.ts';
import type { RowAction } from './import-row.ts';

type Planned = { action: RowAction; draft: DraftGame | null };

/**
 * The number of games new to the guide that are already over at `now` (UTC ms): a warning before
 * they are stored.
 */
export function countPast(rows: Iterable<Planned>, now: number): number {
	let past = 0;
	for (const { action, draft } of rows)
		if (isNew(action) && draft !== null && isPast(draft, now)) past += 1;
	return past;
}

/** A blocked row becomes new once its name is answered. */
function isNew(action: RowAction): boolean {
	return action === 'create' || action === 'blocked';
}

function isPast({ kickoffAt, date, status }: DraftGame, now: number): boolean {
	const instant = kickoffAt === null ? null : Date.parse(kickoffAt);
	const day = instant === null ? date : dayOf(instant);
	return day !== null && isBehind({ kickoffAt: instant, day, status: status ?? 'scheduled' }, now);
}

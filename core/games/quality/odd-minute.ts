import { timeOf } from '#core/site/dates.ts';
import type { CheckedGame } from './checked-game.ts';
import type { QualityWarning } from './warning.ts';

/** Kickoffs are announced on the quarter hour, rarely on another multiple of this. */
const STEP_MINUTES = 5;

/** Warns of a kickoff at an unlikely minute (21h37). */
export function checkMinute({ kickoffAt }: Pick<CheckedGame, 'kickoffAt'>): QualityWarning[] {
	if (kickoffAt === null) return [];
	const { minute } = timeOf(kickoffAt);
	return minute % STEP_MINUTES === 0 ? [] : [{ kind: 'odd-minute', minute }];
}

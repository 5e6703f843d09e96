import type { SectionKind } from './day-view.ts';

/** `isBehind` for a row of a list, derived from its heading and the day of the list. */
export function isListedBehind(
	kind: SectionKind,
	{ day, today }: { day: string; today: string },
): boolean {
	return kind === 'over' || (kind !== 'live' && kind !== 'next' && day < today);
}

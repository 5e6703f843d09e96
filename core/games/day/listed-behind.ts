import type { SectionKind } from './day-view.ts';

/**
 * `isBehind` of a game for a row of a list, told by the heading that it stands under and the day of
 * the list.
 */
export function isListedBehind(
	kind: SectionKind,
	{ day, today }: { day: string; today: string },
): boolean {
	return kind === 'over' || (kind !== 'live' && kind !== 'next' && day < today);
}

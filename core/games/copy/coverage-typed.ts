import type { Coverage } from '#core/games/broadcast.ts';

/**
 * Inverse of `readCoverageText`: a coverage as an operator types it, 'só SP, RJ', 'menos RS'; ''
 * for the whole country.
 */
export function writeCoverageText({ include, exclude }: Coverage): string {
	if (include.length > 0) return `só ${include.join(', ')}`;
	return exclude.length > 0 ? `menos ${exclude.join(', ')}` : '';
}

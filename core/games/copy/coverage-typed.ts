import type { Coverage } from '#core/games/broadcast.ts';

/**
 * A coverage as somebody would type it, and as `readCoverageText` reads it back: 'só SP, RJ',
 * 'menos RS'; '' for the whole country.
 */
export function writeCoverageText({ include, exclude }: Coverage): string {
	if (include.length > 0) return `só ${include.join(', ')}`;
	return exclude.length > 0 ? `menos ${exclude.join(', ')}` : '';
}

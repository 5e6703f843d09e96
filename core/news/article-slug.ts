import { slugPart } from '#core/games/slug.ts';

/** Longest slug from a title: as many whole words as fit. */
const MOST = 70;

/**
 * Slugs for a title, best first: its words, then '-2', '-3' …. A title without letters or digits
 * becomes 'noticia'.
 */
export function* articleSlugs(title: string): Generator<string, never> {
	const base =
		wholeWords(
			slugPart(title.replace(/[/\\|]/g, ' '))
				.replace(/_/g, '-')
				.replace(/-{2,}/g, '-'),
		) || 'noticia';
	yield base;
	for (let number = 2; ; number += 1) yield `${base}-${number}`;
}

function wholeWords(slug: string): string {
	if (slug.length <= MOST) return slug;
	const cut = slug.slice(0, MOST + 1);
	return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, MOST);
}

import type { DescribedChange } from '#core/live/contract.ts';
import { liveCopy } from '#core/live/copy/live.ts';

let region: HTMLElement | undefined;

/**
 * Announces a sentence to screen readers, without interrupting. The region is outside React, so
 * that a render never repeats the announcement.
 */
export function announce(sentence: string): void {
	if (region === undefined) {
		region = document.createElement('p');
		region.className = 'vh';
		region.setAttribute('role', 'status');
		document.body.append(region);
	}
	region.textContent = sentence;
}

/**
 * One sentence for all that changed of what is seen; null for nothing. Of one game the newest word
 * counts.
 */
export function sentenceOf(
	changes: readonly DescribedChange[],
	isSeen: (slug: string) => boolean,
): string | null {
	const games = new Map(
		changes.filter(({ slug }) => isSeen(slug)).map(({ id, said }) => [id, said]),
	);
	const [only = null] = games.values();
	return games.size > 1 ? liveCopy.changed(games.size) : only;
}

import type { FeedInput, FeedView } from '#core/feeds/contract.ts';
import { pick } from '#core/kit/pick.ts';

/** A source in the form: word lists are one line. */
export type FeedDraft = Omit<FeedInput, 'keepWords' | 'blockWords'> & {
	keep: string;
	block: string;
};

const FIELDS = [
	...(['feedUrl', 'title', 'folder', 'enabled', 'intervalMinutes', 'creditName'] as const),
	...(['fullTextAllowed', 'licenceNote', 'keepWords', 'blockWords'] as const),
];

/** The fields of a source that an operator can set. */
export const toInput = (feed: FeedView): FeedInput => pick(feed, FIELDS);

export function toDraft({ keepWords, blockWords, ...input }: FeedInput): FeedDraft {
	return { ...input, keep: keepWords.join(', '), block: blockWords.join(', ') };
}

export function fromDraft({ keep, block, ...draft }: FeedDraft): FeedInput {
	return { ...draft, keepWords: words(keep), blockWords: words(block) };
}

/** A new source, prefilled from its feed. */
export function newDraft(feedUrl: string, title: string): FeedDraft {
	const name = title.slice(0, 120);
	const free = {
		folder: '',
		enabled: true,
		intervalMinutes: 30,
		fullTextAllowed: false,
		licenceNote: '',
		keep: '',
		block: '',
	};
	return { feedUrl, title: name, creditName: name, ...free };
}

function words(line: string): string[] {
	return [...new Set(line.split(/[,;\n]/).map((word) => word.trim()))].filter(Boolean);
}

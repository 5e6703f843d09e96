import type { ReadingContext } from '#core/importing/reading-context.ts';
import type { Resolver } from '#core/search/resolution.ts';

const knowsNothing: Resolver = {
	resolve: (query) => ({ query, id: null, name: null, confidence: 0, candidates: [] }),
	knows: () => false,
	search: () => [],
};

/** A guide without entries: documents are read, nobody in them is known. */
export const unknownNames: Pick<ReadingContext, 'teams' | 'competitions' | 'competitionById'> = {
	teams: knowsNothing,
	competitions: knowsNothing,
	competitionById: () => undefined,
};

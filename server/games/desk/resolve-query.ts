import { resolveDay } from '#core/games/desk/desk-day.ts';
import { type DeskFilter, EVER } from '#core/games/desk/desk-filter.ts';
import { type SearchTexts, searchTexts, searchWords } from '#core/games/desk/desk-search.ts';
import { dayOf, startOfDay } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { createDeskRepository, type DeskQuery } from './desk-repository.ts';

const HOUR_MS = 3_600_000;
/** Maximum number of placeholder labels that the word search considers. */
const MOST_LABELS = 5_000;

/** Cache by identity: the reference is the same object until it changes. */
const knownTexts = new WeakMap<Reference, SearchTexts>();

const LACKS: Partial<Record<string, DeskQuery['lacks']>> = {
	'sem-canal': 'channel',
	'a-confirmar': 'certainty',
	'sem-hora': 'hour',
};

/**
 * Resolves the words of a filter and its relative days at `now` (UTC ms). Null = no game can match.
 */
export async function resolveQuery(
	{ db, data }: { db: Reader; data: Pick<GuideData, 'reference'> },
	filter: DeskFilter,
	now: number,
): Promise<DeskQuery | null> {
	const today = dayOf(now);
	const pasted = await gameOfAddress(db, filter.term);
	const words = pasted === null ? await wordsOf(db, filter.term, await data.reference()) : [];
	if (words === null) return null;
	const { quality } = filter;
	return {
		from: filter.from === EVER || pasted !== null ? null : resolveDay(filter.from, today),
		to: filter.to === null || pasted !== null ? null : resolveDay(filter.to, today),
		words,
		competitionId: filter.competition,
		teamId: filter.team,
		channelId: filter.channel,
		status: filter.status,
		publication: filter.publication,
		lacks: quality === null ? null : (LACKS[quality] ?? null),
		changedSince: quality === 'mudou-hoje' ? startOfDay(today) : null,
		uncheckedSince: quality === 'sem-conferir' ? now - filter.hours * HOUR_MS : null,
		trash: filter.trash,
		gameId: pasted,
	};
}

async function wordsOf(db: Reader, term: string, reference: Reference) {
	if (term === '') return [];
	const texts = knownTexts.get(reference) ?? searchTexts(reference);
	knownTexts.set(reference, texts);
	return searchWords(term, texts, await createDeskRepository(db).listLabels(MOST_LABELS));
}

/** A pasted address of a public page, with or without the part before the slug. */
const ADDRESS = /(?:^|\/onde-assistir\/)([a-z0-9_-]*-\d{4}-\d{2}-\d{2}[a-z0-9_-]*)(?:[/?#.].*)?$/;

async function gameOfAddress(db: Reader, term: string): Promise<string | null> {
	const slug = ADDRESS.exec(term)?.[1];
	return slug === undefined ? null : ((await createGameRepository(db).bySlug(slug))?.id ?? null);
}

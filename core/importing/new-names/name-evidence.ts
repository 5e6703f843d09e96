import { z } from 'zod';
import type { DraftGame } from '#core/importing/draft-game.ts';
import type { QuestionKind } from '#core/importing/import-row.ts';
import { normalize } from '#core/search/normalize.ts';

/** What the rows of a source say about one name that the guide does not know. */
export type NameEvidence = {
	/** Countries and regions that the source states for a competition. */
	areas: string[];
	/** Sides of its games that the guide knows: number of mentions by country. */
	countries: Record<string, number>;
	/** The country of all known sides of the whole source, if it is one and there are many. */
	everywhere: string | null;
	/** Competitions that a team plays in, as `competitionKey` writes them. */
	competitions: string[];
};

export const nameEvidenceSchema: z.ZodType<NameEvidence> = z.object({
	areas: z.array(z.string()),
	countries: z.record(z.string(), z.number()),
	everywhere: z.string().nullable(),
	competitions: z.array(z.string()),
});

/** Evidence is a sample: a name with more of it is not clearer. */
const MOST = 12;

export function noEvidence(): NameEvidence {
	return { areas: [], countries: {}, everywhere: null, competitions: [] };
}

/** A competition in the evidence about a team: its id, or '?' and its normalised name. */
function competitionKey({ name, competitionId }: DraftGame['competition']): string {
	return competitionId ?? `?${normalize(name ?? '').replaceAll('|', ' ')}`;
}

type CountryOf = (teamId: string) => string | undefined;

/**
 * Adds what one draft says about a name. `countryOf` = country of a known team. Changes `found`.
 */
export function addEvidence(
	found: NameEvidence,
	kind: QuestionKind,
	draft: DraftGame,
	countryOf: CountryOf,
): void {
	if (kind === 'team') addOnce(found.competitions, competitionKey(draft.competition));
	if (kind !== 'competition') return;
	if (draft.competition.area !== undefined) addOnce(found.areas, draft.competition.area);
	countSides(found.countries, draft, countryOf);
}

/** Counts the known sides of a draft by country. Changes `counts`. */
export function countSides(
	counts: Record<string, number>,
	{ home, away }: Pick<DraftGame, 'home' | 'away'>,
	countryOf: CountryOf,
): void {
	for (const { teamId } of [home, away]) {
		const country = teamId === null ? undefined : countryOf(teamId);
		if (country !== undefined) counts[country] = (counts[country] ?? 0) + 1;
	}
}

/** Fewer known sides do not show that a source keeps to one country. */
const MANY = 20;

/** The one country of all counted sides; null for several countries or few sides. */
export function onlyCountry(counts: Readonly<Record<string, number>>): string | null {
	const [first, ...others] = Object.entries(counts);
	return first !== undefined && others.length === 0 && first[1] >= MANY ? first[0] : null;
}

function addOnce(list: string[], value: string): void {
	if (list.length < MOST && !list.includes(value)) list.push(value);
}

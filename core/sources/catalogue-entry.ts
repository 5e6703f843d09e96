import { z } from 'zod';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { CONFIDENCES, GIVES, REPUBLISH } from './catalogue-facts.ts';
import { SEASON_RULES } from './game-source.ts';
import { fillDays } from './placeholders.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const webAddress = z.string().trim().max(2_000).refine(isWebAddress);

/** A competition of the guide and the service's code for it. */
const mappedSchema = z.strictObject({
	id: z.string().min(1).max(80),
	/** A part of an address. */
	code: z
		.string()
		.max(120)
		.regex(/^[\w.~/-]+$/),
	season: z.enum(SEASON_RULES).default('year'),
});

const shared = {
	id: z
		.string()
		.min(2)
		.max(60)
		.regex(/^[a-z0-9-]+$/),
	name: text(120),
	site: webAddress,
	gives: z.array(z.enum(GIVES)).min(1).max(GIVES.length),
	/** Address with the placeholders of `placeholders.ts`. */
	template: webAddress,
	terms: z.strictObject({ republish: z.enum(REPUBLISH), words: z.string().max(300) }),
	/** Shortest time between two requests. */
	intervalMinutes: z.number().int().min(5).max(10_080),
	confidence: z.enum(CONFIDENCES),
	/** Whether the address was tried and brought games or news. */
	verified: z.boolean(),
	note: z.string().max(400).nullable(),
};

const gamesSchema = z.strictObject({
	...shared,
	kind: z.literal('jogos'),
	/** The same while a game runs; null = no less than usual. Never more often than that. */
	runningMinutes: z.number().int().min(2).max(60).nullable().default(null),
	format: z.enum(IMPORT_FORMATS).nullable(),
	/** Empty = one address for all. Otherwise the template has `{competicao}`. */
	competitions: z.array(mappedSchema).max(300),
	/** Null = open. `header` null = the key is in the address. `where` = page that gives keys. */
	key: z
		.strictObject({
			header: z
				.string()
				.max(60)
				.regex(/^[\w-]+$/)
				.nullable(),
			where: webAddress,
		})
		.nullable(),
});

const newsSchema = z.strictObject({
	...shared,
	kind: z.literal('noticias'),
	topic: text(60),
	language: z
		.string()
		.max(5)
		.regex(/^[a-z]{2}(-[A-Z]{2})?$/),
});

/** One entry of the catalogue, as in content/catalogue, in exports and in the panel. */
export const catalogueEntrySchema = z.discriminatedUnion('kind', [gamesSchema, newsSchema]);
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;
export type GamesEntry = z.infer<typeof gamesSchema>;

/** A file of content/catalogue. */
export const catalogueFileSchema = z.array(catalogueEntrySchema);

/** Any day shows whether the placeholders make an address. */
const ANY = { day: '2026-01-01', season: 'year' } as const;

function isWebAddress(written: string): boolean {
	const url = URL.parse(fillDays(written, ANY));
	return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
}

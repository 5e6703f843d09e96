import { z } from 'zod';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { isDisc } from './disc.ts';
import type { Team } from './team.ts';

/** A team as the reference files hold it: the entity without its optimistic lock. */
export type TeamReference = Omit<Team, 'revision'>;

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const kit = z.string().refine(isDisc);
const text = z.string().trim().min(1).max(120);

const teamReference: z.ZodType<TeamReference> = z.strictObject({
	id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
	name: text,
	shortName: text,
	abbr: z
		.string()
		.regex(/^[A-Z0-9]{1,4}$/)
		.nullable(),
	aliases: z.array(text),
	nicknames: z.array(text),
	city: text.nullable(),
	state: z.enum(ALL_UFS).nullable(),
	country: z.string().regex(/^[A-Z]{2,3}$/),
	type: z.enum(['clube', 'clube-feminino', 'selecao']),
	colors: z.strictObject({ primary: color, secondary: color }).nullable(),
	kit: kit.exactOptional(),
	confidence: z.enum(['high', 'medium', 'low']),
});

/**
 * Further spellings of teams by id: names that lists and archives write, and that no page shows.
 */
export type TeamSpellings = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the content of `content/reference/team-spellings.json`; throws ZodError naming the entry
 * that is wrong.
 */
export function parseTeamSpellings(json: unknown): TeamSpellings {
	return z.record(z.string(), z.array(text)).parse(json);
}

/**
 * Reads the content of `content/reference/teams.json`; throws ZodError naming the entry and field
 * that is wrong.
 */
export function parseTeamReference(json: unknown): TeamReference[] {
	return z.array(teamReference).parse(json);
}

import { z } from 'zod';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { isDisc } from './disc.ts';
import type { Team } from './team.ts';

/** A team in the reference files: the entity without its optimistic lock. */
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

/** Additional spellings of teams by id: names in lists and archives that no page shows. */
export type TeamSpellings = Readonly<Record<string, readonly string[]>>;

/**
 * Parses `content/reference/team-spellings.json`; throws a ZodError that names the invalid entry.
 */
export function parseTeamSpellings(json: unknown): TeamSpellings {
	return z.record(z.string(), z.array(text)).parse(json);
}

/**
 * Parses `content/reference/teams.json`; throws a ZodError that names the invalid entry and field.
 */
export function parseTeamReference(json: unknown): TeamReference[] {
	return z.array(teamReference).parse(json);
}

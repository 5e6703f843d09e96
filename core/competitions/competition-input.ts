import { z } from 'zod';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { AGE_GROUPS, type Competition } from './competition.ts';
import { rightSchema } from './rights.ts';

/** A competition in the reference files: the entity without its optimistic lock. */
export type CompetitionReference = Omit<Competition, 'revision'>;

const text = z.string().trim().min(1).max(120);

const competitionReference: z.ZodType<CompetitionReference> = z.strictObject({
	id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
	name: text,
	shortName: text,
	aliases: z.array(text),
	country: z
		.string()
		.regex(/^[A-Z]{2,3}$/)
		.nullable(),
	state: z.enum(ALL_UFS).nullable(),
	gender: z.enum(['m', 'f']),
	ageGroup: z.enum(AGE_GROUPS),
	type: z.string().min(1),
	priority: z.int().min(1).max(5),
	zone: z.string().regex(/^[A-Z][A-Za-z]+(\/[A-Za-z_-]+){1,2}$/),
	rights: z.array(rightSchema),
	confidence: z.enum(['high', 'medium', 'low']),
});

/**
 * Parses `content/reference/competitions.json`; throws a ZodError that names the invalid entry and
 * field.
 */
export function parseCompetitionReference(json: unknown): CompetitionReference[] {
	return z.array(competitionReference).parse(json);
}

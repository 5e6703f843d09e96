import { z } from 'zod';

/**
 * Everything that the panel's JSON may refuse with. HTTP status and pt-BR sentence are total maps
 * over this list.
 */
export const PROBLEM_CODES = [
	'signed-out',
	'not-invited',
	'second-factor',
	'not-allowed',
	'bad-request',
	'invalid',
	'stale',
	'not-found',
	'method-not-allowed',
	'too-large',
	'too-many-requests',
	'already-operator',
	'last-administrator',
	'yourself',
	'hosted',
	'disk-full',
	'unavailable',
	'overloaded',
	'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * The body of every refusal. `fields`: what is wrong with which field, by its path ('name',
 * 'sources.0.url'). With 'stale' both versions: `current` as it is stored now, `sent` as it was
 * asked for.
 */
export const problemSchema = z.object({
	code: z.enum(PROBLEM_CODES),
	message: z.string(),
	fields: z.record(z.string(), z.string()),
	requestId: z.string().optional(),
	current: z.unknown().optional(),
	sent: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

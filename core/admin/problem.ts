import { z } from 'zod';

/**
 * Every refusal of the panel's JSON API. HTTP status and pt-BR sentence are total maps over this
 * list.
 */
export const PROBLEM_CODES = [
	'signed-out',
	'not-invited',
	'second-factor',
	'factor-needed',
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
	'moving',
	'unavailable',
	'overloaded',
	'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * The body of every refusal. `fields`: the problem of each field, by its path ('name',
 * 'sources.0.url'). 'stale' has both versions: `current` as stored now, `sent` as requested.
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

import { z } from 'zod';
import { INDEXES, type Topic, topics } from '#core/changes/topic.ts';
import { dayField } from '#core/kit/fields.ts';
import { LARGEST_COUNT } from '#core/kit/instant.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { SINCE_PARAMETER, STREAM_PARAMETERS } from '#core/live/stream/stream-address.ts';

/** An id or slug from an address. */
export const keyField = z.string().regex(/^[\w.-]{1,300}$/);

/** Comma-separated values; an absent or empty list has no values. */
function list<Value>(value: z.ZodType<Value, string>) {
	return z
		.string()
		.default('')
		.transform((text) => (text === '' ? [] : text.split(',')))
		.pipe(z.array(value).max(STREAM_LIMITS.topics));
}

const version = z
	.string()
	.regex(/^\d{1,10}$/)
	.transform(Number)
	.refine((value) => value <= LARGEST_COUNT);

const query = z
	.strictObject({
		dias: list(dayField),
		totais: list(dayField),
		jogos: list(keyField),
		times: list(keyField),
		campeonatos: list(keyField),
		canais: list(keyField),
		indices: list(z.enum(INDEXES)),
		[SINCE_PARAMETER]: version.optional(),
		/** `RESULTS_QUERY` */
		resultado: z.literal('sim').optional(),
	})
	.transform(({ [SINCE_PARAMETER]: since = null, resultado, ...asked }) => ({
		since,
		scores: resultado === undefined ? [] : [topics.results],
		named: Object.entries(asked),
	}))
	.refine(
		({ named }) => named.reduce((sum, [, ids]) => sum + ids.length, 0) <= STREAM_LIMITS.topics,
	)
	.transform(({ since, scores, named }) => ({
		since,
		topics: [
			...named.flatMap(([parameter, ids]) =>
				ids.flatMap((id) => topicsOf(STREAM_PARAMETERS[parameter as Parameter], id)),
			),
			...scores,
		],
	}));

type Parameter = keyof typeof STREAM_PARAMETERS;

/** A competition's pages also show its usual channels. */
function topicsOf(kind: (typeof STREAM_PARAMETERS)[Parameter], id: string): Topic[] {
	return kind === 'competition' ? [topics.competition(id), topics.habits(id)] : [topics[kind](id)];
}

/** The topics of a stream, and the version to start after (null = from now on). */
export type StreamQuery = z.infer<typeof query>;

/**
 * Parses the address of a stream; null when it is invalid or too large. `lastEventId` = the header
 * that a reconnecting stream sends: it takes precedence if it is a valid version.
 */
export function readStreamQuery(
	address: string,
	lastEventId: string | undefined,
): StreamQuery | null {
	const read = query.safeParse(readParameters(address));
	if (!read.success) return null;
	const last = version.safeParse(lastEventId);
	return last.success ? { ...read.data, since: last.data } : read.data;
}

/** The parameters of an address; repeated ones are joined to a list. */
export function readParameters(address: string): Record<string, string> {
	const [, search = ''] = address.split('#', 1)[0]?.split('?', 2) ?? [];
	const given = new URLSearchParams(search);
	return Object.fromEntries(
		[...new Set(given.keys())].map((name) => [name, given.getAll(name).join(',')]),
	);
}

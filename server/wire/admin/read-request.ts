import type { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import type { AdminRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

/** Maximum bytes of a body; files use the storage protocol. */
const MOST_BYTES = 1 << 20;

/** The query, validated by the route's schema. @throws Refusal 'invalid' */
export function readQuery({ query }: AdminRoute, given: Record<string, string>): unknown {
	return query === null ? undefined : checked(query, given);
}

/**
 * The JSON body, validated by the route's schema. Requires `application/json`, which no form of
 * another site can send.
 * @throws Refusal 'bad-request', 'too-large' or 'invalid'
 */
export async function readBody({ body: schema }: AdminRoute, request: Request): Promise<unknown> {
	if (schema === null) return undefined;
	if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
		throw new Refusal('bad-request');
	return checked(schema, parseJson(await readText(request)));
}

async function readText({ headers, body }: Request): Promise<string> {
	if (Number(headers.get('content-length') ?? 0) > MOST_BYTES) throw new Refusal('too-large');
	const pieces: Uint8Array[] = [];
	let bytes = 0;
	for await (const piece of body ?? []) {
		bytes += piece.length;
		if (bytes > MOST_BYTES) throw new Refusal('too-large');
		pieces.push(piece);
	}
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
	} catch {
		throw new Refusal('bad-request');
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Refusal('bad-request');
	}
}

function checked(schema: z.ZodType, value: unknown): unknown {
	const unkept = placeOfNul(value);
	if (unkept !== null)
		throw new Refusal('invalid', { fields: { [unkept]: fieldCopy.unprintable } });
	const parsed = schema.safeParse(value, { error: sentenceOf });
	if (parsed.success) return parsed.data;
	throw new Refusal('invalid', {
		fields: Object.fromEntries(
			parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
		),
	});
}

/**
 * The path of a text with a NUL, which PostgreSQL cannot store; null = none. Iterative, because the
 * sender controls the nesting depth.
 */
function placeOfNul(value: unknown): string | null {
	const open: { value: unknown; path: string }[] = [{ value, path: '' }];
	for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
		const { value: part, path } = entry;
		if (typeof part === 'string' && part.includes('\0')) return path;
		if (typeof part !== 'object' || part === null) continue;
		for (const [name, child] of Object.entries(part))
			open.push({ value: child, path: path === '' ? name : `${path}.${name}` });
	}
	return null;
}

/**
 * The sentence for a kind of problem, where a schema has none of its own (Portuguese, from
 * core/copy).
 */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
	if (issue.code === 'too_big') return sentences(issue.origin).most(Number(issue.maximum));
	if (issue.code === 'too_small') return sentences(issue.origin).least(Number(issue.minimum));
	if (issue.code === 'invalid_value') return fieldCopy.choice;
	if (issue.code !== 'invalid_type') return fieldCopy.other;
	if (issue.input === undefined) return fieldCopy.required;
	return issue.expected === 'int' ? fieldCopy.whole : fieldCopy.other;
}

function sentences(origin: string) {
	if (origin === 'string') return { most: fieldCopy.tooLong, least: leastText };
	if (origin === 'array' || origin === 'set')
		return { most: fieldCopy.tooMany, least: fieldCopy.tooFew };
	return { most: fieldCopy.atMost, least: fieldCopy.atLeast };
}

function leastText(least: number): string {
	return least <= 1 ? fieldCopy.required : fieldCopy.tooShort(least);
}

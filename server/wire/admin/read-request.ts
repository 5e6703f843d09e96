import type { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import type { AdminRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

/** Longest body of a call; files take another way. */
const MOST_BYTES = 1 << 20;

/** The query as the route's schema reads it. @throws Refusal 'invalid' */
export function readQuery({ query }: AdminRoute, given: Record<string, string>): unknown {
	return query === null ? undefined : checked(query, given);
}

/**
 * The JSON body as the route's schema reads it; only `application/json` is taken, which no form of another site can send.
 * @throws Refusal 'bad-request', 'too-large' or 'invalid'
 */
export async function readBody({ body: schema }: AdminRoute, request: Request): Promise<unknown> {
	if (schema === null) return undefined;
	if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new Refusal('bad-request');
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
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw new Refusal('invalid', {
		fields: Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), sentenceOf(issue)])),
	});
}

/** A schema's own sentence when it has one (Portuguese, from core/copy); else one by the kind of the problem. */
function sentenceOf(issue: z.core.$ZodIssue): string {
	if (issue.code === 'custom') return issue.message;
	if (issue.code === 'too_big') return fieldCopy.tooLong(Number(issue.maximum));
	if (issue.code === 'too_small') return Number(issue.minimum) <= 1 ? fieldCopy.required : fieldCopy.tooShort(Number(issue.minimum));
	if (issue.code === 'invalid_value') return fieldCopy.choice;
	return issue.code === 'invalid_type' && issue.input === undefined ? fieldCopy.required : fieldCopy.other;
}

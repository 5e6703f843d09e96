import { WireError } from './wire-error.ts';
import type { WireMethod } from './wire-method.ts';

/** Maximum bytes of a body: more than any call of the protocol needs. */
const BODY_LIMIT = 64 * 1024;
const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * Parses the body of a call. Requires the exact content type: other sites cannot send JSON without
 * a preflight.
 * @throws WireError
 */
export async function readInput(request: Request, kind: WireMethod['body']): Promise<unknown> {
	if (kind === 'none') return {};
	const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
	if (type !== TYPES[kind]) throw new WireError('INVALID_CONTENT_TYPE', TYPES[kind], 415);
	const text = await readText(request);
	return kind === 'form'
		? Object.fromEntries(
				[...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]),
			)
		: parseJson(text);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text, (_name, value: unknown) => storable(value));
	} catch (error) {
		throw error instanceof WireError
			? error
			: new WireError('INVALID_ARGUMENT', 'The body is not JSON');
	}
}

/** PostgreSQL cannot store NUL in text, and no keyboard types it. @throws WireError */
function storable<T>(value: T): T {
	if (typeof value === 'string' && value.includes('\u0000'))
		throw new WireError('INVALID_ARGUMENT', 'A NUL in a text');
	return value;
}

async function readText(request: Request): Promise<string> {
	if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) throw tooLarge();
	const bytes = await readBytes(request);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw new WireError('INVALID_ARGUMENT', 'The body is not UTF-8');
	}
}

async function readBytes(request: Request): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	let length = 0;
	try {
		for await (const part of request.body ?? []) {
			length += part.length;
			if (length > BODY_LIMIT) break;
			parts.push(part);
		}
	} catch {
		// The sender disconnected: no one reads the response, and it is not a server error.
		throw new WireError('INVALID_ARGUMENT', 'The body was cut off');
	}
	if (length > BODY_LIMIT) throw tooLarge();
	return Buffer.concat(parts);
}

function tooLarge(): WireError {
	return new WireError('PAYLOAD_TOO_LARGE', undefined, 413);
}

import type { IncomingMessage } from 'node:http';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import type { Refusal } from '#core/media/refusal.ts';

const BODY_MS = 15_000;

/** The JSON object of a small body; an empty body is an empty object. */
export async function readJson(request: IncomingMessage): Promise<Result<unknown, Refusal>> {
	const bytes = await readBody(request);
	if (bytes === null) return fail('bad-metadata');
	if (bytes.length === 0) return ok({});
	try {
		return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
	} catch {
		return fail('bad-metadata');
	}
}

/** Null when the body is too long, too slow or incomplete. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
	const parts: Buffer[] = [];
	let length = 0;
	const late = Promise.withResolvers<null>();
	const timer = setTimeout(() => late.resolve(null), BODY_MS);
	const pieces: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
	try {
		for (;;) {
			const next = await Promise.race([pieces.next(), late.promise]);
			if (next === null) return null;
			if (next.done) return Buffer.concat(parts);
			length += next.value.length;
			if (length > MEDIA_LIMITS.metadataBytes) return null;
			parts.push(next.value);
		}
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
	}
}

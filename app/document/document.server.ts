import { sealInlineScripts } from '#server/http/inline-scripts.ts';
import { type ScriptStart, startScriptsLate } from './late-scripts.server.ts';

/** The bytes of a whole page, and the CSP sources of its inline scripts. */
type Document = { bytes: Uint8Array<ArrayBuffer>; sources: string[] };

type Parts = { rendered: string; scripts: string; nonce: string; start: ScriptStart };

/** Reused buffer that grows to the largest page. */
let room = Buffer.alloc(0);
const MOST_BYTES_OF_A_CHARACTER = 3;

/**
 * Appends `scripts` to the rendered page and removes the nonces from both. The parts stay separate
 * until they are bytes. Joining them as text would copy a page of 200 kilobytes four times.
 */
export function assembleDocument({ rendered, scripts, nonce, start }: Parts): Document {
	const [head, page, end] = startScriptsLate(rendered, start);
	const close = end.lastIndexOf('</body>');
	const parts = [head, page, end.slice(0, close), scripts, end.slice(close)].map((part) =>
		sealInlineScripts(part, nonce),
	);
	const sources = new Set(parts.flatMap((part) => part.sources));
	return {
		bytes: toBytes(['<!DOCTYPE html>', ...parts.map(({ html }) => html)]),
		sources: [...sources],
	};
}

/** Encodes to UTF-8 in one pass: measuring first would cost as much again. */
function toBytes(parts: readonly string[]): Uint8Array<ArrayBuffer> {
	const most = parts.reduce((sum, { length }) => sum + length * MOST_BYTES_OF_A_CHARACTER, 0);
	if (room.length < most) room = Buffer.alloc(most);
	let length = 0;
	for (const part of parts) length += room.write(part, length);
	return new Uint8Array(room.subarray(0, length));
}

import { sealInlineScripts } from '#server/http/inline-scripts.ts';
import { type ScriptStart, startScriptsLate } from './late-scripts.server.ts';

/** A whole page as it will be sent, and the CSP sources of its inline scripts. */
type Document = { bytes: Uint8Array<ArrayBuffer>; sources: string[] };

type Parts = { rendered: string; scripts: string; nonce: string; start: ScriptStart };

/** Room for a page while it is put together; grows to the largest one. */
let room = Buffer.alloc(0);
const MOST_BYTES_OF_A_CHARACTER = 3;

/**
 * Puts `scripts` behind the rendered page and takes the one-time marks off both. The parts stay
 * apart until they are bytes: joined as text, a page of two hundred kilobytes would be copied four
 * times on its way.
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

/** UTF-8 in one pass: measuring first would cost as much again. */
function toBytes(parts: readonly string[]): Uint8Array<ArrayBuffer> {
	const most = parts.reduce((sum, { length }) => sum + length * MOST_BYTES_OF_A_CHARACTER, 0);
	if (room.length < most) room = Buffer.alloc(most);
	let length = 0;
	for (const part of parts) length += room.write(part, length);
	return new Uint8Array(room.subarray(0, length));
}

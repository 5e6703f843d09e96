/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110 §14.2). Null = send everything: no
 * range, an unknown one, or several at once, which a server may ignore. An empty file has no ranges
 * and is sent whole.
 */
export function readRange(
	header: string | undefined,
	size: number,
): ByteRange | 'unsatisfiable' | null {
	const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? [];
	if ((from === '' && to === '') || size === 0) return null;
	if (from === '') {
		const length = Math.min(Number(to), size);
		return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
	}
	const first = Number(from);
	const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
	if (to !== '' && Number(to) < first) return null;
	return first >= size ? 'unsatisfiable' : { first, last };
}

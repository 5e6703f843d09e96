/** An event of a stream. `id` = the last id that the stream named, '' before the first. */
export type SseEvent = { type: string; data: string; id: string };

/** A carriage return at the end of a piece may be half of a line end. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * Reads Server-Sent Events (HTML standard, 9.2) in pieces: `read` takes the next piece of text and
 * returns the events that it completes. The events do not depend on where the pieces were cut.
 * Comments and unknown fields are passed over. `lastId` = the id that was named last, also without
 * an event.
 */
export function createSseParser() {
	let rest = '';
	let type = '';
	let data: string[] = [];
	let [id, lastId] = ['', ''];

	function readLine(line: string): SseEvent[] {
		if (line === '') return end();
		const colon = line.indexOf(':');
		const field = colon < 0 ? line : line.slice(0, colon);
		const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
		if (field === 'event') type = value;
		else if (field === 'data') data.push(value);
		else if (field === 'id' && !value.includes('\0')) id = value;
		return [];
	}

	function end(): SseEvent[] {
		lastId = id;
		const events =
			data.length === 0 ? [] : [{ type: type || 'message', data: data.join('\n'), id }];
		[type, data] = ['', []];
		return events;
	}

	return {
		read(piece: string): SseEvent[] {
			const lines = (rest + piece).split(LINE_END);
			rest = lines.pop() ?? '';
			return lines.flatMap(readLine);
		},
		lastId: () => lastId,
	};
}

/** An event of a stream. `id` = the last id that the stream sent, '' before the first. */
export type SseEvent = { type: string; data: string; id: string };

/** A carriage return at the end of a chunk may be half of a line end. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * An incremental parser of Server-Sent Events (HTML standard, 9.2): `read` takes the next chunk of
 * text and returns the completed events. They do not depend on chunk boundaries. Comments and
 * unknown fields are ignored. `lastId` = the last id sent, even without an event.
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

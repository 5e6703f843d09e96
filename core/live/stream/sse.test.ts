import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSseParser, type SseEvent } from './sse.ts';

const readAll = (pieces: readonly string[]): SseEvent[] => {
	const parser = createSseParser();
	return pieces.flatMap(parser.read);
};

/** Cuts a text at these places. */
function cut(text: string, places: readonly number[]): string[] {
	const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort(
		(one, other) => one - other,
	);
	return [...ends, text.length].map((end, index) =>
		text.slice(index === 0 ? 0 : ends[index - 1], end),
	);
}

test('an event has a type, lines of data and the last id that was named', () => {
	const text =
		': ok\n\nid: 7\nevent: mudou\ndata: {"v":7,\ndata: "games":[]}\n\ndata: x\n\nevent: noticia\n\n';
	expect(readAll([text])).toEqual([
		{ type: 'mudou', data: '{"v":7,\n"games":[]}', id: '7' },
		{ type: 'message', data: 'x', id: '7' },
	]);
});

test('lines end with CR, LF or both, and a field may stand without a colon or a space', () => {
	expect(readAll(['id:1\r\nevent:a\rdata\ndata:b\r\n\r\n', 'x'])).toEqual([
		{ type: 'a', data: '\nb', id: '1' },
	]);
	expect(readAll(['data: a\r', '\n\r', '\ndata: b\r\r', 'x'])).toEqual([
		{ type: 'message', data: 'a', id: '' },
		{ type: 'message', data: 'b', id: '' },
	]);
});

test('a heartbeat names an id without an event, once it is whole', () => {
	const parser = createSseParser();
	expect([parser.read(':\nid: 1'), parser.lastId()]).toEqual([[], '']);
	expect([parser.read('2\n'), parser.lastId()]).toEqual([[], '']);
	expect([parser.read('\n'), parser.lastId()]).toEqual([[], '12']);
});

test('what is half said is no event', () => {
	expect(readAll(['id: 3\ndata: {"v":'])).toEqual([]);
});

const line = fc.oneof(
	fc.constantFrom(
		'',
		'',
		': ping',
		'event: mudou',
		'id: 12',
		'id: 13',
		'data: {"v":1}',
		'data',
		'retry: 5',
	),
	fc.string({ maxLength: 6 }).map((text) => `data: ${text.replace(/[\r\n]/g, '')}`),
);
const text = fc
	.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 30 })
	.map((lines) => lines.flat().join(''));

test('the events do not depend on where the text was cut', () => {
	fc.assert(
		fc.property(text, fc.array(fc.nat(), { maxLength: 20 }), (said, places) => {
			// The line after says whether a last carriage return was a whole line end.
			expect(readAll(cut(`${said}: end\n`, places))).toEqual(readAll([`${said}: end\n`]));
		}),
	);
});

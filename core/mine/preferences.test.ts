import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { ignoredWords } from '#core/mine/copy/mine.ts';
import {
	CLOCKS,
	isNothing,
	MOST_CHANNELS,
	MOST_TEAMS,
	NO_PREFERENCES,
	type Preferences,
	readPreferences,
	writePreferences,
} from './preferences.ts';

const id = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const preferences: fc.Arbitrary<Preferences> = fc.record({
	uf: fc.option(fc.constantFrom(...(Object.keys(UFS) as Uf[]))),
	channels: fc.uniqueArray(id, { maxLength: 20 }),
	groups: fc.uniqueArray(fc.constantFrom(...CHANNEL_GROUPS)),
	teams: fc.uniqueArray(fc.record({ id, name: id }), {
		maxLength: MOST_TEAMS,
		selector: (team) => team.id,
	}),
	clock: fc.option(fc.constantFrom(...CLOCKS)),
	largeText: fc.boolean(),
	plainList: fc.boolean(),
	spoilerFree: fc.boolean(),
	stateDeclined: fc.boolean(),
});

test('law: what is kept is read back whole, and nothing chosen is not kept', () => {
	fc.assert(
		fc.property(preferences, (chosen) => {
			const record = writePreferences(chosen);
			expect(record === null).toBe(isNothing(chosen));
			expect(readPreferences(record)).toEqual({ preferences: chosen, ignored: [] });
		}),
	);
});

test('law: whatever stands in the browser, reading answers, and what it understood is understood again', () => {
	const field = fc.constantFrom(...Object.keys(NO_PREFERENCES), 'v', '__proto__', 'constructor');
	const record = fc.oneof(
		fc.string(),
		fc.json(),
		fc.dictionary(field, fc.jsonValue()).map((value) => JSON.stringify(value)),
		fc
			.tuple(preferences, field, fc.jsonValue())
			.map(([chosen, name, value]) => JSON.stringify({ ...chosen, [name]: value })),
	);
	fc.assert(
		fc.property(record, (text) => {
			const { preferences: read, ignored } = readPreferences(text);
			expect(readPreferences(writePreferences(read))).toEqual({ preferences: read, ignored: [] });
			expect(read.channels.length).toBeLessThanOrEqual(MOST_CHANNELS);
			for (const sentence of ignoredWords(ignored)) expect(sentence).toMatch(/\.$/);
		}),
		{ numRuns: 500 },
	);
});

test('a version that is no number is read past, also one that cannot become a number', () => {
	for (const v of [{ toString: null }, [], '9', null])
		expect(readPreferences(JSON.stringify({ v, uf: 'SP' })).preferences.uf).toBe('SP');
});

test('what means nothing is ignored and told, the rest counts', () => {
	const kept = {
		v: 1,
		uf: 'ZZ',
		channels: ['globo', '"]{}*', 7],
		groups: 'aberta',
		teams: [{ id: 'sport' }, { id: 'x y' }],
		clock: 'marte',
	};
	const { preferences: read, ignored } = readPreferences(
		JSON.stringify({ ...kept, largeText: true, plainList: 'sim' }),
	);
	expect(read).toEqual({
		...NO_PREFERENCES,
		channels: ['globo'],
		teams: [{ id: 'sport', name: 'sport' }],
		largeText: true,
	});
	const fields = ignored.map((each) => (each.kind === 'value' ? each.field : each.kind));
	expect(fields).toEqual(['uf', 'channels', 'groups', 'teams', 'clock', 'plainList']);
	expect(ignoredWords(ignored)).toEqual([
		'Uma parte do que estava guardado não faz sentido e foi ignorada: Minha UF, Meus canais, Meus times, Fuso e Lista simples.',
	]);
});

test('a record of an older version without a number counts, one of a later version counts as far as it is understood', () => {
	expect(readPreferences('{"uf":"PE"}')).toEqual({
		preferences: { ...NO_PREFERENCES, uf: 'PE' },
		ignored: [],
	});
	const later = readPreferences('{"v":7,"uf":"PE","novidade":1}');
	expect([later.preferences.uf, later.ignored]).toEqual(['PE', [{ kind: 'later' }]]);
});

test('what is no record, or a huge one, is ignored as a whole', () => {
	for (const text of [
		'',
		'{',
		'7',
		'[]',
		'null',
		JSON.stringify({ uf: 'PE', channels: Array(9_000).fill('globo') }),
	])
		expect([text.slice(0, 9), readPreferences(text)]).toEqual([
			text.slice(0, 9),
			{ preferences: NO_PREFERENCES, ignored: [{ kind: 'unreadable' }] },
		]);
});

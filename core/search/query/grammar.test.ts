import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ASKED_ON, type LabelledQuery, MEASURED, TUNED } from '#tests/support/labelled-queries.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createGrammar } from './grammar.ts';
import { renownOf } from './renown.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from './understanding.ts';

const shipped = shippedReference();
const stored = <Entry>(entries: readonly Entry[]) =>
	entries.map((entry) => ({ ...entry, revision: 1 }));
const [teams, competitions] = [stored(shipped.teams), stored(shipped.competitions)];
const { derbies } = shipped;
const league = (competitionId: string, ids: string) =>
	ids.split(' ').map((teamId) => ({ competitionId, teamId }));
/** Who plays where tells how well known a club is. */
const played = [
	...league(
		'brasileirao-a',
		'palmeiras flamengo vasco bahia santos sao-paulo corinthians botafogo fluminense gremio internacional cruzeiro atletico-mg vitoria ceara fortaleza sport',
	),
	...league('brasileirao-b', 'crb atletico-go goias vila-nova botafogo-sp america-mg athletico-pr'),
	...league('ingles', 'manchester-city manchester-united leicester'),
	...league('espanhol', 'barcelona real-madrid atletico-de-madrid real-sociedad'),
];
const grammar = createGrammar({
	teams,
	competitions,
	channels: stored(shipped.channels),
	ambiguous: {
		team: shipped.ambiguous('team'),
		competition: shipped.ambiguous('competition'),
		channel: shipped.ambiguous('channel'),
	},
	derbies,
	renown: renownOf(played, new Map(competitions.map((entry) => [entry.id, entry]))),
});

const without = ({ others: _, isQuestion: __, ...rest }: Understanding) => rest;
const isRight = ([query, expected]: LabelledQuery) =>
	JSON.stringify(without(grammar(query, ASKED_ON))) ===
	JSON.stringify(without({ ...NOTHING_UNDERSTOOD, ...expected }));

test.for(TUNED)('the grammar understands "%s"', ([query, expected]) => {
	expect(without(grammar(query, ASKED_ON))).toEqual(
		without({ ...NOTHING_UNDERSTOOD, ...expected }),
	);
});

test('of queries that it was not made for it understands nine of ten wholly', () => {
	const wrong = MEASURED.filter((query) => !isRight(query)).map(([query]) => query);
	expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(MEASURED.length / 10);
});

test('every derby has its own phrase and two teams that the guide knows', () => {
	const known = new Set(teams.map(({ id }) => id));
	expect(derbies.length).toBeGreaterThanOrEqual(40);
	for (const { name, aliases, teamIds } of derbies) {
		expect(teamIds.filter((id) => !known.has(id))).toEqual([]);
		for (const phrase of [name, ...aliases])
			expect([phrase, grammar(phrase, ASKED_ON).times]).toEqual([phrase, teamIds]);
	}
});

test('law: the order of team, day, place and price changes nothing', () => {
	const parts = ['palmeiras', 'amanhã', 'em pernambuco', 'de graça', 'à noite'];
	const known = grammar(parts.join(' '), ASKED_ON);
	expect(known).toMatchObject({
		times: ['palmeiras'],
		dia: '2026-11-23',
		uf: 'PE',
		gratis: true,
		periodo: 'noite',
		rest: '',
	});
	fc.assert(
		fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (words) => {
			expect(grammar(words.join(' '), ASKED_ON)).toEqual(known);
		}),
	);
});

test('law: any text at all is read, the same each time', () => {
	const text = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 90 }),
		fc.constantFrom('', '   ', '%', "' or 1=1 --", '99/99', 'x x x'),
	);
	fc.assert(
		fc.property(text, (query) => {
			expect(grammar(query, ASKED_ON)).toEqual(grammar(query, ASKED_ON));
		}),
	);
});

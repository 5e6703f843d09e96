import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createMisspelt } from './misspelt.ts';
import { normalize } from './normalize.ts';
import { createTeamResolver } from './team-resolver.ts';

const { teams, competitions, ambiguous } = shippedReference();
const listed = ambiguous('team');
const { resolve } = createTeamResolver(teams, listed, competitions);
const clubs = teams.filter(({ type }) => type === 'clube');
const misspelt = createMisspelt(clubs, listed);
/** Whoever is written so: 'Reggiana' without an a is Reggina. */
const written = Map.groupBy(
	clubs.flatMap(({ id, name, shortName, aliases }) =>
		[name, shortName ?? '', ...aliases].map((form) => ({ id, form: squeezed(form) })),
	),
	({ form }) => form,
);
const bearersOf = (name: string) => (written.get(squeezed(name)) ?? []).map(({ id }) => id);

function squeezed(name: string): string {
	return normalize(name).replaceAll(' ', '');
}

/** A long word of a club's name with one error behind its first letter. */
const typed = fc
	.constantFrom(...clubs.filter(({ name }) => /\p{L}{7}/u.test(name)))
	.chain((club) => {
		const [word = ''] = /\p{L}{7,}/u.exec(club.name) ?? [];
		return fc
			.record({
				at: fc.integer({ min: 1, max: word.length - 2 }),
				way: fc.constantFrom('drop', 'swap', 'double'),
			})
			.map(({ at, way }) => {
				const [before, one, two, after] = [
					word.slice(0, at),
					word[at] ?? '',
					word[at + 1] ?? '',
					word.slice(at + 2),
				];
				const wrong = {
					drop: before + two + after,
					swap: before + two + one + after,
					double: before + one + one + two + after,
				}[way];
				return { club, name: club.name.replace(word, wrong) };
			});
	});

test('who looks a name up is forgiven one error in a long word, and words that nobody parted; who imports is asked', () => {
	const asked = { assumes: true, country: 'TUR' };
	expect(resolve('Eyuspor', asked)).toMatchObject({ id: 'eyupspor', confidence: 0.6 });
	expect(resolve('Corinthains Paulista', { assumes: true }).id).toBe('corinthians');
	expect(resolve('AlianzaLima', { assumes: true, country: 'PER' }).id).toBe('alianza-lima');
	expect(resolve('Corinthains Paulista').id).toBeNull();
});

test('a word of another name, a number, another kind of club and a single word without a country are no typing errors', () => {
	const asked = [
		'Ourense',
		'Cobresol',
		'Trabzon 1462',
		'Homburg',
		'Odense',
		'Portugués FC',
		'FC Ourense',
	];
	expect(asked.map((name) => resolve(name, { assumes: true }).id)).toEqual(asked.map(() => null));
	expect(resolve('Cobresol', { assumes: true, country: 'PER' }).id).toBeNull();
	expect(resolve('Homburg', { assumes: true, country: 'GER' }).id).toBeNull();
});

test('law: an error leads to the club itself, to several or to none, never to one that is written otherwise; accents and case change nothing', () => {
	fc.assert(
		fc.property(typed, ({ club, name }) => {
			const id = misspelt(name);
			expect([club.id, null, ...bearersOf(name)]).toContain(id);
			expect(misspelt(normalize(name).toUpperCase())).toBe(id);
		}),
		{ numRuns: 300 },
	);
});

test('law: an ambiguous alias with an error answers nobody who does not bear it', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...listed.filter(({ alias }) => alias.length > 8)),
			fc.nat(),
			({ alias }, nat) => {
				const at = 1 + (nat % (alias.length - 2));
				expect(misspelt(alias.slice(0, at) + alias.slice(at + 1))).toBeNull();
			},
		),
		{ numRuns: 300 },
	);
});

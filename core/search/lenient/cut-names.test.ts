import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createCutNames } from './cut-names.ts';

const { teams, competitions, ambiguous } = shippedReference();
const clubs = teams.filter(({ type }) => type !== 'selecao');
const resolver = createTeamResolver(teams, ambiguous('team'), competitions);

const known = (names: Record<string, string>) =>
	createCutNames(
		new Map(
			Object.entries(names).map(([name, id]) => [
				name,
				{ ids: new Set([id]), places: new Set(['istanbul', 'montevideo']) },
			]),
		),
		[{ alias: 'Universidad Católica', candidates: ['chi', 'Universidad Católica (ECU)'] }],
	);
const NAMES = {
	Galatasaray: 'gs',
	'Nacional de Football': 'nac',
	'Operário Ferroviário': 'ope',
	'Everton de Viña del Mar': 'eve',
	'UD Sur': 'sur',
};

test.each([
	['a point, and the home town', 'Galat. İstanbul', 'gs'],
	['a home town that is cut too', 'Galatasaray Istanb.', 'gs'],
	['a kind of club besides', 'FC Galatas.', 'gs'],
	['a particle left in', 'Nacional de Footb.', 'nac'],
	['a particle left out', 'Nacional Footb.', 'nac'],
	['a particle that is shortened', 'Evert. V.d.Mar', 'eve'],
	['cut where a column ended', 'Operário Ferroviár', 'ope'],
])('S5 a shortened name, %s: %s', (_why, name, id) => {
	expect(known(NAMES)(name)).toEqual({ ids: [id], open: false });
});

test.each([
	'Galat Istanbul',
	'Footb. Nacional',
	'FC Galatas',
	'U. Sur',
	'N. d. F.',
	'Istanb.',
	'Operário Mar',
])('S5 %s says too little, or something else', (name) => {
	expect(known(NAMES)(name)).toBeNull();
});

test('S5 a listed alias stays a question when it is shortened, and so does what fits two', () => {
	expect(known(NAMES)('Univ. Catól.')?.open).toBe(true);
	expect(known({ ...NAMES, 'Galatina Istanbul': 'gal' })('Galat. İstanbul')).toMatchObject({
		ids: ['gs', 'gal'],
		open: true,
	});
	expect(resolver.resolve('U. Cat.').id).toBeNull();
	expect(resolver.resolve('Universidad Catól.', { country: 'ECU' }).id).toBe(
		'universidad-catolica-ecu',
	);
});

/**
 * A name with some words cut to a beginning of at least four letters and a point; null where none
 * is long enough.
 */
const shorten = (name: string, kept: readonly number[]): string | null => {
	const words = name
		.split(' ')
		.map((word, at) =>
			/^\p{L}{6,}$/u.test(word)
				? `${word.slice(0, 4 + ((kept[at % kept.length] ?? 0) % (word.length - 5)))}.`
				: word,
		);
	const short = words.join(' ');
	return short === name ? null : short;
};
const cuts = fc.array(fc.nat(6), { minLength: 1, maxLength: 4 });

test('law: an abbreviation of a listed alias never resolves by itself', () => {
	fc.assert(
		fc.property(fc.constantFrom(...ambiguous('team')), cuts, ({ alias }, kept) => {
			const short = shorten(alias, kept);
			if (short !== null && !resolver.knows(short))
				expect(resolver.resolve(short).id, short).toBeNull();
		}),
		{ numRuns: 300 },
	);
});

test('law: what a club shortens to names it or nobody, unless an exact way knows it', () => {
	fc.assert(
		fc.property(fc.constantFrom(...clubs), cuts, ({ id, name }, kept) => {
			const short = shorten(name, kept);
			if (short === null || resolver.knows(short)) return;
			expect([id, null], short).toContain(resolver.resolve(short).id);
		}),
		{ numRuns: 300 },
	);
});

test('law: a second club that fits turns the answer into a question', () => {
	fc.assert(
		fc.property(fc.constantFrom(...clubs), cuts, ({ id, name }, kept) => {
			const short = shorten(name, kept);
			if (short === null) return;
			const one = createCutNames(new Map([[name, { ids: new Set([id]), places: new Set() }]]), []);
			const two = createCutNames(
				new Map([
					[name, { ids: new Set([id]), places: new Set() }],
					[`${name} `, { ids: new Set(['another']), places: new Set() }],
				]),
				[],
			);
			if (one(short) !== null) expect(two(short)).toMatchObject({ open: true });
		}),
	);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { normalize } from './normalize.ts';
import { splitSuffixes } from './suffixes.ts';
import { createTeamResolver } from './team-resolver.ts';

const { teams, competitions, ambiguous } = shippedReference();
const resolver = createTeamResolver(teams, ambiguous('team'), competitions);
const assume = (name: string, hints = {}) => resolver.resolve(name, { ...hints, assumes: true });
const byId = new Map(teams.map((team) => [team.id, team]));
/** The line under which an import publishes nothing by itself. */
const LINE = 0.7;

test.each([
	['Liverpool', 'liverpool'],
	['Juventus', 'juventus'],
	['River Plate', 'river-plate'],
	['CA River Plate', 'river-plate'],
	['Granada', 'granada'],
	['Barcelona', 'barcelona'],
	['Tigre', 'tigre'],
	['Wanderers', 'montevideo-wanderers'],
	['Guaraní', 'guarani-par'],
	['Guarani', 'guarani'],
])(
	'S5 looked up without a country, %s is the club that the guide calls so, with its namesakes beside it',
	(name, id) => {
		const found = assume(name);
		expect(found.id).toBe(id);
		expect(found.confidence).toBeLessThan(LINE);
		expect(found.candidates[0]?.id).toBe(id);
		expect(found.candidates.length).toBeGreaterThan(1);
		expect(resolver.resolve(name).id).toBeNull();
	},
);

test.each([
	'Botafogo',
	'Atlético',
	'América',
	'Nacional',
	'Vitória',
	'Independiente',
	'Sporting',
	'Athletic Club',
	'CD Barcelona',
	'Congo',
])('S5 %s is asked even then', (name) => {
	expect(assume(name).id).toBeNull();
});

test('S5 what stands around a name is stronger than how the guide calls somebody', () => {
	expect(assume('Liverpool', { country: 'URU' }).id).toBe('liverpool-uru');
	expect(assume('Liverpool', { opponentId: 'nacional-uru' }).id).toBe('liverpool-uru');
	expect(assume('Liverpool (URU)').id).toBe('liverpool-uru');
	expect(assume('Liverpool', { country: 'BR' }).id).toBeNull();
});

test('law: no name that two clubs of one country bear is assumed to be either, and every meaning stays a candidate', () => {
	fc.assert(
		fc.property(fc.constantFrom(...ambiguous('team')), ({ alias, candidates }) => {
			const { id, confidence, candidates: offered } = assume(alias);
			if (id === null) return;
			expect(confidence).toBeLessThan(LINE);
			const ids = offered.map((candidate) => candidate.id);
			expect(ids).toEqual(
				expect.arrayContaining(
					candidates.filter((candidate) => byId.has(candidate)).slice(0, ids.length),
				),
			);
			const words = normalize(alias).split(' ');
			const bearers = teams.filter(
				(team) =>
					candidates.includes(team.id) &&
					team.type !== 'selecao' &&
					[team.name, team.shortName, ...team.aliases].some((name) =>
						words.every((word) => normalize(name).split(' ').includes(word)),
					),
			);
			expect(new Set(bearers.map(({ country }) => country)).size, alias).toBe(bearers.length);
			const own = byId.get(id);
			expect(
				[own?.name ?? '', own?.shortName ?? ''].map((name) => normalize(splitSuffixes(name).base)),
			).toContain(normalize(alias));
		}),
	);
});

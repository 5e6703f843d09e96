import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { normalize } from './normalize.ts';
import { createTeamResolver } from './team-resolver.ts';

const { teams, competitions, ambiguous } = shippedReference();
const resolver = createTeamResolver(teams, ambiguous('team'), competitions);

test.each([
	['Flamengo', 'flamengo'],
	['FLAMENGO', 'flamengo'],
	['CR Flamengo', 'flamengo'],
	['Clube de Regatas do Flamengo', 'flamengo'],
	['Flamengo-RJ', 'flamengo'],
	['Atlético-MG', 'atletico-mg'],
	['atletico mg', 'atletico-mg'],
	['América MG (BRA)', 'america-mg'],
	['Botafogo – SP', 'botafogo-sp'],
	['Botafogo FR', 'botafogo'],
	['Racing-ARG', 'racing'],
	['Nacional-PAR', 'nacional-par'],
	['Guarani (PAR)', 'guarani-par'],
	['Barcelona (EQU)', 'barcelona-de-guayaquil'],
	['Universidad Católica (ECU)', 'universidad-catolica-ecu'],
	['Al Ahly (EGI)', 'al-ahly'],
	['Sport sub-20', 'sport'],
	['Arsenal-ING (F)', 'arsenal'],
	['Man United', 'manchester-united'],
	['FC Bayern München', 'bayern-de-munique'],
	['Brazil', 'sel-brasil'],
	['Países Bajos', 'sel-holanda'],
	['Bosnia & Herzegovina', 'sel-bosnia-e-herzegovina'],
	['Coreia do Sul Sub-20', 'sel-coreia-do-sul'],
	['Fluminense FC', 'fluminense'],
	['Fluminense EC', 'fluminense-pi'],
])('%s is identified', (name, id) => {
	expect(resolver.resolve(name).id).toBe(id);
});

test.each([
	'Atlético',
	'Botafogo',
	'Nacional',
	'Inter',
	'River Plate',
	'Mengão',
	'Galo',
	'Flamego',
	'Flamen',
	'Flamengo PE',
	'Colo-Colo-ARG',
	'Palmeiras B',
	'FC Portugal',
	'Fluminense SC',
	'Unknown Wanderers of Nowhere',
	'',
])('%s is left to a person', (name) => {
	expect(resolver.resolve(name)).toMatchObject({
		query: name,
		id: null,
		name: null,
		confidence: 0,
	});
});

test('what a person may have meant stands among the candidates', () => {
	const candidates = (name: string) => resolver.resolve(name).candidates.map(({ id }) => id);
	expect(candidates('Botafogo')).toEqual(['botafogo', 'botafogo-sp', 'botafogo-pb']);
	expect(candidates('Mengão')).toContain('flamengo');
	expect(candidates('Flamego')).toContain('flamengo');
	expect(candidates('Colo-Colo-ARG')).toContain('colo-colo');
});

test('the line a name stood in decides between namesakes where it leaves exactly one', () => {
	expect(resolver.resolve('Atlético', { state: 'GO' }).id).toBe('atletico-go');
	expect(resolver.resolve('Botafogo', { competitionId: 'brasileirao-a' }).id).toBe('botafogo');
	expect(resolver.resolve('Botafogo', { competitionId: 'estadual-sp' }).id).toBe('botafogo-sp');
	expect(resolver.resolve('Botafogo', { competitionId: 'copa-do-brasil' }).id).toBeNull();
	expect(resolver.resolve('River Plate', { competitionId: 'argentino' }).id).toBe('river-plate');
	expect(resolver.resolve('Arsenal', { country: 'ENG' }).id).toBe('arsenal');
	expect(resolver.resolve('Inter', { country: 'UEFA' }).id).toBe('inter-de-milao');
	expect(resolver.resolve('Arsenal', { opponentId: 'chelsea' }).id).toBe('arsenal');
	expect(resolver.resolve('Brasil', { opponentId: 'sel-argentina' }).id).toBe('sel-brasil');
	expect(resolver.resolve('Atlético', { competitionId: 'brasileirao-a' }).id).toBeNull();
});

test('a league of one country holds no club of another', () => {
	expect(resolver.resolve('Olimpia', {}).id).toBe('olimpia');
	expect(resolver.resolve('Olimpia', { competitionId: 'mexicano' }).id).toBeNull();
});

const letters = (text: string) => normalize(text).replaceAll(' ', '').length;
const findable = teams.filter(({ name }) => letters(name) > 3);

test('search finds every team by its name without accents and with one typing error', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...findable),
			fc.nat(),
			fc.constantFrom('drop', 'double', 'swap', 'change'),
			(team, place, kind) => {
				const plain = normalize(team.name);
				const at = 1 + (place % (plain.length - 1));
				const [before, letter, after] = [plain.slice(0, at), plain[at] ?? '', plain.slice(at + 1)];
				const typed = {
					drop: before + after,
					double: before + letter + letter + after,
					swap: `${before.slice(0, -1)}${letter}${before.at(-1)}${after}`,
					change: `${before}${letter === 'z' ? 'y' : 'z'}${after}`,
				}[kind];
				for (const query of [plain, typed]) {
					// 'sal' is SPAL with a letter missing, and the beginning of so many others that thirty do
					// not hold it.
					const found = resolver.search(query, letters(query) > 3 ? 30 : teams.length);
					expect(
						found.map(({ id }) => id),
						query,
					).toContain(team.id);
				}
			},
		),
		{ numRuns: 400 },
	);
});

test('search puts the whole name first and knows nicknames, codes, beginnings and any order of words', () => {
	const first = (query: string) => resolver.search(query, 5)[0]?.id;
	expect(first('palmeiras')).toBe('palmeiras');
	expect(first('mengão')).toBe('flamengo');
	expect(first('flam')).toBe('flamengo');
	expect(first('FLU')).toBe('fluminense');
	expect(first('gama vasco')).toBe('vasco');
	expect(first('saopaulo')).toBe('sao-paulo');
	expect(resolver.search('a', 0)).toEqual([]);
	expect(resolver.search('', 5)).toEqual([]);
});

test('resolve is blind to case, accents and spaces', () => {
	fc.assert(
		fc.property(fc.constantFrom(...teams), (team) => {
			const { id } = resolver.resolve(team.name);
			for (const text of [
				team.name.toUpperCase(),
				normalize(team.name),
				` ${team.name}  `,
				team.name.normalize('NFD'),
			]) {
				expect(resolver.resolve(text).id, text).toBe(id);
			}
		}),
	);
});

test('any text has an answer', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
			const { id, candidates } = resolver.resolve(text);
			return id === null ? candidates.length <= 8 : candidates[0]?.id === id;
		}),
	);
});

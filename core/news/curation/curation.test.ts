import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseGroup, type KnownItem, TITLE_WINDOW_MS } from './choose-group.ts';
import { type CurationItem, canonicalAddress, itemKeys } from './item-keys.ts';
import { titleLikeness, titleWords } from './title-words.ts';

const HOUR = 3_600_000;
const anItem = (over: Partial<CurationItem> = {}): CurationItem => ({
	...{
		id: 'i',
		sourceId: 'ge',
		guid: '1',
		url: 'https://ge.example/a',
		title: 'Flamengo vence o Palmeiras no Maracanã',
		at: 0,
	},
	...over,
});

test('one spelling for an address, whatever follows the reader', () => {
	const one = 'ge.example/futebol/jogo?id=2&p=1';
	for (const text of [
		'https://www.ge.example/futebol/jogo/?p=1&id=2&utm_source=rss#x',
		'http://m.ge.example/futebol//jogo/amp?id=2&p=1',
		'https://ge.example/futebol/jogo/index.html?p=1&id=2&fbclid=z',
	]) {
		expect(canonicalAddress(text)).toBe(one);
	}
	expect(canonicalAddress('nada')).toBe('nada');
});

test('an identifier that is a number belongs to its source, an address to the world', () => {
	expect(itemKeys(anItem({ guid: '12' })).guid).not.toBe(
		itemKeys(anItem({ guid: '12', sourceId: 'lance' })).guid,
	);
	expect(itemKeys(anItem({ guid: 'https://x.example/1?utm_medium=a' })).guid).toBe(
		itemKeys(anItem({ guid: 'http://www.x.example/1', sourceId: 'lance' })).guid,
	);
});

test('titles of different sources about the same thing are alike, about another game they are not', () => {
	const base = titleWords(
		'Flamengo vence o Palmeiras no Maracanã e assume a liderança do Brasileirão',
	);
	const alike = (title: string) => titleLikeness(base, titleWords(title)) >= 0.6;
	expect(
		alike('Flamengo vence Palmeiras no Maracanã e assume liderança do Brasileirão - Lance!'),
	).toBe(true);
	expect(alike('Flamengo vence o Botafogo no Maracanã e assume vice-liderança')).toBe(false);
	expect(alike('Onde assistir a Flamengo x Palmeiras ao vivo')).toBe(false);
});

test('titles that tell different numbers are about different things, however much else they share', () => {
	const likeness = (a: string, b: string) => titleLikeness(titleWords(a), titleWords(b));
	expect(
		likeness(
			'Os jogos da rodada 3 do Brasileirão feminino',
			'Os jogos da rodada 5 do Brasileirão feminino',
		),
	).toBe(0);
	expect(
		likeness(
			'Grêmio 2 x 1 Inter: os gols do clássico',
			'Grêmio 2 x 1 Inter: gols do clássico de 2026',
		),
	).toBeGreaterThan(0.6);
	expect(
		likeness('Jogos da rodada 3 do Brasileirão', 'Jogos da rodada do Brasileirão'),
	).toBeGreaterThan(0.6);
});

const word = fc.constantFrom(
	'flamengo',
	'palmeiras',
	'vence',
	'maracana',
	'gol',
	'lider',
	'rodada',
	'tecnico',
	'globo',
	'bahia',
);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 8 }).map((list) => list.toSorted());
const known = fc.record({
	groupId: fc.constantFrom('a', 'b', 'c'),
	by: fc.constantFrom<KnownItem['by']>('guid', 'address', 'title'),
	words,
	at: fc.integer({ min: 0, max: 200 * HOUR }),
});

test('law: the order in which known items are found changes nothing', () => {
	fc.assert(
		fc.property(
			words,
			fc.array(known, { maxLength: 6 }),
			fc.integer({ min: 0, max: 200 * HOUR }),
			(own, others, at) => {
				expect(chooseGroup({ words: own, at }, others.toReversed())).toEqual(
					chooseGroup({ words: own, at }, others),
				);
			},
		),
	);
});

test('law: identifier before address before title; a title never joins over more than 48 hours', () => {
	fc.assert(
		fc.property(
			words,
			fc.array(known, { minLength: 1, maxLength: 6 }),
			fc.integer({ min: 0, max: 200 * HOUR }),
			(own, others, at) => {
				const { groups, by } = chooseGroup({ words: own, at }, others);
				const strongest =
					(['guid', 'address'] as const).find((kind) =>
						others.some((other) => other.by === kind),
					) ?? null;
				if (strongest !== null)
					expect([
						by,
						others.some((other) => other.by === strongest && other.groupId === groups[0]),
					]).toEqual([strongest, true]);
				else if (by === 'title')
					expect(
						others.some(
							(other) => other.groupId === groups[0] && Math.abs(other.at - at) <= TITLE_WINDOW_MS,
						),
					).toBe(true);
				else expect(groups).toEqual([]);
			},
		),
	);
});

test('law: the same words meet in every band, and the order of words says nothing', () => {
	fc.assert(
		fc.property(
			fc.shuffledSubarray(['gol', 'Bahia', 'vence', 'Vitória', 'clássico', 'Salvador'], {
				minLength: 2,
			}),
			(list) => {
				const bands = (title: string) => itemKeys(anItem({ title })).bands;
				expect(bands(list.join(' '))).toEqual(bands(list.toReversed().join(' ').toUpperCase()));
				expect(titleWords(titleWords(list.join(' ')).join(' '))).toEqual(
					titleWords(list.join(' ')),
				);
			},
		),
	);
});

test('titles that share most of their words meet in a band', () => {
	const share = (a: string, b: string) => {
		const other = itemKeys(anItem({ title: b })).bands;
		return itemKeys(anItem({ title: a })).bands.some((band) => other.includes(band));
	};
	expect(
		share(
			'Flamengo vence o Palmeiras no Maracanã e assume a liderança',
			'Flamengo vence Palmeiras no Maracanã e assume ponta',
		),
	).toBe(true);
	expect(
		share('Seleção feminina convoca para amistosos', 'Fórmula 1 tem nova pista em Las Vegas'),
	).toBe(false);
});

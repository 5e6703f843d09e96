import { expect, test } from 'vitest';
import { aChannel, aCompetition, aTeam } from '#tests/support/factories.ts';
import { searchTexts, searchWords } from './desk-search.ts';

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
const texts = searchTexts({
	teams: byId([
		aTeam('flamengo', { nicknames: ['Mengão'] }),
		aTeam('palmeiras', { nicknames: ['Verdão'] }),
		aTeam('sao-paulo', { name: 'São Paulo', aliases: ['SPFC'] }),
		aTeam('gremio', { name: 'Grêmio' }),
	]),
	competitions: byId([
		aCompetition('brasileirao-a', { name: 'Brasileirão Série A' }),
		aCompetition('brasileirao-b', { name: 'Brasileirão Série B' }),
	]),
	channels: byId([aChannel('globo', { name: 'TV Globo' })]),
});
const words = (term: string, labels: string[] = []) => searchWords(term, texts, labels);

test('S2.01 accents, nicknames and beginnings find a team; every word narrows', () => {
	expect(words('gremio')?.map(({ teams }) => teams)).toEqual([['gremio']]);
	expect(words('SÃO')?.map(({ teams }) => teams)).toEqual([['sao-paulo']]);
	expect(words('mengao x verd')?.map(({ teams }) => teams)).toEqual([['flamengo'], ['palmeiras']]);
	expect(words('')).toEqual([]);
});

test('S2.01 a single letter belongs to the word before it, or begins the other side', () => {
	expect(words('serie b')?.at(-1)?.competitions).toEqual(['brasileirao-b']);
	expect(words('fla p')?.at(-1)?.teams).toEqual(['palmeiras', 'sao-paulo']);
});

test('S2.01 a channel and a side to be defined are found too', () => {
	expect(words('globo')?.[0]?.channels).toEqual(['globo']);
	expect(words('vencedor', ['Vencedor do jogo 3'])?.[0]?.labels).toEqual(['Vencedor do jogo 3']);
});

test('S2.01 one typing error is forgiven where nothing is called so, and nonsense finds nothing', () => {
	expect(words('flamemgo')?.[0]?.teams).toEqual(['flamengo']);
	expect(words('xyzzy')).toBe(null);
	expect(words('flamengo xyzzy')).toBe(null);
});

import { expect, test } from 'vitest';
import { competitionFactsLine } from '#core/competitions/copy.ts';
import { countryName } from '#core/football-pt/countries.ts';
import { teamFactsLine } from '#core/teams/copy.ts';
import { agendaCopy, dayHeading, nextInWords, usualWords } from './agenda.ts';

test('"onde costuma passar" says how many of how many games and how many were confirmed', () => {
	expect(usualWords({ games: 9, confirmed: 7 }, 14)).toBe('em 9 de 14 jogos, 7 confirmados');
	expect(usualWords({ games: 2, confirmed: 1 }, 2)).toBe('em 2 de 2 jogos, 1 confirmado');
	expect(usualWords({ games: 1, confirmed: 0 }, 1)).toBe('em 1 de 1 jogo, nenhum confirmado');
	expect(agendaCopy.usual.caution).toContain('não uma confirmação');
});

test('a day in a list has its name and date, with the year where it is another one', () => {
	expect(dayHeading('2026-11-21', '2026-11-21')).toEqual({ name: 'hoje', date: '21/11' });
	expect(dayHeading('2026-11-25', '2026-11-21')).toEqual({ name: 'qua', date: '25/11' });
	expect(dayHeading('2025-11-25', '2026-11-21')).toEqual({ name: 'ter', date: '25/11/2025' });
});

test('games to come in words, none among them', () => {
	expect(nextInWords(0)).toBe('nenhum jogo nos próximos 30 dias');
	expect(nextInWords(1)).toBe('1 jogo nos próximos 30 dias');
});

const gremio = {
	name: 'Grêmio',
	city: 'Porto Alegre',
	state: 'RS',
	country: 'BR',
	type: 'clube',
	nicknames: ['Imortal', 'Tricolor', 'x'],
} as const;

test('the facts of a team: only what is known, nothing twice', () => {
	expect(teamFactsLine({ ...gremio, nicknames: [...gremio.nicknames] })).toBe(
		'Porto Alegre, Rio Grande do Sul · também Imortal ou Tricolor',
	);
	expect(teamFactsLine({ ...gremio, city: 'São Paulo', state: 'SP', nicknames: [] })).toBe(
		'São Paulo',
	);
	expect(
		teamFactsLine({ ...gremio, city: 'Londres', state: null, country: 'ENG', nicknames: [] }),
	).toBe('Londres, Inglaterra');
	const brazil = {
		...gremio,
		name: 'Brasil',
		city: null,
		state: null,
		type: 'selecao',
		nicknames: [],
	} as const;
	expect(teamFactsLine({ ...brazil, nicknames: [] })).toBe('Seleção nacional');
	expect(teamFactsLine({ ...gremio, city: null, state: null, country: 'XYZ', nicknames: [] })).toBe(
		'',
	);
});

test('the facts of a competition', () => {
	expect(competitionFactsLine({ type: 'liga', state: 'PR', country: 'BR' })).toBe('Liga · Paraná');
	expect(competitionFactsLine({ type: 'copa', state: null, country: 'CONMEBOL' })).toBe(
		'Copa · CONMEBOL',
	);
	expect(competitionFactsLine({ type: 'desconhecido', state: null, country: null })).toBe('');
});

test('a country without a name here is not shown by its code', () => {
	expect([countryName('SCO'), countryName('UEFA'), countryName('XYZ'), countryName(null)]).toEqual([
		'Escócia',
		'UEFA',
		null,
		null,
	]);
	expect(countryName('constructor')).toBeNull();
});

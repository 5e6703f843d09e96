import { expect, test } from 'vitest';
import { parseGameTitle, parseOpponentTitle } from './summary.ts';

function read(title: string): string | null {
	const game = parseGameTitle(title);
	if (!game) return null;
	const notes = [game.competition, game.round, game.status, ...game.channels].filter(
		(note) => note !== null,
	);
	return [`${game.home} x ${game.away}`, ...notes].join(' | ');
}

test('the separators of published calendars', () => {
	for (const title of [
		'A FC vs B FC',
		'A FC v B FC',
		'A FC vs. B FC',
		'A FC x B FC',
		'A FC × B FC',
		'A FC - B FC',
		'⚽ A FC – B FC',
		'A FC ⚔️ B FC',
		'★ A FC V B FC',
	])
		expect(read(title), title).toBe('A FC x B FC');
	expect(read('Inter Miami @ Orlando City')).toBe('Orlando City x Inter Miami');
	expect(read('MLS: Inter Miami at Orlando City')).toBe('Orlando City x Inter Miami | MLS');
	expect(read('🇲🇽 墨西哥 VS 🇿🇦 南非')).toBe('墨西哥 x 南非');
	expect(read('Ｂrasil ＶＳ Marrocos')).toBe('Brasil x Marrocos');
	expect(read('1. FC Köln - FC Bayern München')).toBe('1. FC Köln x FC Bayern München');
	expect(read('Paris Saint-Germain v Al-Nassr')).toBe('Paris Saint-Germain x Al-Nassr');
});

test('scores, statuses, phases, competitions and channels around the two sides', () => {
	expect(read('Flamengo 2-1 Palmeiras')).toBe('Flamengo x Palmeiras | finished');
	expect(read('Flamengo 2 x 1 Palmeiras')).toBe('Flamengo x Palmeiras | finished');
	expect(read('【已完赛】墨西哥 (2:0) 南非')).toBe('墨西哥 x 南非 | finished');
	expect(read('墨西哥 - 南非 (2-0)')).toBe('墨西哥 x 南非 | finished');
	expect(read('POSTPONED: Arsenal v Chelsea')).toBe('Arsenal x Chelsea | postponed');
	expect(read('Match 12: Brazil vs Morocco (Group C)')).toBe('Brazil x Morocco | Group C');
	expect(read('[Group A] 🇲🇽 Mexico vs South Africa 🇿🇦 [FOX]')).toBe(
		'Mexico x South Africa | Group A | FOX',
	);
	expect(read('Flamengo x Vasco - Brasileirão Série A - Rodada 35')).toBe(
		'Flamengo x Vasco | Brasileirão Série A | Rodada 35',
	);
	expect(read('(League) Down Grange Pumas (3rd) VS Fernhurst (4th)')).toBe(
		'Down Grange Pumas x Fernhurst | League',
	);
});

test('what a parenthesis may be part of stays in the name', () => {
	expect(read('Clanfield (85) v Guarani (PAR)')).toBe('Clanfield (85) x Guarani (PAR)');
});

test('events that are no games', () => {
	for (const title of [
		'',
		'Team meeting',
		'Birthday: João',
		'Bye',
		'Flamengo vs Bye',
		"Lunch at Mom's",
		'Training - Stadium',
		"Example with a ': ' in the summary",
	])
		expect(read(title), title).toBeNull();
});

test('titles that name only the opponent', () => {
	expect(parseOpponentTitle('Helsby (Away)')).toMatchObject({
		opponent: 'Helsby',
		ownSide: 'away',
	});
	expect(parseOpponentTitle('@ Chicago Fire')).toMatchObject({
		opponent: 'Chicago Fire',
		ownSide: 'away',
	});
	expect(parseOpponentTitle('vs LAFC')).toMatchObject({ opponent: 'LAFC', ownSide: 'home' });
	expect(parseOpponentTitle('Team meeting')).toBeNull();
});

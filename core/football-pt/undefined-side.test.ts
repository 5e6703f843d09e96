import { expect, test } from 'vitest';
import { isUndefinedSide } from './undefined-side.ts';

test('sides that wait for an earlier game', () => {
	for (const name of [
		'Winner Match 49',
		'Loser Match 101',
		'Runner-up Group C',
		'Group A winners',
		'3rd Group A/D/E/F',
		'1A',
		'A1',
		'3A/B/C/D/F',
		'W49',
		'L101',
		'Vencedor da semifinal 1',
		'Venc. jogo 3',
		'TBD',
		'A definir',
		'a ser definido',
		'Classificado 2',
		'Ganhador do jogo 3',
		'Finalista da outra chave',
		'8º colocado',
		'第 89 場勝方',
	])
		expect(isUndefinedSide(name), name).toBe(true);
});

test('clubs with short, numbered or telling names', () => {
	for (const name of [
		'ABC',
		'ASA',
		'1. FC Köln',
		'1899 Hoffenheim',
		'Vencer FC',
		'Winnipeg',
		'Lugano',
		'QPR',
		'F91 Dudelange',
		'B36 Tórshavn',
		'AVS',
		'2 de Mayo',
		'J. Malucelli',
	])
		expect(isUndefinedSide(name), name).toBe(false);
});

import { expect, test } from 'vitest';
import {
	coverageWords,
	dayTitle,
	hourBeside,
	markAudience,
	movedWords,
	updatedWords,
} from './games.ts';

/** A moment of Brasília time, which is three hours behind UTC. */
const at = (day: string, hour: number, minute = 0) =>
	Date.parse(`${day}T00:00:00Z`) + ((hour + 3) * 60 + minute) * 60_000;

test('coverage is told by codes, by exclusion, or by number with the whole list beside it', () => {
	expect(coverageWords('SP PR')).toEqual({ text: 'SP, PR', full: null });
	expect(coverageWords(undefined, 'BA')).toEqual({ text: 'menos BA', full: null });
	expect(coverageWords('AC AM BA CE ES')).toEqual({
		text: '5 estados',
		full: 'AC, AM, BA, CE, ES',
	});
	expect(coverageWords(undefined, 'AC AM BA CE ES')).toEqual({
		text: 'menos 5 estados',
		full: 'AC, AM, BA, CE, ES',
	});
	expect(coverageWords()).toBeNull();
});

test('a day is named by its distance, else by its date', () => {
	const title = (day: string) => dayTitle(day, '2026-11-20');
	expect(title('2026-11-20')).toBe('Jogos de hoje na TV');
	expect(title('2026-11-21')).toBe('Jogos de amanhã na TV');
	expect(title('2026-11-19')).toBe('Jogos de ontem na TV');
	expect(title('2026-11-22')).toBe('Jogos de domingo, 22 de novembro');
});

test('the hour of another day says its day', () => {
	const beside = (kickoffAt: number) => hourBeside(kickoffAt, '2026-11-20', '2026-11-20');
	expect(beside(at('2026-11-20', 16))).toBe('16h');
	expect(beside(at('2026-11-21', 0, 30))).toBe('amanhã, 0h30');
	expect(beside(at('2026-11-22', 16))).toBe('dom 22/11, 16h');
});

test('a move is told from where to where', () => {
	expect(movedWords('19h', at('2026-11-20', 20))).toBe('mudou de 19h para 20h');
	expect(movedWords('22/11 18h', at('2026-11-21', 18))).toBe('mudou de 22/11 18h para 21/11 18h');
	expect(movedWords('19h', undefined)).toBe('mudou: era 19h');
});

test('the last update shows its minutes, and its day when it was another one', () => {
	expect(updatedWords(at('2026-11-20', 19), '2026-11-20')).toBe('atualizado às 19h00');
	expect(updatedWords(at('2026-11-18', 9, 5), '2026-11-20')).toBe('atualizado em 18/11 às 9h05');
});

test("women's and youth competitions are marked once, never twice", () => {
	expect(markAudience('Copa do Brasil Fem.', { gender: 'f' })).toEqual([
		'Copa do Brasil ',
		'Feminino',
		'',
	]);
	expect(markAudience('Feminino A1', { gender: 'f' })).toEqual(['', 'Feminino', ' A1']);
	expect(markAudience('Brasileiro Sub-20', { ageGroup: 'sub-20' })).toEqual([
		'Brasileiro ',
		'Sub-20',
		'',
	]);
	expect(markAudience('NWSL', { gender: 'f' })).toEqual(['NWSL ', 'Feminino', '']);
	expect(markAudience('Paulista', { gender: 'f', ageGroup: 'sub-17' })).toEqual([
		'Paulista ',
		'Feminino Sub-17',
		'',
	]);
	expect(markAudience('Brasileirão Série A', {})).toBeNull();
});

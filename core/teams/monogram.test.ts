import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, monogram, sideMonogram } from './monogram.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('letters read on any pair of club colours (WCAG 1.4.3: at least 4.5:1)', () => {
	fc.assert(
		fc.property(color, color, (primary, secondary) => {
			const { paint } = monogram('Time', 'TIM', { primary, secondary });
			expect(paint && contrast(paint.ink, paint.ground)).toBeGreaterThanOrEqual(4.5);
		}),
	);
});

test('the second club colour writes the letters where it reads', () => {
	expect(monogram('Flamengo', 'FLA', { primary: '#c8102e', secondary: '#000000' }).paint?.ink).toBe('#ffffff');
	expect(monogram('Santos', 'SAN', { primary: '#ffffff', secondary: '#000000' }).paint).toEqual({
		ground: '#ffffff',
		ink: '#000000',
		band: '#000000',
	});
	expect(monogram('Corinthians', 'COR', { primary: '#000000', secondary: '#ffffff' }).paint?.ink).toBe('#ffffff');
});

test('two colours that look alike still show a band', () => {
	const { paint } = monogram('Verde', 'VER', { primary: '#00693e', secondary: '#00703f' });
	expect(paint && contrast(paint.band, paint.ground)).toBeGreaterThan(4.5);
});

test('a team without colours has letters and no paint', () => {
	expect(monogram('Náutico', null, null)).toEqual({ letters: 'NÁU', paint: null });
});

test('letters come from the abbreviation, the initials or the beginning of the name', () => {
	const letters = (name: string, abbr: string | null = null) => monogram(name, abbr, null).letters;
	expect(letters('Athletico Paranaense', 'CAP')).toBe('CAP');
	expect(letters('Independiente del Valle')).toBe('IV');
	expect(letters('São Tomé e Príncipe')).toBe('STP');
	expect(letters('Ceará')).toBe('CEA');
	expect(letters('4 de Julho')).toBe('4J');
});

test('contrast is that of WCAG', () => {
	expect(contrast('#000000', '#ffffff')).toBe(21);
	expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a side without an entry shows its letters, and a question mark while its team is still to come', () => {
	expect(sideMonogram('Gamba Osaka')).toEqual({ letters: 'GO', paint: null });
	for (const label of ['', 'A definir', 'Vencedor da semifinal 1', '2º do grupo B', 'Perdedor do jogo A']) {
		expect(sideMonogram(label).letters).toBe('?');
	}
});

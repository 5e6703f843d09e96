import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonSlug, gameSlugs, slugPart } from './slug.ts';

const senior = { id: 'brasileirao-a', gender: 'm', ageGroup: 'adulto' } as const;

function first(count: number, subject: Parameters<typeof gameSlugs>[0]): string[] {
	const slugs = gameSlugs(subject);
	return Array.from({ length: count }, () => slugs.next().value);
}

test('S2.12 comparison slug: lower case, no accents, & becomes -and-, other characters go, hyphens collapse', () => {
	expect(comparisonSlug('Flamengo', 'Palmeiras', '2026-11-20')).toBe(
		'flamengo-vs-palmeiras-2026-11-20',
	);
	expect(comparisonSlug('Grêmio', 'São Paulo')).toBe('gremio-vs-sao-paulo');
	expect(comparisonSlug('A & B', 'Água Santa')).toBe('a-and-b-vs-agua-santa');
	expect(comparisonSlug("Nott'm Forest", 'Atlético-MG')).toBe('nottm-forest-vs-atletico-mg');
	expect(comparisonSlug('1. FC Köln', 'Bodø/Glimt')).toBe('1-fc-koln-vs-bodglimt');
});

test('S2.12 law: any two names give a safe address part, and doing it again changes nothing', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
			expect(slugPart(name)).toMatch(/^([a-z0-9]+([-_][a-z0-9]+)*)?$/);
			expect(slugPart(slugPart(name))).toBe(slugPart(name));
		}),
	);
});

test('the same pair twice on a day is told apart by competition, then by number', () => {
	const subject = { home: 'Corinthians', away: 'Santos', day: '2026-11-21', round: null };
	expect(first(3, { ...subject, competition: senior })).toEqual([
		'corinthians-vs-santos-2026-11-21',
		'corinthians-vs-santos-2026-11-21-2',
		'corinthians-vs-santos-2026-11-21-3',
	]);
	expect(
		first(2, { ...subject, competition: { id: 'x', gender: 'f', ageGroup: 'sub-20' } })[1],
	).toBe('corinthians-vs-santos-2026-11-21-feminino-sub-20');
});

test('a pair still to be defined takes competition, phase and number', () => {
	const subject = {
		home: null,
		away: null,
		day: '2026-12-06',
		round: 'Final',
		competition: { ...senior, id: 'copa-do-brasil' },
	};
	expect(first(2, subject)).toEqual([
		'copa-do-brasil-final-2026-12-06',
		'copa-do-brasil-final-2026-12-06-2',
	]);
	expect(first(1, { ...subject, home: '日本', away: '한국' })).toEqual([
		'copa-do-brasil-final-2026-12-06',
	]);
});

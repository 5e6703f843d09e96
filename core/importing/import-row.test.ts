import { expect, test } from 'vitest';
import { concernOf, fateOf, needsDecision, type RowState } from './import-row.ts';

const row = (over: Partial<RowState> = {}): RowState => ({
	action: 'create',
	reason: null,
	confidence: 1,
	decision: null,
	...over,
});

test('a game under the confidence line is never published by itself', () => {
	expect(fateOf(row())).toBe('publish');
	expect(fateOf(row({ confidence: 0.69 }))).toBe('draft');
	expect(fateOf(row({ confidence: 0.69, decision: 'accept' }))).toBe('publish');
	expect(fateOf(row({ action: 'change', confidence: 0.69 }))).toBe('refuse');
	expect(needsDecision(row({ confidence: 0.69 }))).toBe(true);
	expect(needsDecision(row({ confidence: 0.69, decision: 'draft' }))).toBe(false);
});

test('U15 a conflict changes nothing until somebody says so', () => {
	const conflict = row({ action: 'conflict', reason: 'by-hand' });
	expect([fateOf(conflict), needsDecision(conflict)]).toEqual(['refuse', true]);
	expect(fateOf({ ...conflict, decision: 'accept' })).toBe('change');
	expect([
		fateOf({ ...conflict, decision: 'exclude' }),
		needsDecision({ ...conflict, decision: 'exclude' }),
	]).toEqual(['leave', false]);
});

test('U14 a blocked row or an unreadable line stops an import of everything until it is left out', () => {
	for (const action of ['blocked', 'unreadable'] as const) {
		expect([
			fateOf(row({ action })),
			needsDecision(row({ action })),
			needsDecision(row({ action, decision: 'accept' })),
		]).toEqual(['refuse', true, true]);
		expect(needsDecision(row({ action, decision: 'exclude' }))).toBe(false);
	}
	expect(needsDecision(row({ action: 'unreadable', reason: 'harmless' }))).toBe(false);
});

test('a doubt that was accepted is no concern any more', () => {
	expect([
		concernOf(row(), 0),
		concernOf(row(), 1),
		concernOf(row({ decision: 'accept' }), 1),
	]).toEqual([0, 1, 0]);
	expect([concernOf(row({ confidence: 0.5 }), 2), concernOf(row({ action: 'same' }), 2)]).toEqual([
		2, 0,
	]);
});

import { expect, test } from 'vitest';
import { aDraft } from '#tests/support/factories.ts';
import { editDraft } from './edit-draft.ts';
import { plainIssue } from './issue.ts';

test('U13 what a person writes is São Paulo time and settles the doubts of the row', () => {
	const edited = editDraft(
		aDraft({
			zone: 'UTC',
			time: '00:30',
			date: '2026-11-21',
			issues: [plainIssue('weakSeparator')],
			confidence: 0.9,
		}),
		{ time: '20:00' },
	);
	expect(edited).toMatchObject({
		date: '2026-11-20',
		time: '20:00',
		kickoffAt: '2026-11-20T23:00:00Z',
		confidence: 1,
		issues: [],
	});
	expect(editDraft(aDraft(), { time: null })).toMatchObject({
		kickoffAt: null,
		issues: [{ code: 'time-undefined' }],
	});
	expect(editDraft(aDraft(), { away: { id: 'flamengo', name: 'Mengo' } }).issues).toMatchObject([
		{ code: 'same-team' },
	]);
});

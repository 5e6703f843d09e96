import { expect, test } from 'vitest';
import { aDraft } from '#tests/support/factories.ts';
import { answerName, editDraft, openNames } from './edit-draft.ts';
import { namedIssue, plainIssue } from './issue.ts';

const doubtful = aDraft({
	home: { name: 'Atlético', teamId: null, candidates: ['atletico-mg', 'atletico-go'] },
	competition: { name: 'Copa X', competitionId: null },
	broadcasts: [{ channel: 'TV do Zé', channelId: null, include: [], exclude: [], note: null }],
	issues: [
		namedIssue('zoneAssumed', 'America/Sao_Paulo'),
		namedIssue('teamAmbiguous', 'Atlético'),
		namedIssue('competitionUnknown', 'Copa X'),
		namedIssue('channelUnknown', 'TV do Zé'),
	],
	confidence: 0.5,
});
const zoneOf = (id: string) => (id === 'acreano' ? 'America/Rio_Branco' : undefined);

test('the names that a person has to settle, each by its kind', () => {
	expect(openNames(doubtful)).toEqual([
		{ kind: 'competition', name: 'Copa X', candidates: [] },
		{ kind: 'team', name: 'Atlético', candidates: ['atletico-mg', 'atletico-go'] },
		{ kind: 'channel', name: 'TV do Zé', candidates: [] },
	]);
	expect(openNames(aDraft())).toEqual([]);
});

test('an answer settles its name and nothing else, and the reading is surer by it', () => {
	const team = answerName(doubtful, { kind: 'team', name: 'Atlético', id: 'atletico-mg' }, zoneOf);
	expect(team.home.teamId).toBe('atletico-mg');
	expect(team.confidence).toBeGreaterThan(0.6);
	expect(openNames(team).map(({ kind }) => kind)).toEqual(['competition', 'channel']);
	const kept = answerName(team, { kind: 'channel', name: 'TV do Zé', id: null }, zoneOf);
	expect([openNames(kept).length, kept.broadcasts[0]?.channelId]).toEqual([1, null]);
});

test('S5 a competition that is known now brings its zone where the hour had an assumed one', () => {
	const known = answerName(doubtful, { kind: 'competition', name: 'Copa X', id: 'acreano' }, zoneOf);
	expect(known).toMatchObject({ kickoffAt: '2026-11-21T02:30:00Z', zone: 'America/Rio_Branco' });
	expect(known.issues.map(({ code }) => code)).toEqual(['team-ambiguous', 'channel-unknown']);
});

test('U13 what a person writes is São Paulo time and settles the doubts of the row', () => {
	const edited = editDraft(
		aDraft({ zone: 'UTC', time: '00:30', date: '2026-11-21', issues: [plainIssue('weakSeparator')], confidence: 0.9 }),
		{ time: '20:00' },
	);
	expect(edited).toMatchObject({ date: '2026-11-20', time: '20:00', kickoffAt: '2026-11-20T23:00:00Z', confidence: 1, issues: [] });
	expect(editDraft(aDraft(), { time: null })).toMatchObject({ kickoffAt: null, issues: [{ code: 'time-undefined' }] });
	expect(editDraft(aDraft(), { away: { id: 'flamengo', name: 'Mengo' } }).issues).toMatchObject([{ code: 'same-team' }]);
});

import { expect, test } from 'vitest';
import { aDraft } from '#tests/support/factories.ts';
import { answerName, openNames } from './answer-name.ts';
import { editDraft } from './edit-draft.ts';
import { namedIssue } from './issue.ts';

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
	expect(team.confidence).toBeGreaterThan(0.5);
	expect(openNames(team).map(({ kind }) => kind)).toEqual(['competition', 'channel']);
	const kept = answerName(team, { kind: 'channel', name: 'TV do Zé', id: null }, zoneOf);
	expect([openNames(kept).length, kept.broadcasts[0]?.channelId]).toEqual([1, null]);
});

test('S5 a competition that is known now brings its zone where the hour had an assumed one', () => {
	const known = answerName(doubtful, { kind: 'competition', name: 'Copa X', id: 'acreano' }, zoneOf);
	expect(known).toMatchObject({ kickoffAt: '2026-11-21T02:30:00Z', zone: 'America/Rio_Branco' });
	expect(known.issues.map(({ code }) => code)).toEqual(['team-ambiguous', 'channel-unknown']);
});

test('S5 the last answer to a name holds as if it were the only one; other answers stay', () => {
	const team = { kind: 'team', name: 'Atlético' } as const;
	const cup = { kind: 'competition', name: 'Copa X' } as const;
	const both = answerName(answerName(doubtful, { ...team, id: 'atletico-go' }, zoneOf), { ...cup, id: 'acreano' }, zoneOf);
	const changed = answerName(both, { ...team, id: 'atletico-mg' }, zoneOf);
	expect(changed).toMatchObject({
		home: { teamId: 'atletico-mg' },
		competition: { competitionId: 'acreano' },
		confidence: both.confidence,
	});
	expect(changed.issues).toEqual(both.issues);
	// Another competition, another zone: the hour is read anew from what the source says.
	const elsewhere = answerName(changed, { ...cup, id: 'paulista' }, zoneOf);
	expect(elsewhere).toMatchObject({ zone: 'America/Sao_Paulo', kickoffAt: doubtful.kickoffAt, home: { teamId: 'atletico-mg' } });
	expect(elsewhere.issues.map(({ code }) => code)).toEqual(['channel-unknown', 'zone-assumed']);
	expect(answerName(elsewhere, { ...cup, id: 'acreano' }, zoneOf)).toMatchObject({ zone: 'America/Rio_Branco' });
	const kept = answerName(changed, { ...team, id: null }, zoneOf);
	expect([kept.home.teamId, openNames(kept).map(({ kind }) => kind)]).toEqual([null, ['channel']]);
});

test('S5 what a person wrote over a reading is out of the reach of answers', () => {
	const answered = answerName(doubtful, { kind: 'team', name: 'Atlético', id: 'atletico-go' }, zoneOf);
	const edited = editDraft(answered, { venue: 'Arena' });
	expect(answerName(edited, { kind: 'team', name: 'Atlético', id: 'atletico-mg' }, zoneOf).home.teamId).toBe('atletico-go');
	expect(edited.answers).toBeUndefined();
});

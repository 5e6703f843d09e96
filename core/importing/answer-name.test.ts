import { expect, test } from 'vitest';
import { aDraft } from '#tests/support/factories.ts';
import { answerName, openNames } from './answer-name.ts';
import { editDraft } from './edit-draft.ts';
import { namedIssue, plainIssue } from './issue.ts';

const doubtful = aDraft({
	home: { name: 'Atlético', teamId: null, candidates: ['atletico-mg', 'atletico-go'] },
	competition: { name: 'Copa X', competitionId: null },
	broadcasts: [{ channel: 'TV do Zé', channelId: null, include: [], exclude: [], note: null }],
	issues: [
		plainIssue('hoursOpen'),
		namedIssue('teamAmbiguous', 'Atlético'),
		namedIssue('competitionUnknown', 'Copa X'),
		namedIssue('channelUnknown', 'TV do Zé'),
	],
	hours: { by: 'nothing', words: [], place: null },
	confidence: 0.1,
});
const context = {
	countryOf: (id: string) => (id === 'acreano' ? 'BR' : 'ENG'),
	teamOf: () => null,
};

test('the names that a person has to settle, each by its kind', () => {
	expect(openNames(doubtful)).toEqual([
		{ kind: 'hours', name: '', candidates: [] },
		{ kind: 'competition', name: 'Copa X', candidates: [] },
		{ kind: 'team', name: 'Atlético', candidates: ['atletico-mg', 'atletico-go'] },
		{ kind: 'channel', name: 'TV do Zé', candidates: [] },
	]);
	expect(openNames(aDraft())).toEqual([]);
});

test('an answer settles its name and nothing else, and the reading is surer by it', () => {
	const team = answerName(doubtful, { kind: 'team', name: 'Atlético', id: 'atletico-mg' }, context);
	expect(team.home.teamId).toBe('atletico-mg');
	expect(team.confidence).toBeGreaterThan(0.1);
	expect(openNames(team).map(({ kind }) => kind)).toEqual(['hours', 'competition', 'channel']);
	const kept = answerName(team, { kind: 'channel', name: 'TV do Zé', id: null }, context);
	expect([openNames(kept).length, kept.broadcasts[0]?.channelId]).toEqual([2, null]);
});

test('an hour of which nothing told is Brasília’s once its competition is one of Brazil, and the ground’s where a person says so', () => {
	const known = answerName(
		doubtful,
		{ kind: 'competition', name: 'Copa X', id: 'acreano' },
		context,
	);
	expect(known).toMatchObject({
		kickoffAt: '2026-11-21T00:30:00Z',
		zone: 'America/Sao_Paulo',
		hours: { by: 'home' },
	});
	expect(known.issues.map(({ code }) => code)).toEqual(['team-ambiguous', 'channel-unknown']);
	const abroad = answerName(
		doubtful,
		{ kind: 'competition', name: 'Copa X', id: 'ingles' },
		context,
	);
	expect(openNames(abroad).map(({ kind }) => kind)).toEqual(['hours', 'team', 'channel']);
	const placed = answerName(abroad, { kind: 'hours', name: '', id: 'place' }, context);
	expect(placed).toMatchObject({
		kickoffAt: '2026-11-20T21:30:00Z',
		zone: 'Europe/London',
		hours: { by: 'asked' },
	});
	expect(placed.confidence).toBeGreaterThan(abroad.confidence);
	expect(answerName(placed, { kind: 'hours', name: '', id: 'brasilia' }, context)).toMatchObject({
		kickoffAt: '2026-11-21T00:30:00Z',
	});
});

test('S5 the last answer to a name holds as if it were the only one; other answers stay', () => {
	const team = { kind: 'team', name: 'Atlético' } as const;
	const cup = { kind: 'competition', name: 'Copa X' } as const;
	const both = answerName(
		answerName(doubtful, { ...team, id: 'atletico-go' }, context),
		{ ...cup, id: 'acreano' },
		context,
	);
	const changed = answerName(both, { ...team, id: 'atletico-mg' }, context);
	expect(changed).toMatchObject({
		home: { teamId: 'atletico-mg' },
		competition: { competitionId: 'acreano' },
		confidence: both.confidence,
	});
	expect(changed.issues).toEqual(both.issues);
	// Another competition, another place: whose clock it is is asked again.
	const elsewhere = answerName(changed, { ...cup, id: 'paulista' }, context);
	expect(elsewhere).toMatchObject({
		hours: { by: 'nothing', place: 'Europe/London' },
		home: { teamId: 'atletico-mg' },
	});
	expect(elsewhere.issues.map(({ code }) => code).sort()).toEqual([
		'channel-unknown',
		'hours-open',
	]);
	expect(answerName(elsewhere, { ...cup, id: 'acreano' }, context)).toMatchObject({
		hours: { by: 'home' },
	});
	const kept = answerName(changed, { ...team, id: null }, context);
	expect([kept.home.teamId, openNames(kept).map(({ kind }) => kind)]).toEqual([null, ['channel']]);
});

test('S5 what a person wrote over a reading is out of the reach of answers', () => {
	const answered = answerName(
		doubtful,
		{ kind: 'team', name: 'Atlético', id: 'atletico-go' },
		context,
	);
	const edited = editDraft(answered, { venue: 'Arena' });
	expect(
		answerName(edited, { kind: 'team', name: 'Atlético', id: 'atletico-mg' }, context).home.teamId,
	).toBe('atletico-go');
	expect(edited.answers).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBroadcast, aDraft, aGame, at } from '#tests/support/factories.ts';
import type { DraftGame } from './draft-game.ts';
import { planImport } from './plan-import.ts';

const actions = (drafts: DraftGame[], stored = [aGame()]) =>
	planImport(drafts, stored).map(({ action }) => action);

test('the same game is left alone, also a day off and with another hour unknown', () => {
	expect(actions([aDraft()])).toEqual(['same']);
	expect(actions([aDraft({ time: null, kickoffAt: null, date: '2026-11-21' })])).toEqual(['same']);
});

test('a new hour is a change, a pair more than a day away is a new game', () => {
	expect(actions([aDraft({ time: '20:00', kickoffAt: '2026-11-20T23:00:00Z' })])).toEqual([
		'change',
	]);
	expect(actions([aDraft({ date: '2026-11-22', kickoffAt: '2026-11-23T00:30:00Z' })])).toEqual([
		'create',
	]);
	expect(
		actions([
			aDraft({
				home: { name: 'Palmeiras', teamId: 'palmeiras', candidates: [] },
				away: { name: 'Flamengo', teamId: 'flamengo', candidates: [] },
			}),
		]),
	).toEqual(['create']);
});

test('a club that the guide knows by now is found by the name it was stored under', () => {
	const away = { teamId: null, label: 'PALMEIRAS' };
	const stored = aGame({ away });
	const [row] = planImport([aDraft()], [stored]);
	expect(row).toMatchObject({
		...{ action: 'change', game: { id: stored.id } },
		facts: { home: { teamId: 'flamengo' }, away: { teamId: 'palmeiras', label: null } },
	});
	expect(actions([aDraft()], [aGame({ away: { ...away, label: 'Palmeiras B' } })])).toEqual([
		'create',
	]);
	// The club as such comes first.
	expect(planImport([aDraft()], [stored, aGame({ id: 'whole' })])).toMatchObject([
		{ action: 'same', game: { id: 'whole' } },
	]);
});

test('F24 the same game twice in one file counts once', () => {
	expect(actions([aDraft(), aDraft({ line: 9 })], [])).toEqual(['create', 'same']);
});

test('what a source does not know is never erased', () => {
	const stored = aGame({
		venue: 'Maracanã',
		status: 'postponed',
		broadcasts: [aBroadcast('globo')],
	});
	const [row] = planImport(
		[aDraft({ round: 'Rodada 36', venue: null, kickoffAt: null, time: null })],
		[stored],
	);
	expect(row).toMatchObject({
		action: 'change',
		facts: {
			venue: 'Maracanã',
			status: 'postponed',
			round: '36ª rodada',
			kickoffAt: at('2026-11-20T21:30'),
		},
	});
});

test('an import adds channels, once', () => {
	const globo = { channel: 'Globo', channelId: 'globo', include: [], exclude: [], note: null };
	expect(actions([aDraft({ broadcasts: [globo] })])).toEqual(['change']);
	expect(
		actions([aDraft({ broadcasts: [globo] })], [aGame({ broadcasts: [aBroadcast('globo')] })]),
	).toEqual(['same']);
	expect(actions([aDraft({ broadcasts: [{ ...globo, channelId: null }] })])).toEqual(['same']);
});

test('a team the guide does not know keeps its written name; a name that may be several teams waits for a person', () => {
	const unknown = { name: 'Tamworth FC', teamId: null, candidates: [] };
	const [row] = planImport([aDraft({ home: unknown })], []);
	expect(row).toMatchObject({
		action: 'create',
		facts: { home: { teamId: null, label: 'Tamworth FC' } },
	});
	const blocked = planImport(
		[
			aDraft({
				home: { name: 'Atlético', teamId: null, candidates: ['atletico-mg', 'atletico-go'] },
			}),
		],
		[],
	);
	expect(blocked[0]).toMatchObject({ action: 'blocked', reason: 'ambiguous-team' });
});

test('a game without date or competition, or of a team against itself, waits for a person', () => {
	const reasons = planImport(
		[
			aDraft({ date: null, time: null, kickoffAt: null }),
			aDraft({ competition: { name: 'Liga X', competitionId: null } }),
			aDraft({ away: { name: 'Mengo', teamId: 'flamengo', candidates: [] } }),
		],
		[],
	).map((row) => (row.action === 'blocked' ? row.reason : row.action));
	expect(reasons).toEqual(['no-date', 'no-competition', 'same-team-twice']);
});

test('law: importing what was just stored changes nothing', () => {
	const teams = fc.constantFrom('flamengo', 'palmeiras', 'gremio', 'bahia');
	const draft = fc
		.record({
			home: teams,
			away: teams,
			day: fc.integer({ min: 1, max: 28 }),
			hour: fc.option(fc.integer({ min: 0, max: 23 })),
		})
		.map(({ home, away, day, hour }) => {
			const date = `2026-11-${String(day).padStart(2, '0')}`;
			const kickoffAt =
				hour === null
					? null
					: new Date(at(`${date}T${String(hour).padStart(2, '0')}:00`))
							.toISOString()
							.replace('.000', '');
			const side = (id: string) => ({ name: id, teamId: id, candidates: [] });
			return aDraft({
				date,
				time: hour === null ? null : `${hour}:00`,
				kickoffAt,
				home: side(home),
				away: side(away),
			});
		});
	fc.assert(
		fc.property(fc.array(draft, { maxLength: 12 }), (drafts) => {
			const created = planImport(drafts, []).flatMap((row, index) =>
				row.action === 'create'
					? [aGame({ ...row.facts, id: `${index}`, broadcasts: [], result: null })]
					: [],
			);
			for (const { action } of planImport(drafts, created))
				expect(['same', 'blocked', 'change']).toContain(action);
			const unique = planImport(drafts, []).flatMap((row) =>
				row.action === 'create' ? [row.draft] : [],
			);
			for (const { action } of planImport(unique, created)) expect(action).toBe('same');
		}),
	);
});

import { expect, test } from 'vitest';
import type { GameRecord, RevisionEntry } from '#core/games/contract/form.ts';
import type { ImportView, RowPage } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { damageRow, drafts } from '#tests/support/damaged-rows.ts';
import { ENGINES } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

for (const engine of ENGINES) {
	test(`the panel shows damaged rows, questions and versions for what they are, beside the others [${engine}]`, async () => {
		await using site = await startTestServer({
			engine,
			config: { clockOffsetMs: NOW - Date.now() },
		});
		const { db } = site.context;
		const ana = await signInAs(site, 'editor');
		const text =
			'SÁBADO, 21/11/2026\nBrasileirão Série A\n16h Flamengo x Palmeiras\n18h30 Grêmio x Bahia\n20h Atlético x Santos';
		const { id } = (await ana.call('POST', 'imports', { source: { kind: 'text', text } }))
			.json as unknown as ImportView;
		const shown = async () =>
			(await ana.call('GET', `imports/${id}`)).json as unknown as ImportView;
		await expect.poll(async () => (await shown()).state).toBe('review');
		expect((await shown()).questions.length).toBeGreaterThan(0);
		await damageRow(db, id, { number: 1, draft: '{"line":3' });
		await db.transaction(async (trx) => {
			await trx.updateTable('import_questions').set({ candidates: '["atletico-mg"' }).execute();
			await trx.updateTable('import_batches').set({ warnings: '5' }).execute();
		});
		const page = (await ana.call('GET', `imports/${id}/rows`)).json as unknown as RowPage;
		expect(page.rows.map(({ isDamaged }) => isDamaged)).toEqual([true, false, false]);
		expect(page.rows.map(({ action }) => action).slice(0, 2)).toEqual(['unreadable', 'create']);
		expect(page.rows[0]).toMatchObject({
			reading: null,
			unread: importDeskCopy.row.damaged,
			text: expect.stringContaining('Flamengo'),
		});
		const view = await shown();
		// Counted as what it is from then on, wherever one looks for it.
		expect(view.counts).toMatchObject({ total: 3, unreadable: 1, undecided: 2 });
		const problems = (await ana.call('GET', `imports/${id}/rows?show=problems`))
			.json as unknown as RowPage;
		expect(problems.rows.map(({ number }) => number)).toContain(1);
		expect((await drafts(db))[0]?.draft).toBe('{"line":3');
		expect([view.warnings, view.questions[0]?.candidates]).toEqual([
			[importDeskCopy.review.damaged],
			[],
		]);
		expect((await ana.call('GET', 'imports')).json).toMatchObject({ imports: [{ id }] });

		const side = (teamId: string) => ({ teamId, label: null });
		const facts = {
			...{
				competitionId: 'brasileirao-a',
				round: null,
				home: side('flamengo'),
				away: side('palmeiras'),
				venue: null,
				source: null,
			},
			...{
				date: '2026-11-22',
				time: '16:00',
				zone: 'America/Sao_Paulo',
				status: 'scheduled',
				publication: 'published',
				broadcasts: [],
			},
		};
		const game = (await ana.call('POST', 'games', facts)).json as unknown as GameRecord;
		for (const revision of [1, 2, 3])
			await ana.call('PUT', `games/${game.id}`, {
				...facts,
				venue: `Estádio ${revision}`,
				revision,
			});
		await db.transaction(async (trx) => {
			await trx
				.updateTable('game_revisions')
				.set({ data: '{"competit' })
				.where('revision', 'in', [2, 4])
				.execute();
		});
		for (const _twice of [1, 2]) {
			const list = (await ana.call('GET', `games/${game.id}/revisions`)).json as unknown as {
				revisions: RevisionEntry[];
			};
			// The last one is the game as it stands, which nobody has to guess.
			expect(list.revisions.map(({ revision, game: left }) => [revision, left?.venue])).toEqual([
				[4, 'Estádio 3'],
				[3, 'Estádio 2'],
				[2, undefined],
				[1, null],
			]);
		}
		expect(
			(await ana.call('POST', `games/${game.id}/revisions/2/restore`, { revision: 4 })).status,
		).toBe(404);
		expect(
			(await ana.call('POST', `games/${game.id}/revisions/3/restore`, { revision: 4 })).json,
		).toMatchObject({ venue: 'Estádio 2' });
		const reported = (await site.log()).flatMap(({ code, record }) =>
			code === 'damaged-record' ? [record] : [],
		);
		expect(reported.toSorted()).toEqual(
			[2, 4]
				.map((revision) => `game_revisions/${game.id}/${revision}`)
				.concat(`import_batches/${id}`, `import_rows/${id}/1`),
		);
	});
}

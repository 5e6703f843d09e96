import { expect, test } from 'vitest';
import { noteBackup } from '#server/backup/backup-record.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createBotsWriter } from '#server/jobs/bots-repository.ts';
import { createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { readGuide } from '#server/metrics/read-guide.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';
import { aBroadcast, at, NOW } from '#tests/support/factories.ts';
import { aSource } from '#tests/support/feed-items.ts';
import { freePort } from '#tests/support/free-port.ts';
import { facts, openDesk } from '#tests/support/games-desk.ts';
import { aBot, botContext } from '#tests/support/jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onBothEngines('the metrics count by the laws of the guide', async (database, { address }) => {
	const context = botContext(database, { address, clock: () => NOW });
	expect(await readGuide(context)).toMatchObject({
		...{ guia_database_up: 1, guia_readings_failed: 0, guia_games_soon: 0 },
		...{ guia_sources: { jogos: 0, noticias: 0 }, guia_uploads_refused: 0 },
		guia_jobs: { waiting: 0, running: 0, dead: 0 },
	});
	await openDesk(database, [
		facts('flamengo', 'palmeiras', { kickoffAt: NOW + HOUR, broadcasts: [aBroadcast('globo')] }),
		// A source said that no channel shows it: nothing is missing.
		facts('gremio', 'bahia', {
			...{ kickoffAt: NOW + 2 * HOUR, broadcasts: [aBroadcast(null, { state: 'none' })] },
		}),
		facts('sao-paulo', 'santos', { kickoffAt: NOW + 2 * HOUR }),
		facts('botafogo', 'vasco', { kickoffAt: NOW + 4 * HOUR }),
		facts('cruzeiro', 'atletico-mg', { day: '2026-11-20', kickoffAt: null }),
		facts('fortaleza', 'ceara', { kickoffAt: NOW + HOUR, status: 'postponed' }),
		facts('sport', 'nautico', { kickoffAt: at('2026-11-20T15:00') }),
	]);
	await someSources(database);
	await someRuns(database);
	await noteBackup(database, 'backup', { at: Date.now() - 2 * HOUR, archive: 'guia.guiabackup' });
	const read = await readGuide(context);
	expect(read).toMatchObject({
		...{ guia_games_soon: 3, guia_games_soon_without_channel: 1 },
		...{ guia_games_today_without_hour: 1, guia_readings_failed: 0 },
		...{ guia_sources: { jogos: 0, noticias: 2 }, guia_sources_silent: { jogos: 0, noticias: 1 } },
		guia_jobs: { waiting: 1, running: 0, dead: 1 },
	});
	expect(read.guia_job_overdue_seconds).toBeGreaterThanOrEqual(600);
	expect(read.guia_backup_age_seconds).toBeGreaterThanOrEqual(7_200);
	expect(read.guia_bot_success_age_seconds).toEqual({ test: expect.any(Number) });
	expect(read).not.toHaveProperty('guia_backup_proof_age_seconds');
});

test('what cannot be read takes nothing else with it, and is counted', async () => {
	await using own = await openTestDatabase('sqlite');
	const context = botContext(own.database, { address: own.address });
	const config = { ...context.config, dataDir: '/nowhere' };
	const read = await readGuide({ ...context, config });
	expect(read).toMatchObject({ guia_database_up: 1, guia_readings_failed: 1, guia_games_soon: 0 });
	expect(read).not.toHaveProperty('guia_disk_free_bytes');
	await own.database[Symbol.asyncDispose]();
	expect(await readGuide(context)).toEqual({
		...{ guia_database_up: 0, guia_readings_failed: 0 },
		guia_disk_free_bytes: expect.any(Number),
		guia_database_bytes: expect.any(Number),
		guia_database_journal_bytes: expect.any(Number),
	});
	const port = await freePort();
	const open = { ...context.config, metricsPort: port, host: '127.0.0.1' };
	await using _metrics = await openMetrics({ ...context, config: open });
	const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
	const text = await answer.text();
	expect([answer.status, /^guia_database_up 0$/m.test(text)]).toEqual([200, true]);
	expect(text).not.toMatch(/^guia_(jobs|games_soon|worker_age_seconds)\b/m);
});

/** One that answers, one that is silent, one that is off. */
async function someSources(db: AppDatabase): Promise<void> {
	const asked = { checked_at: Date.now(), next_check_at: Date.now() + 30 * MINUTE };
	await aSource(db, 'gazeta', { ...asked, ok_at: Date.now() - HOUR });
	await aSource(db, 'correio', { ...asked, ok_at: Date.now() - 2 * HOUR });
	await aSource(db, 'diario', { ...asked, enabled: 0 });
}

/** One that ended well, one given up two days ago, one that is ten minutes late. */
async function someRuns(db: AppDatabase): Promise<void> {
	const now = Date.now();
	await db.transaction(async (trx) => {
		await createBotsWriter(trx).ensure(
			aBot(async () => undefined),
			now,
		);
		const jobs = createJobsWriter(trx);
		const add = async (slot: string, dueAt: number) => {
			const of = { botId: 'test', cause: 'schedule', slotAt: dueAt, now: dueAt } as const;
			return (await jobs.add({ ...of, slot, dueAt })) ?? '';
		};
		const end = (id: string, to: 'done' | 'dead', ended_at: number) =>
			jobs.move(id, { from: 'waiting', to, changed: { ended_at } });
		await end(await add('a', now - HOUR), 'done', now - HOUR);
		await end(await add('b', now - 48 * HOUR), 'dead', now - 48 * HOUR);
		await add('c', now - 10 * MINUTE);
	});
}

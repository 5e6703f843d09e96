import { readdir, readFile } from 'node:fs/promises';
import { addDays } from '#core/site/dates.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import { NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { createImportLane } from '#server/importing/run/import-lane.ts';
import { newBatch } from '#server/importing/run/start-import.ts';
import { createLog } from '#server/log.ts';
import { NOW } from './factories.ts';

/** A table of so many games, one a day, of more than a hundred bytes each. */
export function longTable(games: number): Uint8Array {
	const venue = 'Estádio Urbano Caldeira, a Vila Belmiro, na rua Princesa Isabel';
	const rows = Array.from({ length: games }, (_, index) => {
		const [year, month, day] = addDays('2027-01-01', index).split('-');
		return `${day}/${month}/${year};16h;Santos;Remo;Brasileirão Série A;${venue}`;
	});
	return new TextEncoder().encode(
		`Data;Hora;Mandante;Visitante;Campeonato;Estádio\n${rows.join('\n')}\n`,
	);
}

/** Reads a table of so many games in the lane of imports. `ended` = what became of it. */
export async function readLongTable(db: AppDatabase, dataDir: string, games: number) {
	const lane = createImportLane({ dataDir, databaseUrl: null, db, log: createLog('silent').log });
	const asked = NOTHING_ASKED;
	const source = {
		kind: 'file',
		name: 'tabela.csv',
		key: '',
		text: null,
		address: null,
		asked,
	} as const;
	const batch = newBatch(source, { actor: { id: 'ana', name: 'Ana' }, now: NOW });
	await db.transaction((trx) => createBatchWriter(trx).insert(batch));
	const file = {
		bytes: longTable(games),
		fileName: 'tabela.csv',
		format: null,
		referenceDate: '2026-11-20',
	};
	const run = lane.run({ kind: 'read', batchId: batch.id, now: NOW, source: file });
	return {
		lane,
		batchId: batch.id,
		ended: run.then(() => createBatchRepository(db.kysely).byId(batch.id)),
	};
}

/**
 * A process that does the step of an import for another: its id, priority and whether it only runs
 * when nothing else wants to.
 */
export async function importProcessOf(
	parent: number,
): Promise<{ pid: number; nice: number; isIdle: boolean } | null> {
	for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
		const [stat, command] = await Promise.all(
			['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
		);
		const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
		if (Number(fields[1]) !== parent || !command?.includes('import-process.ts')) continue;
		return {
			pid: Number(pid),
			nice: Number(fields[16]),
			isIdle: Number(fields[38]) === SCHED_IDLE,
		};
	}
	return null;
}

const SCHED_IDLE = 5;

/**
 * Whether a process does anything any more: what is left of one that nobody waits for has no
 * command.
 */
export async function isAlive(pid: number): Promise<boolean> {
	return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';
}

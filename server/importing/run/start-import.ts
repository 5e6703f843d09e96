import { ok } from '#core/kit/result.ts';
import { dayOf } from '#core/site/dates.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppContext } from '#server/context.ts';
import { newId } from '#server/ids.ts';
import { createBatchWriter } from '#server/importing/batch/batch-repository.ts';
import {
	type AskedReading,
	type ImportBatch,
	type ImportSource,
	NOTHING_ASKED,
} from '#server/importing/batch/import-batch.ts';
import { createLearnedRepository } from '#server/importing/batch/learned-repository.ts';
import {
	type LoadContext,
	type LoadedSource,
	loadSource,
} from '#server/importing/source/load-source.ts';

export type ImportContext = LoadContext & Pick<AppContext, 'imports' | 'clock' | 'log'>;

/** The operator's input: a text, an uploaded file by its address, or an external address. */
type Brought =
	| { kind: 'text'; text: string }
	| { kind: 'file'; address: string; name: string }
	| { kind: 'address'; address: string };

const NAME_LENGTH = 80;

/**
 * Creates an import, whose source is then read in the background. Does not change the guide. `now`
 * in UTC milliseconds.
 */
export async function startImport(
	context: ImportContext,
	{ brought, asked }: { brought: Brought; asked?: Partial<AskedReading> },
	{ actor, now }: { actor: Pick<Actor, 'id' | 'name'>; now: number },
): Promise<ImportBatch> {
	const batch = newBatch(toSource(brought, { ...NOTHING_ASKED, ...asked }), { actor, now });
	await context.db.transaction((trx) => createBatchWriter(trx).insert(batch));
	void readBatch(context, batch);
	return batch;
}

/**
 * Reads the source of an import in the state 'reading', also after an interruption. Resolves when
 * it waits for review or has failed. `answer`: its bytes, when the caller already has them.
 */
export async function readBatch(
	context: ImportContext,
	batch: ImportBatch,
	answer?: LoadedSource,
): Promise<void> {
	const { db, clock, imports, log } = context;
	const { id: batchId, source } = batch;
	const now = clock();
	try {
		// With damaged reading options the source would be read differently from the request.
		if (batch.damage === 'order') return void (await failReading(context, batchId, 'damaged'));
		const loaded = answer === undefined ? await loadSource(context, source) : ok(answer);
		if (!loaded.ok) return void (await failReading(context, batchId, loaded.error));
		const { columns, competitionId, date, day, format, zone } = source.asked;
		const known = await createLearnedRepository(db.kysely).columns(source.key);
		const file = {
			...loaded.value,
			format,
			referenceDate: date ?? dayOf(now),
			columns: { ...known, ...columns },
			...wholeImport({ day, zone }),
		};
		await imports.run({
			kind: 'read',
			batchId,
			now,
			source: competitionId === null ? file : { ...file, competitionId },
		});
	} catch (error) {
		log.error({ err: error, batchId }, 'an import could not be read');
		await failReading(context, batchId, 'internal').catch(() => undefined);
	}
}

function wholeImport({ day, zone }: Pick<AskedReading, 'day' | 'zone'>) {
	return { ...(day === null ? {} : { day }), ...(zone === null ? {} : { zone }) };
}

async function failReading(
	{ db, clock }: ImportContext,
	batchId: string,
	problem: string,
): Promise<void> {
	await db.transaction((trx) =>
		createBatchWriter(trx).change(batchId, ['reading'], { state: 'failed', problem }, clock()),
	);
}

/** An import that has not been read yet. */
export function newBatch(
	source: ImportSource,
	{ actor, now }: { actor: Pick<Actor, 'id' | 'name'>; now: number },
): ImportBatch {
	return {
		...{
			id: newId(),
			source,
			format: null,
			state: 'reading',
			mode: null,
			problem: null,
			warnings: [],
			tables: [],
			hours: [],
		},
		...{
			total: 0,
			progress: 0,
			actor: { id: actor.id, name: actor.name },
			createdAt: now,
			updatedAt: now,
		},
		...{ committedAt: null, undoneAt: null, revision: 1, damage: null },
	};
}

function toSource(brought: Brought, asked: AskedReading): ImportSource {
	if (brought.kind === 'text') {
		const name = firstWords(brought.text);
		return { kind: 'text', name, key: '', text: brought.text, address: null, asked };
	}
	const name = brought.kind === 'file' ? brought.name : brought.address;
	return {
		kind: brought.kind,
		name: name.slice(0, 300),
		key: sourceKey(name),
		text: null,
		address: brought.address,
		asked,
	};
}

function firstWords(text: string): string {
	const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? '';
	const words = line.trim().replace(/\s+/g, ' ');
	return words.length <= NAME_LENGTH ? words : `${words.slice(0, NAME_LENGTH - 1)}…`;
}

/** A name without its digits: 'tabela-2026-11-21.csv' of today and of tomorrow are one source. */
export function sourceKey(name: string): string {
	return name
		.toLowerCase()
		.replace(/^https?:\/\//, '')
		.replace(/[?#].*$/, '')
		.replace(/\d+/g, '#')
		.slice(0, 200);
}

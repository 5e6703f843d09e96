import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { PLACE } from '#core/football-pt/zone-words.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import {
	IMPORT_FORMATS,
	type ImportFormat,
	type ImportReading,
} from '#core/importing/draft-game.ts';
import { AppError } from '#core/kit/app-error.ts';
import { errorText } from '#core/kit/error-text.ts';
import { dayOf, GUIDE_ZONE, parseDay } from '#core/site/dates.ts';
import { isZone } from '#core/site/zoned-time.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import { createLearnedRepository } from '#server/importing/batch/learned-repository.ts';
import {
	importReading,
	planReading,
	type ReadingOutcome,
} from '#server/importing/reading/import-reading.ts';
import { kickoffsAround } from '#server/importing/reading/known-kickoffs.ts';
import { fetchSource } from '#server/importing/source/load-source.ts';
import { readSource } from '#server/importing/source/read-source.ts';
import { openOutbound } from '#server/outbound/open-outbound.ts';
import { type Naming, readNaming } from '#server/reference/naming.ts';
import { importReport, importSummary } from './import-report.ts';
import { atGuideHour, openPrepared, withNaming } from './open-guide.ts';
import { type Progress, startProgress } from './progress.ts';
import { type CliContext, UsageError, type Verb } from './verb.ts';

const OPTIONS = {
	format: { type: 'string' },
	date: { type: 'string' },
	competition: { type: 'string' },
	day: { type: 'string' },
	zone: { type: 'string' },
	'dry-run': { type: 'boolean', default: false },
	partial: { type: 'boolean', default: false },
	'create-missing': { type: 'boolean', default: false },
	json: { type: 'boolean', default: false },
} as const;

type Wanted = {
	file: string;
	format?: string | undefined;
	date?: string | undefined;
	competition?: string | undefined;
	day?: string | undefined;
	zone?: string | undefined;
	dryRun: boolean;
	partial: boolean;
	createMissing: boolean;
};

export const importVerb: Verb = {
	usage: `import ARQUIVO|URL|- [--format ${IMPORT_FORMATS.join('|')}] [--competition ID] [--date AAAA-MM-DD] [--day AAAA-MM-DD] [--zone brasilia|lugar|ZONA] [--dry-run] [--partial] [--create-missing] [--json]`,
	summary: cliCopy.summaries.import,
	async run(args, context) {
		const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
		const [file] = positionals;
		if (file === undefined || positionals.length > 1)
			throw new UsageError(cliCopy.import.needsFile);
		const wanted = {
			...{ ...values, file, dryRun: values['dry-run'] },
			createMissing: values['create-missing'],
		};
		const ctx = atGuideHour(context);
		using progress = startProgress(ctx.warn, () => cliCopy.import.stages.reading);
		const { reading, outcome } = wanted.dryRun
			? await dryRun(wanted, ctx, progress)
			: await importFile(wanted, ctx, progress);
		ctx.out(
			values.json
				? JSON.stringify(importReport(reading, outcome, ctx.now()), null, 2)
				: importSummary(reading, outcome, ctx.now()),
		);
		return outcome.stored || outcome.batchId === null ? 0 : 1;
	},
};

type Imported = { reading: ImportReading; outcome: ReadingOutcome };

/** Changes nothing: works before a database exists. */
function dryRun(wanted: Wanted, ctx: CliContext, progress: Progress): Promise<Imported> {
	return withNaming(ctx.config(), async (naming, db) => {
		if (db !== null && !(await createLearnedRepository(db.kysely).exists()))
			throw new AppError('unavailable', cliCopy.import.oldDatabase);
		const reading = await readWanted(wanted, { ctx, naming, db });
		progress.stage = () => cliCopy.import.stages.comparing(reading.totals.games);
		return {
			reading,
			outcome: await planReading(db?.kysely ?? null, naming, reading, orderOf(wanted)),
		};
	});
}

async function importFile(wanted: Wanted, ctx: CliContext, progress: Progress): Promise<Imported> {
	await using db = await openPrepared(ctx.config(), ctx.now());
	const naming = await readNaming(db);
	const reading = await readWanted(wanted, { ctx, naming, db });
	const order = {
		...{ ...orderOf(wanted), partial: wanted.partial, now: ctx.now() },
		onBegin(id: string) {
			progress.stage = () => stageOf(db, id);
		},
	};
	return {
		reading,
		outcome: await importReading({ db, reference: naming.reference }, reading, order),
	};
}

function orderOf({ file, createMissing }: Wanted) {
	return { source: sourceOf(file), createMissing };
}

/** The import's progress, according to its history. */
async function stageOf(db: AppDatabase, id: string): Promise<string> {
	const { stages } = cliCopy.import;
	const batch = await createBatchRepository(db.kysely).byId(id);
	if (batch === null) return stages.reading;
	const words = batch.state === 'reading' ? stages.staging : stages.storing;
	return words(batch.progress, batch.total);
}

/** The file's origin as the game history shows it. */
function sourceOf(file: string): string {
	if (file === '-') return cliCopy.import.stdin;
	return isAddress(file) ? file : basename(file);
}

function isAddress(file: string): boolean {
	return /^https?:\/\//i.test(file);
}

async function readWanted(
	wanted: Wanted,
	{ ctx, naming, db }: { ctx: CliContext; naming: Naming; db: Pick<AppDatabase, 'kysely'> | null },
): Promise<ImportReading> {
	const source = {
		bytes: await readBytes(wanted.file, ctx),
		fileName: wanted.file,
		format: chooseFormat(wanted),
		referenceDate: chooseDate(wanted.date, ctx),
		competitionId: chooseCompetition(wanted.competition, naming),
		day: wanted.day === undefined ? undefined : chooseDate(wanted.day, ctx, cliCopy.import.badDay),
		zone: chooseZone(wanted.zone),
	};
	return readSource(
		{ ...source, known: db === null ? [] : await kickoffsAround(db.kysely, source.referenceDate) },
		naming,
	);
}

async function readBytes(file: string, ctx: CliContext): Promise<Uint8Array> {
	if (isAddress(file)) return fetchBytes(file, ctx);
	if (file === '-') return ctx.stdinBytes();
	try {
		return await readFile(file);
	} catch (error) {
		throw new UsageError(cliCopy.import.cannotRead(file, errorText(error)));
	}
}

/** Uses the guarded client, like every fetch of the server. */
async function fetchBytes(address: string, ctx: CliContext): Promise<Uint8Array> {
	await using outbound = openOutbound(ctx.config());
	const loaded = await fetchSource(outbound, address);
	if (loaded.ok) return loaded.value.bytes;
	throw new AppError(
		'unavailable',
		cliCopy.import.cannotFetch(address, importDeskCopy.problems[loaded.error] ?? loaded.error),
	);
}

function chooseFormat({ format }: Wanted): ImportFormat | null {
	if (format === undefined) return null;
	const known = IMPORT_FORMATS.find((name) => name === format);
	if (!known) throw new UsageError(cliCopy.import.unknownFormat(IMPORT_FORMATS));
	return known;
}

function chooseDate(
	date: string | undefined,
	ctx: CliContext,
	problem: string = cliCopy.import.badDate,
): string {
	if (date === undefined) return dayOf(ctx.now());
	const day = parseDay(date);
	if (day === null) throw new UsageError(problem);
	return day;
}

/** Words for the two usual time zones; any other is an IANA name. */
const CLOCKS: Readonly<Record<string, string>> = { brasilia: GUIDE_ZONE, lugar: PLACE };

function chooseZone(zone: string | undefined): string | undefined {
	if (zone === undefined) return undefined;
	const chosen = CLOCKS[zone] ?? zone;
	if (chosen !== PLACE && !isZone(chosen)) throw new UsageError(cliCopy.import.badZone(zone));
	return chosen;
}

function chooseCompetition(id: string | undefined, { reference }: Naming): string | undefined {
	if (id !== undefined && !reference.competitions.has(id))
		throw new UsageError(cliCopy.import.unknownCompetition(id));
	return id;
}

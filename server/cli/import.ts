import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { IMPORT_FORMATS, type ImportFormat, type ImportReading } from '#core/importing/draft-game.ts';
import { dayOf, parseDay } from '#core/site/dates.ts';
import { type ImportOutcome, importGames } from '#server/games/import-games.ts';
import { readSource } from '#server/importing/read-source.ts';
import { type Naming, readNaming } from '#server/reference/naming.ts';
import { importReport, importSummary } from './import-report.ts';
import { openPrepared, withNaming } from './open-guide.ts';
import { type CliContext, UsageError, type Verb } from './verb.ts';

const OPTIONS = {
	format: { type: 'string' },
	date: { type: 'string' },
	competition: { type: 'string' },
	'dry-run': { type: 'boolean', default: false },
	partial: { type: 'boolean', default: false },
	json: { type: 'boolean', default: false },
} as const;

type Wanted = {
	file: string;
	format?: string | undefined;
	date?: string | undefined;
	competition?: string | undefined;
	dryRun: boolean;
	partial: boolean;
};

export const importVerb: Verb = {
	usage: `import ARQUIVO|- [--format ${IMPORT_FORMATS.join('|')}] [--competition ID] [--date AAAA-MM-DD] [--dry-run] [--partial] [--json]`,
	summary: cliCopy.summaries.import,
	async run(args, ctx) {
		const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
		const [file] = positionals;
		if (file === undefined || positionals.length > 1) throw new UsageError(cliCopy.import.needsFile);
		const wanted = { ...values, file, dryRun: values['dry-run'] };
		const { reading, outcome } = wanted.dryRun ? await dryRun(wanted, ctx) : await importFile(wanted, ctx);
		ctx.out(values.json ? JSON.stringify(importReport(reading, outcome), null, 2) : importSummary(reading, outcome));
		return outcome.refused ? 1 : 0;
	},
};

type Imported = { reading: ImportReading; outcome: ImportOutcome };

/** Looks without touching: works where no database stands yet. */
function dryRun(wanted: Wanted, ctx: CliContext): Promise<Imported> {
	return withNaming(ctx.config(), async (naming, db) => {
		const reading = await readWanted(wanted, { ctx, naming });
		return { reading, outcome: await importGames({ db, reference: naming.reference }, reading, importOptions(wanted, ctx)) };
	});
}

async function importFile(wanted: Wanted, ctx: CliContext): Promise<Imported> {
	await using db = await openPrepared(ctx.config(), ctx.now());
	const naming = await readNaming(db);
	const reading = await readWanted(wanted, { ctx, naming });
	return { reading, outcome: await importGames({ db, reference: naming.reference }, reading, importOptions(wanted, ctx)) };
}

function importOptions({ file, dryRun, partial }: Wanted, ctx: CliContext) {
	return { now: ctx.now(), source: basename(file), actor: null, dryRun, partial };
}

async function readWanted(wanted: Wanted, { ctx, naming }: { ctx: CliContext; naming: Naming }): Promise<ImportReading> {
	const source = {
		bytes: await readBytes(wanted.file, ctx),
		fileName: wanted.file,
		format: chooseFormat(wanted),
		referenceDate: chooseDate(wanted.date, ctx),
		competitionId: chooseCompetition(wanted.competition, naming),
	};
	return readSource(source, naming);
}

async function readBytes(file: string, ctx: CliContext): Promise<Uint8Array> {
	if (file === '-') return new TextEncoder().encode(await ctx.stdin());
	try {
		return await readFile(file);
	} catch (error) {
		throw new UsageError(cliCopy.import.cannotRead(file, (error as Error).message));
	}
}

function chooseFormat({ format }: Wanted): ImportFormat | null {
	if (format === undefined) return null;
	const known = IMPORT_FORMATS.find((name) => name === format);
	if (!known) throw new UsageError(cliCopy.import.unknownFormat(IMPORT_FORMATS));
	return known;
}

function chooseDate(date: string | undefined, ctx: CliContext): string {
	if (date === undefined) return dayOf(ctx.now());
	const day = parseDay(date);
	if (day === null) throw new UsageError(cliCopy.import.badDate);
	return day;
}

function chooseCompetition(id: string | undefined, { reference }: Naming): string | undefined {
	if (id !== undefined && !reference.competitions.has(id)) throw new UsageError(cliCopy.import.unknownCompetition(id));
	return id;
}

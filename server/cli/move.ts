import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { moveCopy } from '#core/copy/move.ts';
import { AppError } from '#core/kit/app-error.ts';
import type { Config } from '#server/config/config.ts';
import { readFilesUrl, type S3Address } from '#server/files/store/files-url.ts';
import { cancelMove, moveGuide } from '#server/move/move-guide.ts';
import { startProgress } from './progress.ts';
import { type CliContext, type ExitCode, UsageError, type Verb } from './verb.ts';

export const moveVerb: Verb = {
	usage: 'move [--to postgres://…] [--files s3://…] [--json] | --cancel',
	summary: cliCopy.summaries.move,
	async run(args, ctx) {
		const { values } = parseArgs({
			args,
			options: {
				to: { type: 'string' },
				files: { type: 'string' },
				cancel: { type: 'boolean', default: false },
				json: { type: 'boolean', default: false },
			},
		});
		const config = ctx.config();
		if (config.databaseUrl !== null) throw new AppError('bad-request', moveCopy.notSqlite);
		return values.cancel ? cancel(config, ctx) : move(config, values, ctx);
	},
};

async function cancel({ dataDir }: Config, ctx: CliContext): Promise<ExitCode> {
	ctx.out((await cancelMove(dataDir)) ? moveCopy.cancelled : moveCopy.nothingToCancel);
	return 0;
}

type Asked = { to?: string | undefined; files?: string | undefined; json: boolean };

async function move(config: Config, asked: Asked, ctx: CliContext): Promise<ExitCode> {
	let stage = '';
	using _progress = startProgress(ctx.warn, () => stage);
	const moved = await moveGuide({
		dataDir: config.dataDir,
		to: databaseIn(asked.to, config),
		files: bucketIn(asked.files, config),
		present: config.files.s3,
		tell(sentence) {
			stage = sentence;
			if (sentence === moveCopy.frozen) ctx.warn(sentence);
		},
	});
	if (moved.files !== null && moved.files.damaged.length > 0)
		ctx.warn(moveCopy.damagedFiles(moved.files.damaged.length));
	ctx.out(asked.json ? JSON.stringify(moved, null, 2) : words(moved));
	return 0;
}

function words({ tables, files }: Awaited<ReturnType<typeof moveGuide>>): string {
	const sums = Object.values(tables);
	const rows = sums.reduce((sum, table) => sum + table.rows, 0);
	const settings = ['DATABASE_URL', ...(files === null ? [] : ['FILES_URL'])];
	return [
		moveCopy.done(rows, sums.length),
		...(files === null ? [] : [moveCopy.filesDone(files.moved)]),
		moveCopy.next(settings),
	].join('\n');
}

function databaseIn(argument: string | undefined, { move: { databaseUrl } }: Config): string {
	const url = argument ?? databaseUrl;
	if (url === null) throw new UsageError(moveCopy.needsTarget);
	if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return url;
	throw new UsageError(moveCopy.badTarget);
}

function bucketIn(argument: string | undefined, { move: { s3 } }: Config): S3Address | null {
	if (argument === undefined) return s3;
	const address = readFilesUrl(argument);
	if (address === null) throw new UsageError(moveCopy.badFiles);
	return address;
}

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { createAmongResolver } from '#core/search/lenient/among-resolver.ts';
import type { Resolution, Resolver } from '#core/search/resolution.ts';
import type { Naming } from '#server/reference/naming.ts';
import { withNaming } from './open-guide.ts';
import { type CliContext, UsageError, type Verb } from './verb.ts';

const KINDS = { team: 'teams', competition: 'competitions', channel: 'channels' } as const;
type Kind = keyof typeof KINDS;

export const resolveVerb: Verb = {
	usage:
		'resolve team|competition|channel NOME [--country CODIGO] [--batch ARQUIVO|-] [--among ARQUIVO] [--json]',
	summary: cliCopy.summaries.resolve,
	async run(args, ctx) {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: {
				country: { type: 'string' },
				batch: { type: 'string' },
				among: { type: 'string' },
				json: { type: 'boolean', default: false },
			},
		});
		const [kind = '', ...words] = positionals;
		if (!isKind(kind)) throw new UsageError(cliCopy.resolve.wrongKind);
		const queries = await readQueries(words.join(' '), values.batch, ctx);
		const among = values.among === undefined ? null : lines(await readSource(values.among, ctx));
		const answers = await withNaming(ctx.config(), async (naming) => {
			const resolver = chooseResolver(naming, kind, among);
			const country = values.country?.toUpperCase() ?? null;
			return queries.map((query) => resolver.resolve(query, { country, assumes: true }));
		});
		ctx.out(values.json ? JSON.stringify(answers, null, 2) : answers.map(sentence).join('\n'));
		return 0;
	},
};

function isKind(text: string): text is Kind {
	return Object.hasOwn(KINDS, text);
}

async function readQueries(
	name: string,
	batch: string | undefined,
	ctx: CliContext,
): Promise<string[]> {
	if (batch === undefined && name === '') throw new UsageError(cliCopy.resolve.needsName);
	return batch === undefined ? [name] : lines(await readSource(batch, ctx));
}

function readSource(file: string, ctx: CliContext): Promise<string> {
	return file === '-' ? ctx.stdin() : readFile(file, 'utf8');
}

function lines(text: string): string[] {
	return text
		.replace(/^\uFEFF/, '')
		.split(/\r\n|\r|\n/)
		.map((line) => line.trim())
		.filter(Boolean);
}

function chooseResolver(
	naming: Naming,
	kind: Kind,
	among: string[] | null,
): Pick<Resolver, 'resolve'> {
	if (among === null) return naming[KINDS[kind]];
	if (kind !== 'team')
		return createAmongResolver(among, [...naming.reference[KINDS[kind]].values()]);
	return createAmongResolver(
		among,
		naming.spelled,
		(name, country) => naming.teams.resolve(name, { country }).id,
	);
}

function sentence({ query, id, name, confidence, candidates }: Resolution): string {
	if (id !== null)
		return cliCopy.resolve.found(query, name ?? id, id, Math.round(confidence * 100));
	if (candidates.length === 0) return cliCopy.resolve.unknown(query);
	return cliCopy.resolve.ask(
		query,
		candidates.map((candidate) => candidate.name),
	);
}

import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { errorText } from '#core/kit/error-text.ts';
import { recordOf } from '#core/kit/record.ts';
import { isOneTypingError } from '#core/search/typing-error.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import { type CliContext, type ExitCode, UsageError, type Verb } from './verb.ts';

/** Loaded on demand: most of them import the whole server. */
const VERBS: Record<string, () => Promise<Verb>> = {
	migrate: async () => (await import('./migrate.ts')).migrateVerb,
	seed: async () => (await import('./seed.ts')).seedVerb,
	demo: async () => (await import('./demo.ts')).demoVerb,
	import: async () => (await import('./import.ts')).importVerb,
	feed: async () => (await import('./feed.ts')).feedVerb,
	sanitize: async () => (await import('./sanitize.ts')).sanitizeVerb,
	resolve: async () => (await import('./resolve.ts')).resolveVerb,
	coverage: async () => (await import('./coverage.ts')).coverageVerb,
	backup: async () => (await import('./backup.ts')).backupVerb,
	verify: async () => (await import('./verify.ts')).verifyVerb,
	restore: async () => (await import('./restore.ts')).restoreVerb,
	move: async () => (await import('./move.ts')).moveVerb,
	'create-admin': async () => (await import('./create-admin.ts')).createAdminVerb,
	'reset-password': async () => (await import('./reset-password.ts')).resetPasswordVerb,
	'reset-mfa': async () => (await import('./reset-mfa.ts')).resetMfaVerb,
	'optional-mfa': async () => (await import('./optional-mfa.ts')).optionalMfaVerb,
	'revoke-sessions': async () => (await import('./revoke-sessions.ts')).revokeSessionsVerb,
	'new-key': async () => (await import('./new-key.ts')).newKeyVerb,
	jobs: async () => (await import('./jobs.ts')).jobsVerb,
	doctor: async () => (await import('./doctor.ts')).doctorVerb,
	config: async () => (await import('./config.ts')).configVerb,
};

const HELP: readonly string[] = ['--help', '-h'];
const OPTION_WIDTH = 20;

/**
 * Runs one `guia` command. Expected failures print a sentence on stderr and exit 1; wrong arguments
 * exit 2 with the usage.
 */
export async function runCli([name, ...args]: string[], ctx: CliContext): Promise<ExitCode> {
	if (name === undefined || name === 'help' || HELP.includes(name)) {
		const asked = await verbNamed(args[0]);
		ctx.out(asked === null ? await helpText() : verbHelp(asked));
		return name === undefined ? 2 : 0;
	}
	if (name === '--version') {
		ctx.out(cliCopy.version(PRODUCT_VERSION));
		return 0;
	}
	const verb = await verbNamed(name);
	if (verb === null) {
		ctx.warn(cliCopy.unknownVerb(name, verbsNear(name)));
		return 2;
	}
	if (!asksForHelp(args)) return runVerb(verb, args, ctx);
	ctx.out(verbHelp(verb));
	return 0;
}

async function verbNamed(name: string | undefined): Promise<Verb | null> {
	return name !== undefined && Object.hasOwn(VERBS, name)
		? ((await VERBS[name]?.()) ?? null)
		: null;
}

/** Commands within one typing error, or with a common prefix. */
function verbsNear(name: string): string[] {
	return Object.keys(VERBS).filter(
		(verb) => isOneTypingError(verb, name) || verb.startsWith(name) || name.startsWith(verb),
	);
}

/** After `--` every word is a name, even one that looks like an option. */
function asksForHelp(args: readonly string[]): boolean {
	const end = args.indexOf('--');
	return (end < 0 ? args : args.slice(0, end)).some((word) => HELP.includes(word));
}

async function runVerb(verb: Verb, args: string[], ctx: CliContext): Promise<ExitCode> {
	try {
		// A usage of one word takes no arguments: without this they would be ignored silently.
		if (verb.usage.split(' ').length === 1) parseArgs({ args });
		return await verb.run(args, ctx);
	} catch (error) {
		if (isWrongUse(error)) {
			ctx.warn(`${wrongWords(error)}\n${cliCopy.usage(verb.usage)}`);
			return 2;
		}
		if (errorCode(error) === null) throw error;
		ctx.warn(errorText(error));
		return 1;
	}
}

function isWrongUse(error: unknown): boolean {
	const { code } = recordOf(error);
	return (
		error instanceof UsageError || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
	);
}

/**
 * Node's argument parser reports in English: its code says what is wrong, the quoted part of its
 * message where.
 */
function wrongWords(error: unknown): string {
	const message = errorText(error);
	const word = /'([^' ]*)/.exec(message)?.[1] ?? '';
	return cliCopy.wrongWords[String(recordOf(error).code)]?.(word) ?? message;
}

/** Usage, summary, and the options that the usage names. */
function verbHelp({ usage, summary }: Verb): string {
	const options = [...new Set(usage.match(/--[a-z-]+/g) ?? [])];
	const lines = options.map(
		(option) => `  ${option.padEnd(OPTION_WIDTH)}${cliCopy.options[option] ?? ''}`,
	);
	return [cliCopy.usage(usage), '', summary, ...(lines.length === 0 ? [] : ['', ...lines])].join(
		'\n',
	);
}

async function helpText(): Promise<string> {
	const verbs = await Promise.all(Object.values(VERBS).map((load) => load()));
	const lines = verbs.map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
	return [cliCopy.help, '', ...lines].join('\n');
}

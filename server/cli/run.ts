import { cliCopy } from '#core/copy/cli.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { type CliContext, type ExitCode, UsageError, type Verb } from './verb.ts';

/** Each is loaded when it is asked for: most of what the others need is the whole server. */
const VERBS: Record<string, () => Promise<Verb>> = {
	migrate: async () => (await import('./migrate.ts')).migrateVerb,
	seed: async () => (await import('./seed.ts')).seedVerb,
	demo: async () => (await import('./demo.ts')).demoVerb,
	import: async () => (await import('./import.ts')).importVerb,
	feed: async () => (await import('./feed.ts')).feedVerb,
	sanitize: async () => (await import('./sanitize.ts')).sanitizeVerb,
	resolve: async () => (await import('./resolve.ts')).resolveVerb,
	backup: async () => (await import('./backup.ts')).backupVerb,
	verify: async () => (await import('./verify.ts')).verifyVerb,
	restore: async () => (await import('./restore.ts')).restoreVerb,
	'create-admin': async () => (await import('./create-admin.ts')).createAdminVerb,
	'reset-password': async () => (await import('./reset-password.ts')).resetPasswordVerb,
	'reset-mfa': async () => (await import('./reset-mfa.ts')).resetMfaVerb,
	'revoke-sessions': async () => (await import('./revoke-sessions.ts')).revokeSessionsVerb,
	'new-key': async () => (await import('./new-key.ts')).newKeyVerb,
	jobs: async () => (await import('./jobs.ts')).jobsVerb,
	doctor: async () => (await import('./doctor.ts')).doctorVerb,
	config: async () => (await import('./config.ts')).configVerb,
};

/** Runs one verb of `guia`. Expected failures become a sentence on stderr and exit 1; wrong words exit 2 with the usage. */
export async function runCli([name, ...args]: string[], ctx: CliContext): Promise<ExitCode> {
	if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
		ctx.out(await helpText());
		return name === undefined ? 2 : 0;
	}
	const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
	if (!load) {
		ctx.warn(`${cliCopy.unknownVerb(name)}\n\n${await helpText()}`);
		return 2;
	}
	const verb = await load();
	try {
		return await verb.run(args, ctx);
	} catch (error) {
		if (isWrongUse(error)) {
			ctx.warn(`${(error as Error).message}\n${cliCopy.usage(verb.usage)}`);
			return 2;
		}
		if (errorCode(error) === null) throw error;
		ctx.warn((error as Error).message);
		return 1;
	}
}

function isWrongUse(error: unknown): boolean {
	const code = (error as { code?: unknown }).code;
	return error instanceof UsageError || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'));
}

async function helpText(): Promise<string> {
	const verbs = await Promise.all(Object.values(VERBS).map((load) => load()));
	const lines = verbs.map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
	return [cliCopy.help, '', ...lines].join('\n');
}

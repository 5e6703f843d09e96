import { cliCopy } from '#core/copy/cli.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { backupVerb } from './backup.ts';
import { configVerb } from './config.ts';
import { createAdminVerb } from './create-admin.ts';
import { demoVerb } from './demo.ts';
import { doctorVerb } from './doctor.ts';
import { feedVerb } from './feed.ts';
import { importVerb } from './import.ts';
import { jobsVerb } from './jobs.ts';
import { migrateVerb } from './migrate.ts';
import { newKeyVerb } from './new-key.ts';
import { resetMfaVerb } from './reset-mfa.ts';
import { resetPasswordVerb } from './reset-password.ts';
import { resolveVerb } from './resolve.ts';
import { restoreVerb } from './restore.ts';
import { revokeSessionsVerb } from './revoke-sessions.ts';
import { sanitizeVerb } from './sanitize.ts';
import { seedVerb } from './seed.ts';
import { type CliContext, type ExitCode, UsageError, type Verb } from './verb.ts';
import { verifyVerb } from './verify.ts';

const VERBS: Record<string, Verb> = {
	migrate: migrateVerb,
	seed: seedVerb,
	demo: demoVerb,
	import: importVerb,
	feed: feedVerb,
	sanitize: sanitizeVerb,
	resolve: resolveVerb,
	backup: backupVerb,
	verify: verifyVerb,
	restore: restoreVerb,
	'create-admin': createAdminVerb,
	'reset-password': resetPasswordVerb,
	'reset-mfa': resetMfaVerb,
	'revoke-sessions': revokeSessionsVerb,
	'new-key': newKeyVerb,
	jobs: jobsVerb,
	doctor: doctorVerb,
	config: configVerb,
};

/** Runs one verb of `guia`. Expected failures become a sentence on stderr and exit 1; wrong words exit 2 with the usage. */
export async function runCli([name, ...args]: string[], ctx: CliContext): Promise<ExitCode> {
	if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
		ctx.out(helpText());
		return name === undefined ? 2 : 0;
	}
	const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
	if (!verb) {
		ctx.warn(`${cliCopy.unknownVerb(name)}\n\n${helpText()}`);
		return 2;
	}
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

function helpText(): string {
	const lines = Object.values(VERBS).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
	return [cliCopy.help, '', ...lines].join('\n');
}

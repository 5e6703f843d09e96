import { parseArgs } from 'node:util';
import { identityCopy } from '#core/identity/copy/identity.ts';
import { parseEmail } from '#core/identity/email.ts';
import { AppError } from '#core/kit/app-error.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { openIdentity } from '#server/identity/open-identity.ts';
import { createLog } from '#server/log.ts';
import { openPrepared } from './open-guide.ts';
import { type CliContext, UsageError } from './verb.ts';

/** Opens the identity service for one command. */
export async function withIdentity<T>(
	ctx: CliContext,
	use: (identity: Identity) => Promise<T>,
): Promise<T> {
	const config = ctx.config();
	await using db = await openPrepared(config, ctx.now());
	const identity = await openIdentity({ config, db, log: createLog('silent', 2).log });
	try {
		return await use(identity);
	} finally {
		await identity.close();
	}
}

type AccountWords = { email: string; name: string | null; passwordStdin: boolean };

/**
 * The arguments of a command about one account: E-MAIL [--name NAME] [--password-stdin]. @throws
 * UsageError
 */
export function readAccountWords(args: string[]): AccountWords {
	const options = {
		name: { type: 'string' },
		'password-stdin': { type: 'boolean', default: false },
	} as const;
	const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
	const [text, ...rest] = positionals;
	if (text === undefined || rest.length > 0) throw new UsageError(identityCopy.cli.needsEmail);
	const email = parseEmail(text);
	if (email === null) throw new UsageError(identityCopy.cli.badEmail(text));
	return { email, name: values.name ?? null, passwordStdin: values['password-stdin'] };
}

/** @throws AppError 'not-found' */
export async function requireAccount({ db }: Identity, email: string): Promise<Account> {
	const account = await createAccountsRepository(db.kysely).byEmail(email);
	if (account === null) throw new AppError('not-found', identityCopy.cli.noAccount(email));
	return account;
}

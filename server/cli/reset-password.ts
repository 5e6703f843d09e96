import { identityCopy } from '#core/identity/copy/identity.ts';
import { audit, COMMAND_LINE } from '#server/audit/audit.ts';
import { storePassword } from '#server/identity/accounts/change-password.ts';
import { choosePassword } from './choose-password.ts';
import { readAccountWords, requireAccount, withIdentity } from './open-accounts.ts';
import type { ExitCode, Verb } from './verb.ts';

export const resetPasswordVerb: Verb = {
	usage: 'reset-password E-MAIL [--password-stdin]',
	summary: identityCopy.cli.summaries.resetPassword,
	async run(args, ctx) {
		const words = readAccountWords(args);
		return withIdentity(ctx, async (identity): Promise<ExitCode> => {
			const account = await requireAccount(identity, words.email);
			const { hash, shown } = await choosePassword(identity, ctx, words);
			const now = identity.now();
			await identity.db.transaction(async (trx) => {
				await storePassword(trx, { accountId: account.id, passwordHash: hash, now });
				await audit(trx, COMMAND_LINE, 'account.password-reset', { at: now, subject: account.id });
			});
			ctx.out(identityCopy.cli.passwordReset(words.email));
			if (shown !== null) ctx.out(identityCopy.cli.passwordGiven(shown));
			return 0;
		});
	},
};

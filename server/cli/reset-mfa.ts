import { identityCopy } from '#core/identity/copy/identity.ts';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import { resetSecondFactors } from '#server/identity/factors/reset-second-factors.ts';
import { readAccountWords, requireAccount, withIdentity } from './open-accounts.ts';
import type { ExitCode, Verb } from './verb.ts';

export const resetMfaVerb: Verb = {
	usage: 'reset-mfa E-MAIL',
	summary: identityCopy.cli.summaries.resetMfa,
	async run(args, ctx) {
		const { email } = readAccountWords(args);
		return withIdentity(ctx, async (identity): Promise<ExitCode> => {
			const account = await requireAccount(identity, email);
			const factors = await resetSecondFactors(identity, {
				accountId: account.id,
				actor: COMMAND_LINE,
			});
			ctx.out(identityCopy.cli.mfaReset(email, factors));
			return 0;
		});
	},
};

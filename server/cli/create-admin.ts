import { identityCopy } from '#core/identity/copy/identity.ts';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import { insertAdministrator } from '#server/identity/accounts/first-administrator.ts';
import { choosePassword } from './choose-password.ts';
import { readAccountWords, withIdentity } from './open-accounts.ts';
import type { ExitCode, Verb } from './verb.ts';

export const createAdminVerb: Verb = {
	usage: 'create-admin E-MAIL [--name NAME] [--password-stdin]',
	summary: identityCopy.cli.summaries.createAdmin,
	async run(args, ctx) {
		const words = readAccountWords(args);
		return withIdentity(ctx, async (identity): Promise<ExitCode> => {
			const { hash, shown } = await choosePassword(identity, ctx, words);
			const administrator = { email: words.email, name: words.name, passwordHash: hash };
			await identity.db.transaction((trx) =>
				insertAdministrator(trx, administrator, COMMAND_LINE, identity.now()),
			);
			ctx.out(identityCopy.cli.created(words.email));
			if (shown !== null) ctx.out(identityCopy.cli.passwordGiven(shown));
			return 0;
		});
	},
};

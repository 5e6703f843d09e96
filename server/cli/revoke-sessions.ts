import { parseArgs } from 'node:util';
import { identityCopy } from '#core/identity/copy/identity.ts';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import {
	signOutEverybody,
	signOutEverywhere,
} from '#server/identity/sessions/sign-out-everywhere.ts';
import { readAccountWords, requireAccount, withIdentity } from './open-accounts.ts';
import type { ExitCode, Verb } from './verb.ts';

export const revokeSessionsVerb: Verb = {
	usage: 'revoke-sessions E-MAIL | --all',
	summary: identityCopy.cli.summaries.revokeSessions,
	async run(args, ctx) {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: { all: { type: 'boolean', default: false } },
		});
		const email = values.all && positionals.length === 0 ? null : readAccountWords(args).email;
		return withIdentity(ctx, async (identity): Promise<ExitCode> => {
			const ended =
				email === null
					? await signOutEverybody(identity, COMMAND_LINE)
					: await signOutEverywhere(identity, {
							accountId: (await requireAccount(identity, email)).id,
							actor: COMMAND_LINE,
						});
			ctx.out(identityCopy.cli.revoked(ended));
			return 0;
		});
	},
};

import { identityCopy } from '#core/identity/copy/identity.ts';
import { AppError } from '#core/kit/app-error.ts';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import {
	readIdentitySettings,
	saveIdentitySettings,
} from '#server/identity/save-identity-settings.ts';
import { withIdentity } from './open-accounts.ts';
import type { ExitCode, Verb } from './verb.ts';

/** For a guide whose administrators cannot get in: the panel alone switches the rule on again. */
export const optionalMfaVerb: Verb = {
	usage: 'optional-mfa',
	summary: identityCopy.cli.summaries.optionalMfa,
	run: (_args, ctx) =>
		withIdentity(ctx, async (identity): Promise<ExitCode> => {
			const { settings, revision } = await readIdentitySettings(identity.db.kysely);
			const saved = await saveIdentitySettings(identity, {
				...{ settings: { ...settings, administratorsNeedFactor: false }, revision },
				...{ actor: COMMAND_LINE, hasFactor: false },
			});
			if (!saved.ok) throw new AppError('conflict', identityCopy.cli.mfaNotOptional);
			ctx.out(identityCopy.cli.mfaOptional);
			return 0;
		}),
};

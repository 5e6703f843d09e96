import { parseArgs } from 'node:util';
import { identityCopy } from '#core/identity/copy/identity.ts';
import { audit, COMMAND_LINE } from '#server/audit/audit.ts';
import { createSealedWriter } from '#server/identity/keys/sealed-repository.ts';
import { openSecretBox } from '#server/identity/open-identity.ts';
import { openPrepared } from './open-guide.ts';
import { UsageError, type Verb } from './verb.ts';

export const newKeyVerb: Verb = {
	usage: 'new-key --yes',
	summary: identityCopy.cli.summaries.newKey,
	async run(args, ctx) {
		const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
		if (!values.yes) throw new UsageError(identityCopy.cli.needsConfirmation);
		const config = ctx.config();
		await using db = await openPrepared(config, ctx.now());
		const at = Date.now();
		await db.transaction(async (trx) => {
			await createSealedWriter(trx).forgetAll(at);
			await audit(trx, COMMAND_LINE, 'installation.key-replaced', { at });
		});
		await openSecretBox(config, db);
		ctx.out(identityCopy.cli.keyReplaced);
		return 0;
	},
};

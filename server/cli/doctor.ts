import { existsSync } from 'node:fs';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { cliCopy } from '#core/copy/cli.ts';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import type { Config } from '#server/config/config.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readReferenceFiles } from '#server/reference/reference-files.ts';
import type { Verb } from './verb.ts';

type Check = keyof typeof cliCopy.doctor.checks;

export const doctorVerb: Verb = {
	usage: 'doctor',
	summary: cliCopy.summaries.doctor,
	async run(_args, ctx) {
		const config = ctx.config();
		let healthy = true;
		for (const [name, check] of Object.entries(checks(config))) {
			const problem = await check().catch((error: Error) => error.message);
			healthy &&= problem === null;
			ctx.out(`${cliCopy.doctor.checks[name as Check]}: ${problem === null ? cliCopy.doctor.ok : `${cliCopy.doctor.fail} (${problem})`}`);
		}
		return healthy ? 0 : 1;
	},
};

/** Each check answers null, or what is wrong. */
function checks(config: Config): Record<Check, () => Promise<string | null>> {
	return {
		async dataDir() {
			await mkdir(config.dataDir, { recursive: true });
			await access(config.dataDir, constants.W_OK);
			return null;
		},
		async database() {
			await using db = await openDatabase(config);
			await db.kysely.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
			return null;
		},
		async schema() {
			await using db = await openDatabase(config);
			const { pending } = await readSchemaState(db.kysely);
			return pending.length === 0 ? null : cliCopy.doctor.pending(pending);
		},
		async files() {
			const { bavail, bsize } = await statfs(config.dataDir);
			if (bavail * bsize < MEDIA_LIMITS.reserveBytes) return cliCopy.doctor.littleSpace;
			if (config.files.s3 === null) return null;
			const { createS3Store } = await import('#server/files/s3-store.ts');
			// That an object is not there is an answer, and so the keys are right.
			await createS3Store(config.files.s3).size('0'.repeat(28));
			return null;
		},
		async reference() {
			await readReferenceFiles();
			return null;
		},
		async build() {
			return existsSync(new URL('../../build/server/index.js', import.meta.url)) ? null : cliCopy.doctor.notBuilt;
		},
	};
}

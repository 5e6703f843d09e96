import { errorCode } from '#core/kit/app-error.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { within } from '#server/in-time.ts';

const QUESTION_MS = 2_000;

export type Readiness = { ready: boolean; reasons: string[] };

/**
 * Whether visitors should be sent here: the database answers, its schema is this program's, and the process is not about to end. The
 * reasons are single words without a secret in them, because the port is public.
 */
export async function readReadiness({ db }: Pick<AppContext, 'db'>, draining: boolean): Promise<Readiness> {
	const reasons = draining ? ['draining'] : [];
	try {
		const state = await within(QUESTION_MS, Promise.all([readSchemaState(db.kysely), readDataVersion(db.kysely)]));
		if (state === null) reasons.push('database');
		else if (state[0].pending.length > 0) reasons.push('migrations');
	} catch (error) {
		const code = errorCode(error);
		reasons.push(code === 'schema-newer' || code === 'schema-changed' ? 'migrations' : 'database');
	}
	return { ready: reasons.length === 0, reasons };
}

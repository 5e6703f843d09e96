import { errorCode } from '#core/kit/app-error.ts';
import { machinePaths } from '#core/site/paths-machine.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { within } from '#server/in-time.ts';
import type { Answer, Answers } from './answers.ts';

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

/** The answer to /livez (the process answers) or /readyz; null for every other path. */
export async function probeAnswer(
	path: string,
	{ answers, readiness }: { answers: Answers; readiness: () => Promise<Readiness> },
): Promise<Answer | null> {
	if (path === machinePaths.live) return answers.json(200, { status: 'ok' });
	if (path !== machinePaths.ready) return null;
	const { ready, reasons } = await readiness();
	return answers.json(ready ? 200 : 503, { status: ready ? 'ready' : 'not-ready', reasons });
}

import { errorCode } from '#core/kit/app-error.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { countWebNodes } from '#server/db/dialect.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { within } from '#server/in-time.ts';
import type { Answer, Answers } from './answers.ts';

const QUESTION_MS = 2_000;

/** `notes` = what an operator should know although the process is ready. */
export type Readiness = { ready: boolean; reasons: string[]; notes: string[] };

/** Several web processes, and files on a disk: right only where they share it. */
const FILES_NEED_ONE_PLACE = 'files-need-one-place';

/**
 * Ready means: the database answers, its schema matches this program, and the process is not
 * draining. The port is public, so reasons are single words without secrets.
 */
export async function readReadiness(
	{ db, config }: Pick<AppContext, 'db' | 'config'>,
	draining: boolean,
): Promise<Readiness> {
	const reasons = draining ? ['draining'] : [];
	const notes: string[] = [];
	try {
		const state = await within(
			QUESTION_MS,
			Promise.all([
				readSchemaState(db.kysely),
				countWebNodes(db.kysely),
				readDataVersion(db.kysely),
			]),
		);
		if (state === null) reasons.push('database');
		else if (state[0].pending.length > 0) reasons.push('migrations');
		if (state !== null && state[1] > 1 && config.files.s3 === null)
			notes.push(FILES_NEED_ONE_PLACE);
	} catch (error) {
		const code = errorCode(error);
		reasons.push(code === 'schema-newer' || code === 'schema-changed' ? 'migrations' : 'database');
	}
	return { ready: reasons.length === 0, reasons, notes };
}

/** The response to /livez (the process is alive) or /readyz; null for every other path. */
export async function probeAnswer(
	path: string,
	{ answers, readiness }: { answers: Answers; readiness: () => Promise<Readiness> },
): Promise<Answer | null> {
	if (path === machinePaths.live) return answers.json(200, { status: 'ok' });
	if (path !== machinePaths.ready) return null;
	const { ready, reasons, notes } = await readiness();
	const body = {
		status: ready ? 'ready' : 'not-ready',
		reasons,
		...(notes.length > 0 ? { notes } : {}),
	};
	return answers.json(ready ? 200 : 503, body);
}

import { fail, ok, type Result } from '#core/kit/result.ts';
import { setupCopy } from '#core/setup/copy/panel.ts';
import { maySay, type StepId, type StepState } from '#core/setup/steps.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readMarks, writeMarks } from './setup-record.ts';

/** `by` = name shown beside the step. `now` = real UTC milliseconds. */
type Saying = { actor: Actor; by: string; now: number };

/**
 * Stores what an administrator says of a step, with its audit entry; 'open' takes it back.
 * 'not-sayable' = only what the guide holds shows that it is done. 'stale' = another operator spoke
 * at the same moment.
 */
export async function markStep(
	db: AppDatabase,
	{ id, state }: { id: StepId; state: StepState },
	{ actor, by, now }: Saying,
): Promise<Result<null, 'not-sayable' | 'stale'>> {
	if (!maySay(id, state)) return fail('not-sayable');
	return db.transaction(async (trx) => {
		const { marks, revision } = await readMarks(trx);
		const { [id]: before, ...others } = marks;
		if ((before?.state ?? 'open') === state) return ok(null);
		const after = state === 'open' ? others : { ...others, [id]: { state, at: now, by } };
		if (!(await writeMarks(trx, { marks: after, revision }, now))) return fail('stale');
		await audit(trx, actor, `setup.${state}`, { at: now, subject: setupCopy.steps[id].title });
		return ok(null);
	});
}

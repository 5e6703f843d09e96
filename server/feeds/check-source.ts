import { askedToWait } from '#core/feeds/manual-check.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppContext } from '#server/context.ts';
import { feedAgent } from './feed-agent.ts';
import { createFeedLane } from './feed-lane.ts';
import { type Polled, pollSource } from './poll-source.ts';
import { createSourceRepository } from './source-repository.ts';

type Context = Pick<AppContext, 'db' | 'outbound' | 'config' | 'identity'>;

/**
 * 'too-often' = this operator, or several, requested it repeatedly; 'busy' = the source asked for a
 * pause, until an instant (UTC ms).
 */
export type CheckProblem = { code: 'not-found' | 'too-often' } | { code: 'busy'; until: number };

/**
 * Reads one source now because an operator requested it. Rate-limited, and refused while the source
 * asks for a pause, so that operators cannot overload other servers. `operator` = account id; `now`
 * in UTC ms.
 */
export async function checkSource(
	context: Context,
	{ id, operator, now }: { id: string; operator: string; now: number },
): Promise<Result<Polled, CheckProblem>> {
	const source = await createSourceRepository(context.db.kysely).byId(id);
	if (source === null) return fail({ code: 'not-found' });
	const until = askedToWait(source, now);
	if (until !== null) return fail({ code: 'busy', until });
	if (
		!(await context.identity.throttle.take({ what: 'feedCheck', subject: id, address: operator }))
	)
		return fail({ code: 'too-often' });
	await using lane = createFeedLane();
	const { db, outbound, config } = context;
	return ok(
		await pollSource(source, {
			db,
			outbound,
			lane,
			now,
			userAgent: feedAgent(config),
			chance: () => 0,
		}),
	);
}

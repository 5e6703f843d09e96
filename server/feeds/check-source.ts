import type { AppContext } from '#server/context.ts';
import { feedAgent } from './feed-agent.ts';
import { createFeedLane } from './feed-lane.ts';
import { type Polled, pollSource } from './poll-source.ts';
import { createSourceReader } from './source-repository.ts';

/** Reads one source now, because an operator asked for it. Null = no such source; 'taken' = it is being read at this moment. */
export async function checkSource(
	context: Pick<AppContext, 'db' | 'outbound' | 'config'>,
	id: string,
	now: number,
): Promise<Polled | null> {
	const source = await createSourceReader(context.db.kysely).byId(id);
	if (source === null) return null;
	await using lane = createFeedLane();
	const { db, outbound, config } = context;
	return pollSource(source, { db, outbound, lane, now, userAgent: feedAgent(config), chance: () => 0 });
}

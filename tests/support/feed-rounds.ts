import { expect } from 'vitest';
import { SYSTEM } from '#server/audit/audit.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createItemRepository } from '#server/feeds/item-repository.ts';
import { type PollOptions, pollDueSources } from '#server/feeds/poll-sources.ts';
import { addSource } from '#server/feeds/save-source.ts';
import { createSourceRepository } from '#server/feeds/source-repository.ts';
import { createLog } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';
import type { FeedServer } from './feed-server.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const { log } = createLog('silent');

const FREE = {
	folder: '',
	enabled: true,
	creditName: 'Fonte',
	fullTextAllowed: false,
	licenceNote: '',
	keepWords: [],
	blockWords: [],
	siteUrl: null,
};

/** Sources of a feed server, and rounds of polling them. */
export function setUp(db: AppDatabase, server: FeedServer) {
	const outbound = createOutbound({ allow: [server.allow], userAgent: 'test' });
	const config = { publicUrl: 'https://guia.example' } as Parameters<
		typeof pollDueSources
	>[0]['config'];
	return {
		async follow(
			path: string,
			settings: Partial<Parameters<typeof addSource>[1]> = {},
		): Promise<string> {
			const feedUrl = path.startsWith('http') ? path : `${server.url}${path}`;
			const added = await addSource(
				db,
				{ ...FREE, feedUrl, title: path, intervalMinutes: 30, ...settings },
				{ actor: SYSTEM, now: NOW },
			);
			if (!added.ok) throw new Error(added.error);
			return added.value.id;
		},
		poll: (now = NOW, limits: Pick<PollOptions, 'deadlineMs' | 'lane'> = {}) =>
			pollDueSources({ db, outbound, config }, { now, log, chance: () => 0, ...limits }),
		source: async (id: string) =>
			(await createSourceRepository(db.kysely).byId(id)) ?? expect.fail('no source'),
		items: (id: string) => createItemRepository(db.kysely).newestOf(id, 50),
		[Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose](),
	};
}

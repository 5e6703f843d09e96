import { formatUntil } from '#core/copy/spans.ts';
import {
	type FeedView,
	feedAddressSchema,
	feedChangeSchema,
	feedFindingsSchema,
	feedImportedSchema,
	feedImportSchema,
	feedInputSchema,
	feedListSchema,
	feedOpmlSchema,
	feedViewSchema,
} from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { endedSchema, revisionQuerySchema } from '#core/identity/contract/operators.ts';
import type { Reader } from '#server/db/app-database.ts';
import { type CheckProblem, checkSource } from '#server/feeds/check-source.ts';
import { exportOpml, importOpml } from '#server/feeds/exchange-opml.ts';
import type { FeedSource } from '#server/feeds/feed-source.ts';
import { inspectAddress } from '#server/feeds/inspect-address.ts';
import { createItemRepository } from '#server/feeds/item-repository.ts';
import {
	addSource,
	changeSource,
	removeSource,
	type SaveProblem,
} from '#server/feeds/save-source.ts';
import { createSourceRepository } from '#server/feeds/source-repository.ts';
import { defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { summaries, fields, problems } = feedsPanelCopy;
const editors = { needs: 'editor', area: feedsPanelCopy.area } as const;

/** Every source with its health. */
const listFeeds = defineRoute({
	...{ method: 'GET', path: 'feeds', ...editors, summary: summaries.list },
	answer: feedListSchema,
	async run({ context, now }) {
		const [sources, counts] = await Promise.all([
			createSourceRepository(context.db.kysely).list(),
			createItemRepository(context.db.kysely).counts(),
		]);
		return { feeds: sources.map((source) => toView(source, counts.get(source.id) ?? 0)), now };
	},
});

/** The feeds found at an address, with their first items. */
const inspectFeed = defineRoute({
	...{ method: 'POST', path: 'feeds/inspect', ...editors, summary: summaries.inspect },
	body: feedAddressSchema,
	answer: feedFindingsSchema,
	async run({ context, access, body, now }) {
		if (
			!(await context.identity.throttle.take({
				what: 'feedCheck',
				subject: null,
				address: access.operator.id,
			}))
		)
			throw new Refusal('too-many-requests');
		const { previews, problem } = await inspectAddress(context, body.address, now);
		const reader = createSourceRepository(context.db.kysely);
		const known = await Promise.all(previews.map(({ feedUrl }) => reader.byUrl(feedUrl)));
		return {
			previews: previews.map((preview, index) => ({
				...preview,
				known: known[index]?.title ?? null,
			})),
			problem:
				problem === null ? null : problem === 'no-feed' ? feedsPanelCopy.noFeed : problems[problem],
		};
	},
});

/** Adds a source; its first poll is due at once. */
const addFeed = defineRoute({
	...{ method: 'POST', path: 'feeds', ...editors, summary: summaries.add },
	body: feedInputSchema,
	answer: feedViewSchema,
	async run({ context, access, body, now }) {
		const added = await addSource(
			context.db,
			{ ...body, siteUrl: null },
			{ actor: access.actor, now },
		);
		if (!added.ok) throw refusalOf(added.error);
		return toView(added.value, 0);
	},
});

/** Changes a source. */
const changeFeed = defineRoute({
	...{ method: 'PUT', path: 'feeds/:id', ...editors, summary: summaries.change },
	body: feedChangeSchema,
	answer: feedViewSchema,
	async run({ context, access, body, params, now }) {
		const changed = await changeSource(context.db, params.id ?? '', body, {
			actor: access.actor,
			now,
		});
		if (changed.ok) return viewOf(context.db.kysely, changed.value.id);
		if (changed.error !== 'stale') throw refusalOf(changed.error);
		throw new Refusal('stale', {
			current: await viewOf(context.db.kysely, params.id ?? ''),
			sent: body,
		});
	},
});

/** Deletes a source with its items. */
const removeFeed = defineRoute({
	...{ method: 'DELETE', path: 'feeds/:id', ...editors, summary: summaries.remove },
	query: revisionQuerySchema,
	answer: endedSchema,
	async run({ context, access, query, params, now }) {
		const removed = await removeSource(context.db, params.id ?? '', query.revision, {
			actor: access.actor,
			now,
		});
		if (removed.ok) return { ended: 1 };
		if (removed.error !== 'stale') throw refusalOf(removed.error);
		throw new Refusal('stale', {
			current: await viewOf(context.db.kysely, params.id ?? ''),
			sent: query,
		});
	},
});

/** Polls a source now. */
const checkFeed = defineRoute({
	...{ method: 'POST', path: 'feeds/:id/check', ...editors, summary: summaries.check },
	answer: feedViewSchema,
	async run({ context, access, params, now }) {
		const checked = await checkSource(context, {
			id: params.id ?? '',
			operator: access.operator.id,
			now,
		});
		if (!checked.ok) throw checkRefusal(checked.error, now);
		return viewOf(context.db.kysely, params.id ?? '');
	},
});

/** Adds the sources of an OPML document. */
const importFeeds = defineRoute({
	...{ method: 'POST', path: 'feeds/opml', ...editors, summary: summaries.import },
	body: feedImportSchema,
	answer: feedImportedSchema,
	async run({ context, access, body, now }) {
		const imported = await importOpml(context.db, body.opml, { actor: access.actor, now });
		return imported.ok
			? { lines: imported.value, problem: null }
			: { lines: [], problem: feedsPanelCopy.notOpml };
	},
});

/** All sources as OPML. */
const exportFeeds = defineRoute({
	...{ method: 'GET', path: 'feeds/opml', ...editors, summary: summaries.export },
	answer: feedOpmlSchema,
	run: async ({ context }) => ({ opml: await exportOpml(context.db.kysely) }),
});

export const FEED_ROUTES = [
	listFeeds,
	inspectFeed,
	addFeed,
	importFeeds,
	exportFeeds,
	changeFeed,
	removeFeed,
	checkFeed,
];

function refusalOf(problem: SaveProblem): Refusal {
	return problem === 'known'
		? new Refusal('invalid', { fields: { feedUrl: fields.known } })
		: new Refusal(problem);
}

function checkRefusal(problem: CheckProblem, now: number): Refusal {
	if (problem.code === 'not-found') return new Refusal('not-found');
	const message =
		problem.code === 'busy'
			? feedsPanelCopy.askedToWait(formatUntil(problem.until, now))
			: feedsPanelCopy.checkedOften;
	return new Refusal('too-many-requests', { message });
}

async function viewOf(db: Reader, id: string): Promise<FeedView> {
	const source = await createSourceRepository(db).byId(id);
	if (source === null) throw new Refusal('not-found');
	return toView(source, (await createItemRepository(db).counts()).get(id) ?? 0);
}

/** Omits internal fields, such as those for conditional requests. */
function toView(
	{
		etag: _e,
		lastModified: _l,
		bodyHash: _b,
		moveSince: _s,
		moveCount: _c,
		createdAt: _a,
		...source
	}: FeedSource,
	items: number,
): FeedView {
	return { ...source, items };
}

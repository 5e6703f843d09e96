import { feedCopy } from '#core/feeds/copy/feeds.ts';
import type { FoundFeed } from '#core/feeds/find-feeds.ts';
import type { SourceProblem } from '#core/feeds/source-problem.ts';
import type { AppContext } from '#server/context.ts';
import { feedAgent } from './feed-agent.ts';
import { createFeedLane, type FeedLane } from './feed-lane.ts';
import type { ReadFeed } from './feed-task.ts';
import { fetchFeed } from './fetch-feed.ts';

type FoundPreview = {
	feedUrl: string;
	siteUrl: string | null;
	title: string;
	format: string;
	count: number;
	items: { title: string; url: string | null; at: number | null }[];
	warnings: string[];
};

type Findings = { previews: FoundPreview[]; problem: SourceProblem | 'no-feed' | null };

type Finder = { context: Pick<AppContext, 'outbound' | 'config'>; lane: FeedLane; now: number };

const NO_CONDITION = { etag: null, lastModified: null, bodyHash: null };
const SHOWN_ITEMS = 5;
const MOST_PREVIEWS = 3;
/** Common feed paths, for sites that announce none. */
const USUAL_PLACES = ['/feed', '/rss.xml'];

/**
 * Finds the feeds at an address typed by an operator: the address itself, feeds that its page links
 * to, or the common paths. Stores nothing.
 */
export async function inspectAddress(
	context: Finder['context'],
	typed: string,
	now: number,
): Promise<Findings> {
	const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
	await using lane = createFeedLane();
	const finder = { context, lane, now };
	const first = await look(address, finder);
	if (first.kind === 'feed') return { previews: [first.preview], problem: null };
	if (first.problem !== 'html') return { previews: [], problem: first.problem };
	const named = first.feeds.slice(0, MOST_PREVIEWS).map(({ url }) => url);
	const places =
		named.length > 0 ? named : USUAL_PLACES.map((place) => new URL(place, address).href);
	const looks = await Promise.all(places.map((url) => look(url, finder)));
	const previews = looks.flatMap((one) => (one.kind === 'feed' ? [one.preview] : []));
	return { previews, problem: previews.length === 0 ? 'no-feed' : null };
}

type Look =
	| { kind: 'feed'; preview: FoundPreview }
	| { kind: 'none'; problem: SourceProblem; feeds: FoundFeed[] };

async function look(url: string, { context, lane, now }: Finder): Promise<Look> {
	const { outcome } = await fetchFeed(url, NO_CONDITION, {
		outbound: context.outbound,
		userAgent: feedAgent(context.config),
		now,
	});
	if (outcome.kind !== 'document')
		return {
			kind: 'none',
			problem: outcome.kind === 'problem' ? outcome.problem : 'status',
			feeds: [],
		};
	const answer = await lane.read({
		bytes: Uint8Array.from(outcome.body),
		contentType: outcome.contentType,
		url: outcome.url,
	});
	if (answer === null) return { kind: 'none', problem: 'unreadable', feeds: [] };
	return answer.ok
		? { kind: 'feed', preview: toPreview(answer, url) }
		: { kind: 'none', problem: answer.refusal, feeds: answer.feeds };
}

function toPreview(
	{ title, siteUrl, format, items, warnings }: ReadFeed,
	feedUrl: string,
): FoundPreview {
	const shown = items
		.slice(0, SHOWN_ITEMS)
		.map(({ title: name, url, publishedAt }) => ({ title: name, url, at: publishedAt }));
	return {
		feedUrl,
		siteUrl,
		title: title || (URL.parse(feedUrl)?.hostname ?? feedUrl),
		format,
		count: items.length,
		items: shown,
		warnings: warnings.map(feedCopy.warning),
	};
}

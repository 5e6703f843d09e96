import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import type { FeedServer } from '#tests/support/feed-server.ts';
import { callOf, type PanelCaller, readIds } from '#tests/support/ledger/panel-calls.ts';
import type { PanelReply } from '#tests/support/panel.ts';
import { type Fields, IDS, nowAt, OWN, revisionIn, WHOLE } from './panel-bodies.ts';
import { variantsOf } from './variants.ts';

/** Where a reader takes what it does not know for nothing asked, as it does in an address. */
const LENIENT = /^\.target\.filter\./;

/** Longer bodies are refused unread, which is not about what is in them. */
const MOST_LETTERS = 500_000;

export type Tried = { calls: number; stored: number; found: string[] };
/**
 * `ids`: what a path with a parameter is called with, where the lists of the panel do not say it.
 */
export type Around = { feeds: FeedServer; ids?: readonly string[] | undefined };

/**
 * Sends a route each part of its body at its bounds and beyond them, then one body twice at once;
 * tells what went wrong.
 */
export async function tryExtremes(
	call: PanelCaller,
	route: AdminRoute,
	{ feeds, ids: given }: Around,
): Promise<Tried> {
	const name = `${route.method} ${route.path}`;
	const ids = given ?? IDS[route.path] ?? (await readIds(call, route));
	const { method, path, body: sample } = callOf(route, 0, { ids, feeds });
	const base: Fields = {
		...(sample as Fields),
		...(await nowAt(call, path, sample as Fields)),
		...WHOLE[name],
	};
	const tried: Tried = { calls: 0, stored: 0, found: [] };
	const { send, sendNow } = sender({
		name,
		tried,
		feeds,
		revision: base.revision,
		post: (body) => call({ method, path, body }),
	});
	for (const { place, body, beyond } of route.body === null ? [] : variantsOf(route.body, base)) {
		if (JSON.stringify(body).length > MOST_LETTERS) continue;
		const { status } = await sendNow(body as Fields, place);
		if (beyond && status < 400 && !LENIENT.test(place))
			tried.found.push(`${name} ${place}: took ${excerpt(body)}`);
	}
	await Promise.all([send(base, ''), send(base, '')]);
	return tried;
}

type Sending = {
	name: string;
	tried: Tried;
	feeds: FeedServer;
	revision: unknown;
	post: (body: Fields) => Promise<PanelReply>;
};

/**
 * Sends bodies with the revision that the record has by now, unless that is the part that is tried.
 */
function sender({ name, tried, feeds, revision: first, post }: Sending) {
	let revision = first;

	async function send(body: Fields, place: string): Promise<PanelReply> {
		const fields = {
			...OWN[name]?.(tried.calls, feeds),
			...(revision === undefined ? {} : { revision }),
		};
		const kept = Object.entries(fields).filter(([field]) => !`${place}.`.startsWith(`.${field}.`));
		const reply = await post({ ...body, ...Object.fromEntries(kept) });
		tried.calls += 1;
		if (reply.status === 200) tried.stored += 1;
		if (reply.status >= 500)
			tried.found.push(`${name} ${place}: ${reply.status} to ${excerpt(body)}`);
		return reply;
	}

	async function sendNow(body: Fields, place: string): Promise<PanelReply> {
		const reply = await send(body, place);
		const now = revisionIn(reply.json.current) ?? revisionIn(reply.json);
		if (now === undefined || revision === undefined) return reply;
		revision = now;
		return reply.status === 409 ? send(body, place) : reply;
	}

	return { send, sendNow };
}

const EXCERPT = 120;
const excerpt = (body: unknown) => JSON.stringify(body).slice(0, EXCERPT);

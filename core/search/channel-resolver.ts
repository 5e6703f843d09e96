import type { Channel } from '#core/channels/channel.ts';
import { normalize } from './normalize.ts';
import type { AmbiguousAlias, Resolution, ResolveHints, Resolver } from './resolution.ts';
import { createSearchIndex } from './search-index.ts';
import { splitSuffixes } from './suffixes.ts';

type ChannelEntry = Pick<Channel, 'id' | 'name' | 'shortName' | 'aliases' | 'regionUfs'>;

const MAX_CANDIDATES = 8;
/**
 * 'YouTube (GE TV)', 'YouTube: CazéTV', 'YouTube "Paulistão"', 'YouTube da Madhouse TV' contain the
 * name of a channel.
 */
const INSIDE_YOUTUBE =
	/^(?:canal d[eo] )?youtube\s*(?:[(:–—-]\s*|(?=["“«])|d[aoe]\s+)["“«]?([^()"”»]+?)["”»]?\s*\)?$/iu;
/** Suffixes that do not change which channel is meant: the service, or how it is shown. */
const SERVICES = 'tv|youtube|internet|site|app|streaming|tv e youtube|tv e app|youtube e tv';
const SERVICE = new RegExp(String.raw`\s*\((?:${SERVICES})\)\s*$`, 'iu');
const DETAIL = new RegExp(String.raw`\s*\((?:${SERVICES}|ao vivo|gravado|vt)\)\s*$`, 'iu');
const SITE = /\s*\((?:youtube)\)\s*$/iu;

/**
 * Feeds are written with and without a space ('ESPN2', 'ESPN 2'): whole names are compared without
 * spaces.
 */
function keyOf(text: string): string {
	return normalize(text).replaceAll(' ', '');
}

/** Possible readings of a channel in a listing, the most certain first. */
function readings(query: string): string[] {
	const inside = INSIDE_YOUTUBE.exec(query.trim())?.[1];
	const bare = query.replace(DETAIL, '');
	const zeroless = bare.replace(/\b0(\d)\b/g, '$1');
	// Most readings are equal: each is looked up once.
	return [
		...new Set([
			query,
			...(inside ? [`${inside} (YouTube)`, inside] : []),
			...(SITE.test(query) ? [] : [bare]),
			bare,
			zeroless,
		]),
	];
}

/**
 * The name of a channel rather than of its subject: 'Madhouse TV', whereas 'Santos' and 'Paulistão'
 * say whose videos these are.
 */
const OWN_NAME = /(?:^|\P{L})(?:tv|rede|canal|sports?|play)(?:\P{L}|$)|tv$/iu;

/**
 * A listing's name for a channel, without the service: 'GE TV' from 'YouTube (GE TV)', 'Xsports'
 * from 'Xsports (TV e YouTube)'. Other names stay unchanged.
 */
export function channelName(written: string): string {
	const inside = INSIDE_YOUTUBE.exec(written.trim())?.[1]?.trim() ?? '';
	return OWN_NAME.test(inside) ? inside : written.replace(SERVICE, '') || written;
}

type Index = {
	owners: Map<string, Set<string>>;
	listed: Map<string, readonly string[]>;
	byId: Map<string, ChannelEntry>;
};

function createIndex(
	channels: readonly ChannelEntry[],
	ambiguous: readonly AmbiguousAlias[],
): Index {
	const owners = new Map<string, Set<string>>();
	for (const { id, name, shortName, aliases } of channels) {
		for (const text of [name, shortName, ...aliases])
			owners.set(keyOf(text), (owners.get(keyOf(text)) ?? new Set()).add(id));
	}
	const listed = new Map(ambiguous.map(({ alias, candidates }) => [keyOf(alias), candidates]));
	return { owners, listed, byId: new Map(channels.map((channel) => [channel.id, channel])) };
}

/** The channels that a spelling may mean; `open` = needs evidence to decide. */
type Meanings = { ids: string[]; open: boolean };

function meaningsOf(form: string, { owners, listed }: Index): Meanings | null {
	const key = keyOf(form);
	const ids = new Set([...(listed.get(key) ?? []), ...(owners.get(key) ?? [])]);
	return ids.size === 0 ? null : { ids: [...ids], open: listed.has(key) || ids.size > 1 };
}

/**
 * Stations with this state in their region; one without a region is received everywhere, so it
 * decides nothing.
 */
function inState(ids: readonly string[], state: string | null, { byId }: Index): string[] {
	return state === null
		? []
		: ids.filter((id) => byId.get(id)?.regionUfs.some((uf) => uf === state));
}

/**
 * The resolver of channels. Names match as a whole ('Max' is not 'Xmax', 'Premiere' is not 'Premier
 * League'), feeds by number with or without a space. It understands '(TV e YouTube)' and 'YouTube
 * (GE TV)'. Stations that share a name ('TV Gazeta') need a state.
 */
export function createChannelResolver(
	channels: readonly ChannelEntry[],
	ambiguous: readonly AmbiguousAlias[],
): Resolver {
	const index = createIndex(channels, ambiguous);
	const search = createSearchIndex(channels);

	function answer(query: string, id: string, confidence: number): Resolution {
		const name = index.byId.get(id)?.name ?? id;
		return { query, id, name, confidence, candidates: [{ id, name, score: confidence }] };
	}

	function unresolved(query: string, ids: readonly string[]): Resolution {
		const named = ids.flatMap((id) => {
			const channel = index.byId.get(id);
			return channel ? [{ id, name: channel.name, score: 0.5 }] : [];
		});
		return {
			query,
			id: null,
			name: null,
			confidence: 0,
			candidates: named.length > 0 ? named : search(query, MAX_CANDIDATES),
		};
	}

	function decide(
		query: string,
		found: Meanings,
		hints: ResolveHints,
		confidence: number,
	): Resolution {
		const left = found.open ? inState(found.ids, hints.state ?? null, index) : found.ids;
		const [id] = left.length === 1 ? left : [];
		return id && index.byId.has(id)
			? answer(query, id, found.open ? Math.min(confidence, 0.9) : confidence)
			: unresolved(query, found.ids);
	}

	function resolve(query: string, hints: ResolveHints = {}): Resolution {
		for (const [position, form] of readings(query).entries()) {
			const found = meaningsOf(form, index);
			if (found) return decide(query, found, hints, position === 0 ? 1 : 0.9);
		}
		return resolveInState(query);
	}

	/**
	 * 'TV Gazeta-ES', 'Record (DF)': the state after the name decides between stations, or means the
	 * national channel in that state.
	 */
	function resolveInState(query: string): Resolution {
		const { base, state } = splitSuffixes(query);
		const found = state ? meaningsOf(base, index) : null;
		if (!found) return unresolved(query, []);
		const local = inState(found.ids, state, index);
		const anywhere = found.open
			? []
			: found.ids.filter((id) => index.byId.get(id)?.regionUfs.length === 0);
		const id = local.length === 1 ? local[0] : local.length === 0 ? anywhere[0] : undefined;
		return id ? answer(query, id, 0.9) : unresolved(query, found.ids);
	}

	function knows(query: string): boolean {
		if (readings(query).some((form) => meaningsOf(form, index) !== null)) return true;
		const { base, state } = splitSuffixes(query);
		return state !== null && meaningsOf(base, index) !== null;
	}

	return { resolve, knows, search: (query, limit) => search(query, limit) };
}

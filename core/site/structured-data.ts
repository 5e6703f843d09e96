import { UFS } from '#core/football-pt/uf-names.ts';
import type { TeamCard } from '#core/games/day/day-view.ts';
import type { GamePlace } from '#core/games/game-place.ts';
import type { BroadcastDetail, GameView } from '#core/games/game-view.ts';
import type { KickoffFact } from '#core/games/kickoff-move.ts';
import { isoLocal } from './dates.ts';
import { paths, SEARCH_PARAMETER } from './paths.ts';

/** A schema.org node. JSON omits `undefined` properties. */
export type SchemaNode = { '@type': string } & { [property: string]: unknown };

/** Absolute origin of the site without a trailing slash. */
type Site = { publicUrl: string };

/** One or more nodes as a complete document for a script of type application/ld+json. */
export function jsonLd(nodes: readonly SchemaNode[]): object {
	return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Sorts nodes by type: loaders run in parallel, so their order is random. */
export function byType(nodes: readonly SchemaNode[]): SchemaNode[] {
	return nodes.toSorted((a, b) => (a['@type'] < b['@type'] ? -1 : a['@type'] > b['@type'] ? 1 : 0));
}

function startText({ day, kickoffAt }: KickoffFact): string {
	return kickoffAt === null ? day : isoLocal(kickoffAt);
}

type EventSource = Site & {
	view: GameView;
	/** The page's answer, as one sentence. */
	description?: string;
};

/**
 * A game as SportsEvent with one BroadcastEvent per confirmed channel (product §6). Known facts
 * only: no end, no unnamed place, no undecided side, no merely usual broadcast. Search engines
 * treat a broadcast as an event of its own, so it has the fields required of events. Its place is
 * the channel's own address.
 */
export function sportsEvent({ view, description, publicUrl }: EventSource): SchemaNode[] {
	const url = `${publicUrl}${paths.game(view.slug)}`;
	const id = `${url}#jogo`;
	const [home, away] = [teamNode(view.home, publicUrl), teamNode(view.away, publicUrl)];
	const sides = home && away ? [home, away] : undefined;
	const shared = {
		name: view.title,
		url,
		startDate: startText(view),
		image: [`${publicUrl}${paths.gameCard(view.slug)}`],
		description,
	};
	const event: SchemaNode = {
		'@type': 'SportsEvent',
		'@id': id,
		...shared,
		sport: 'Soccer',
		eventStatus: `https://schema.org/${eventStatus(view)}`,
		previousStartDate: view.former && startText(view.former),
		homeTeam: home,
		awayTeam: away,
		competitor: sides,
		performer: sides,
		location: view.place && placeNode(view.place),
		superEvent: { '@type': 'EventSeries', name: view.competition.name },
	};
	const isOn = view.status === 'scheduled' || view.status === 'finished';
	const confirmed =
		isOn && view.kickoffAt !== null
			? view.broadcasts.filter(({ state }) => state === 'confirmed')
			: [];
	return [
		event,
		...confirmed.map((broadcast) => ({
			...broadcastEvent(broadcast, id),
			...shared,
			'@id': `${url}#${broadcast.channel.id}`,
		})),
	];
}

/**
 * Search engines need an address for a place: that of the reference data, otherwise the source's
 * own words.
 */
function placeNode({ name, city, state, country }: GamePlace): SchemaNode {
	const address = {
		'@type': 'PostalAddress',
		addressLocality: city,
		addressRegion: state,
		addressCountry: country,
	};
	return {
		'@type': name === undefined ? 'Place' : 'StadiumOrArena',
		name,
		address: country === undefined ? name : address,
	};
}

function eventStatus({ status, former }: GameView): string {
	if (status === 'cancelled') return 'EventCancelled';
	if (status === 'postponed') return 'EventPostponed';
	return former === undefined ? 'EventScheduled' : 'EventRescheduled';
}

function broadcastEvent({ channel, coverage, link }: BroadcastDetail, game: string): SchemaNode {
	const states = coverage.include.filter((uf) => !coverage.exclude.includes(uf));
	const where = link ?? channel.url ?? undefined;
	return {
		'@type': 'BroadcastEvent',
		isLiveBroadcast: true,
		broadcastOfEvent: { '@id': game },
		isAccessibleForFree: channel.free,
		location: where === undefined ? undefined : { '@type': 'VirtualLocation', url: where },
		publishedOn: {
			'@type': 'BroadcastService',
			name: channel.name,
			url: channel.url ?? undefined,
			areaServed:
				states.length === 0 ? undefined : states.map((uf) => ({ '@type': 'State', name: UFS[uf] })),
		},
	};
}

function teamNode(
	{ id, name }: Pick<TeamCard, 'id' | 'name'>,
	publicUrl: string,
): SchemaNode | undefined {
	return id === undefined
		? undefined
		: { '@type': 'SportsTeam', name, url: `${publicUrl}${paths.team(id)}` };
}

/** The team of a page. */
export function sportsTeam({
	id,
	name,
	publicUrl,
}: Site & { id: string; name: string }): SchemaNode {
	const url = `${publicUrl}${paths.team(id)}`;
	return { '@type': 'SportsTeam', '@id': `${url}#time`, name, url, sport: 'Soccer' };
}

/** The competition of a page, as schema.org's type for leagues and cups. */
export function sportsOrganization({
	id,
	name,
	publicUrl,
}: Site & { id: string; name: string }): SchemaNode {
	const url = `${publicUrl}${paths.competition(id)}`;
	return { '@type': 'SportsOrganization', '@id': `${url}#campeonato`, name, url, sport: 'Soccer' };
}

/** The channel of a page. `url` = its official address. */
export function broadcastService({
	id,
	name,
	url,
	publicUrl,
}: Site & { id: string; name: string; url: string | null }): SchemaNode {
	return {
		'@type': 'BroadcastService',
		'@id': `${publicUrl}${paths.channel(id)}#canal`,
		name,
		url: url ?? undefined,
	};
}

/** A list of pages of this site, in the order shown. `path` without the origin. */
export function itemList({
	items,
	publicUrl,
}: Site & { items: readonly { name?: string; path: string }[] }): SchemaNode {
	const element = items.map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		url: `${publicUrl}${path}`,
	}));
	return { '@type': 'ItemList', numberOfItems: items.length, itemListElement: element };
}

/** The path from the front page to this one, which comes last. */
export function breadcrumbList({
	trail,
	publicUrl,
}: Site & { trail: readonly { name: string; path: string }[] }): SchemaNode {
	const element = trail.map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: `${publicUrl}${path}`,
	}));
	return { '@type': 'BreadcrumbList', itemListElement: element };
}

/**
 * An article as NewsArticle (product §6), limited to known facts. Addresses without the origin;
 * instants in UTC ms.
 */
export function newsArticle({
	title,
	description,
	path,
	image,
	publishedAt,
	updatedAt,
	author,
	site,
	source,
	teams,
	publicUrl,
}: Site & {
	title: string;
	description: string;
	path: string;
	image: string | null;
	publishedAt: number;
	updatedAt: number | null;
	/** The byline; null = the guide itself. */
	author: string | null;
	/** Name of the publisher. */
	site: string;
	source: string | null;
	teams: readonly { id: string; name: string }[];
}): SchemaNode {
	const url = `${publicUrl}${path}`;
	const publisher: SchemaNode = {
		'@type': 'Organization',
		'@id': `${publicUrl}/#quem-publica`,
		name: site,
		url: publicUrl,
	};
	return {
		'@type': 'NewsArticle',
		'@id': `${url}#noticia`,
		headline: title,
		description: description === '' ? undefined : description,
		url,
		mainEntityOfPage: url,
		image: image === null ? undefined : [`${publicUrl}${image}`],
		datePublished: isoLocal(publishedAt),
		dateModified: isoLocal(updatedAt ?? publishedAt),
		inLanguage: 'pt-BR',
		author: author === null ? publisher : { '@type': 'Person', name: author },
		publisher,
		isBasedOn: source ?? undefined,
		about: teams.length === 0 ? undefined : teams.map((team) => teamNode(team, publicUrl)),
	};
}

/** The operator of the site. `logo` absolute or '', `sameAs` = its profiles on other sites. */
export function organization({
	name,
	logo,
	sameAs,
	publicUrl,
}: Site & { name: string; logo: string; sameAs: readonly string[] }): SchemaNode {
	const id = `${publicUrl}/#quem-publica`;
	return {
		'@type': 'Organization',
		'@id': id,
		name,
		url: publicUrl,
		logo: logo === '' ? undefined : logo,
		sameAs: sameAs.length === 0 ? undefined : sameAs,
	};
}

/** The site. `search` is set only where a page really answers a search term. */
export function webSite({
	name,
	search,
	publicUrl,
}: Site & { name: string; search: boolean }): SchemaNode {
	return {
		'@type': 'WebSite',
		'@id': `${publicUrl}/#site`,
		name,
		url: publicUrl,
		inLanguage: 'pt-BR',
		publisher: { '@id': `${publicUrl}/#quem-publica` },
		potentialAction: search
			? {
					'@type': 'SearchAction',
					target: {
						'@type': 'EntryPoint',
						urlTemplate: `${publicUrl}${paths.today}?${SEARCH_PARAMETER}={search_term_string}`,
					},
					'query-input': 'required name=search_term_string',
				}
			: undefined,
	};
}

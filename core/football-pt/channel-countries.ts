/**
 * Channels of the guide whose name other countries' listings write too, by id: alone they do not
 * tell that a listing is Brazil's. `portugal`: listings in Portuguese may be Portugal's own; the
 * others are read as Brazil's in a table with Brazilian words.
 */
const SHARED: Readonly<Record<'portugal' | 'elsewhere', ReadonlySet<string>>> = {
	portugal: new Set(
		'dazn dazn-beta prime-video disney-plus hbo-max apple-tv onefootball fifa-plus eleven mycujoo facebook-watch samsung-tv-plus pluto-tv sky-plus kwai combate uol-play'.split(
			' ',
		),
	),
	elsewhere: new Set(
		'espn espn-2 espn-3 espn-4 espn-5 espn-6 espn-extra watch-espn espn-yt tnt tnt-sports tnt-sports-yt space paramount-plus star-plus fox-sports fox-sports-2 zapping band space ge conmebol-tv'.split(
			' ',
		),
	),
};

/**
 * Whether a channel, by its id, tells that a listing is Brazil's; `isBrazilian`: the listing uses
 * words that only Brazil does.
 */
export function tellsBrazil(channelId: string, isBrazilian: boolean): boolean {
	if (SHARED.portugal.has(channelId)) return false;
	return isBrazilian || !SHARED.elsewhere.has(channelId);
}

/** Stations that only Portugal has, at the beginning of a channel as written, after `normalize`. */
const OF_PORTUGAL = [
	'sport tv',
	'canal 11',
	'benfica tv',
	'btv',
	'rtp',
	'sic',
	'tvi',
	'eleven sports',
	'eleven 1',
	'eleven 2',
	'dazn portugal',
	'dazn eleven',
	'porto canal',
	'sporting tv',
	'v plus',
];

/** Whether a channel, normalised, is a station of Portugal. */
export function isOfPortugal(name: string): boolean {
	return OF_PORTUGAL.some(
		(station) =>
			name === station ||
			name.startsWith(`${station} `) ||
			/^(?:sport ?tv|rtp|eleven|dazn eleven) ?\d*$/u.test(name),
	);
}

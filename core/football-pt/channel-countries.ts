/**
 * Ids of the guide's channels whose names foreign listings use too: alone they do not prove a
 * listing Brazilian. `portugal`: listings in Portuguese may be Portugal's own. The others count as
 * Brazil's in a table with Brazilian words.
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
 * Whether a channel, by its id, proves a listing Brazilian; `isBrazilian`: the listing uses words
 * exclusive to Brazil.
 */
export function provesBrazil(channelId: string, isBrazilian: boolean): boolean {
	if (SHARED.portugal.has(channelId)) return false;
	return isBrazilian || !SHARED.elsewhere.has(channelId);
}

/** Stations exclusive to Portugal, as the start of a channel's written name after `normalize`. */
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

/** Whether a normalised channel name is a Portuguese station. */
export function isOfPortugal(name: string): boolean {
	return OF_PORTUGAL.some(
		(station) =>
			name === station ||
			name.startsWith(`${station} `) ||
			/^(?:sport ?tv|rtp|eleven|dazn eleven) ?\d*$/u.test(name),
	);
}

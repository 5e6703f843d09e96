import type { ImportFormat } from '#core/importing/draft-game.ts';

/** An answer of a service: what a double sends. */
export type DoubleAnswer = { status: number; body: string; headers?: Record<string, string> };

/** A service as its double plays it: answers written for these tests, in the format of the service. */
export type ServiceDouble = {
	/** Ids of catalogue entries whose answers look like this. */
	entries: readonly string[];
	/** The format that a reading finds. */
	format: ImportFormat;
	/** Two games: Flamengo x Palmeiras on 22 November 2026 at 19h UTC, and Bahia x Nowhere Rovers. */
	right: string;
	empty: string;
	refused?: DoubleAnswer;
	limited?: DoubleAnswer;
};

const json = JSON.stringify;
const KICKOFF = '2026-11-22T19:00:00Z';
const LATER = '2026-11-22T21:30:00Z';
const PAIRS = [
	['Flamengo', 'Palmeiras', KICKOFF],
	['Bahia', 'Nowhere Rovers', LATER],
] as const;

const slow = (body: string): DoubleAnswer => ({
	status: 429,
	body,
	headers: { 'retry-after': '90' },
});
const denied = (status: number, body: string): DoubleAnswer => ({ status, body });

const footballData: ServiceDouble = {
	entries: ['football-data-org', 'football-data-org-temporada'],
	format: 'football-data-org',
	right: json({
		competition: { name: 'Campeonato Brasileiro Série A', code: 'BSA' },
		matches: PAIRS.map(([home, away, utcDate], place) => ({
			...{ id: place, utcDate, status: 'TIMED', matchday: 36, stage: 'REGULAR_SEASON' },
			...{ homeTeam: { name: home }, awayTeam: { name: away } },
		})),
	}),
	empty: json({ resultSet: { count: 0 }, matches: [] }),
	refused: denied(400, json({ message: 'Your API token is invalid.', errorCode: 400 })),
	limited: {
		...{ status: 429, headers: { 'x-requestcounter-reset': '42' } },
		body: json({ message: 'You reached your request limit. Wait 42 seconds.', errorCode: 429 }),
	},
};

const apiFootball: ServiceDouble = {
	entries: ['api-football'],
	format: 'api-football',
	right: json({
		...{ get: 'fixtures', errors: [], results: 2 },
		response: PAIRS.map(([home, away, date], id) => ({
			fixture: { id, date, timezone: 'UTC', status: { short: 'NS' } },
			league: { name: 'Serie A', country: 'Brazil', round: 'Regular Season - 36' },
			teams: { home: { name: home }, away: { name: away } },
		})),
	}),
	empty: json({ get: 'fixtures', errors: [], results: 0, response: [] }),
	// It refuses with status 200.
	refused: denied(200, json({ errors: { token: 'Error/Missing application key.' }, response: [] })),
	limited: denied(
		200,
		json({ errors: { requests: 'You have reached the request limit for the day.' }, response: [] }),
	),
};

const espn: ServiceDouble = {
	entries: ['espn'],
	format: 'espn',
	right: json({
		leagues: [{ name: 'Brazilian Serie A', slug: 'bra.1' }],
		events: PAIRS.map(([home, away, date], id) => ({
			...{ id: String(id), uid: `s:600~l:630~e:${id}`, date, name: `${away} at ${home}` },
			competitions: [
				{
					...{ date, timeValid: true, status: { type: { name: 'STATUS_SCHEDULED' } } },
					competitors: [
						{ homeAway: 'home', team: { displayName: home } },
						{ homeAway: 'away', team: { displayName: away } },
					],
				},
			],
		})),
	}),
	empty: json({ leagues: [{ slug: 'bra.1' }], events: [] }),
	limited: slow('slow down'),
};

const theSportsDb: ServiceDouble = {
	entries: ['thesportsdb', 'thesportsdb-proximos', 'thesportsdb-dia'],
	format: 'thesportsdb',
	right: json({
		events: PAIRS.map(([home, away, at], id) => ({
			...{ idEvent: String(id), strEvent: `${home} vs ${away}`, strSport: 'Soccer' },
			...{ strLeague: 'Brazilian Serie A', strHomeTeam: home, strAwayTeam: away },
			...{ dateEvent: at.slice(0, 10), strTime: at.slice(11, 19), strTimestamp: at.slice(0, 19) },
		})),
	}),
	empty: json({ events: null }),
	refused: denied(401, json({ Message: 'Invalid API key' })),
	limited: slow('error code: 1015'),
};

const openJson: ServiceDouble = {
	entries: ['openfootball-json', 'fixturedownload'],
	format: 'openfootball-json',
	right: json({
		name: 'Brasileirão Série A 2026',
		matches: PAIRS.map(([team1, team2, at]) => ({
			...{
				round: 'Matchday 36',
				date: at.slice(0, 10),
				time: `${at.slice(11, 16)} UTC`,
				team1,
				team2,
			},
		})),
	}),
	empty: json({ name: 'Brasileirão Série A 2026', matches: [] }),
	limited: slow('too many requests'),
};

const openText: ServiceDouble = {
	entries: [
		...['openfootball-brasil', 'openfootball-argentina', 'openfootball-colombia'],
		...['openfootball-paraguai', 'openfootball-conmebol', 'openfootball-uefa'],
		...['openfootball-inglaterra', 'openfootball-espanha', 'openfootball-italia'],
		...['openfootball-alemanha', 'openfootball-portugal'],
	],
	format: 'football-txt',
	right:
		'= Brasileirão Série A 2026\n\n» Matchday 36\n[Sun Nov/22 2026]\n  16.00 UTC-3  Flamengo v Palmeiras\n  18.30 UTC-3  Bahia v Nowhere Rovers\n',
	empty: '= Brasileirão Série A 2026\n',
	limited: slow('too many requests'),
};

const page: ServiceDouble = {
	entries: ['cbf', 'cbf-copa-do-brasil', 'espn-calendario', 'ge-agenda', 'tv-brasil'],
	format: 'html',
	right: `<!doctype html><html><body><h1>Brasileirão Série A</h1><table>
		<tr><th>Data</th><th>Horário (Brasília)</th><th>Mandante</th><th>Visitante</th><th>Canal</th></tr>
		<tr><td>22/11/2026</td><td>16h</td><td>Flamengo</td><td>Palmeiras</td><td>Globo</td></tr>
		<tr><td>22/11/2026</td><td>18h30</td><td>Bahia</td><td>Nowhere Rovers</td><td>Premiere</td></tr>
		</table></body></html>`,
	empty: '<!doctype html><html><body><h1>Tabela</h1><p>Sem jogos.</p></body></html>',
	limited: slow('<html><body>Muitos pedidos</body></html>'),
};

const event = ([home, away, at]: (typeof PAIRS)[number], place: number) =>
	`BEGIN:VEVENT\r\nUID:${place}@fonte.example\r\nDTSTART:${at.replaceAll(/[-:]/g, '')}\r\nSUMMARY:${home} x ${away}\r\nDESCRIPTION:Brasileirão Série A\r\nEND:VEVENT\r\n`;
const calendarOf = (events: string) =>
	`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`;

const calendar: ServiceDouble = {
	entries: ['fixtur-es', 'mls-calendarios-inter-miami'],
	format: 'ics',
	right: calendarOf(PAIRS.map(event).join('')),
	empty: calendarOf(''),
	limited: slow('busy'),
};

/** A double for each format that the catalogue's services answer in. */
export const SERVICE_DOUBLES: readonly ServiceDouble[] = [
	footballData,
	apiFootball,
	espn,
	theSportsDb,
	openJson,
	openText,
	page,
	calendar,
];

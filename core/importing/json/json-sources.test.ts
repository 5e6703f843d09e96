import { expect, test } from 'vitest';
import { apiFootball } from './api-football.ts';
import { espn } from './espn.ts';
import { footballDataOrg } from './football-data-org.ts';
import type { JsonSource } from './json-fields.ts';
import { readJsonSource } from './read-json-source.ts';
import { theSportsDb } from './thesportsdb.ts';

function read(source: JsonSource, document: unknown) {
	const { games, ignored, warnings } = readJsonSource(
		typeof document === 'string' ? document : JSON.stringify(document, null, 1),
		source,
	);
	const shown = games.map(
		({ date, time, zone, home, away, status }) =>
			`${date} ${time}${zone ? ` ${zone}` : ''} ${home} x ${away} ${status}`,
	);
	return {
		games,
		shown,
		ignored: ignored.map(({ line, reason }) => `${line} ${reason}`),
		warnings,
	};
}

const match = (utcDate: string, status: string, over: object = {}) => ({
	area: { name: 'Brazil' },
	competition: { name: 'Campeonato Brasileiro Série A', code: 'BSA' },
	utcDate,
	status,
	matchday: 24,
	stage: 'REGULAR_SEASON',
	group: null,
	homeTeam: { name: 'SE Palmeiras', shortName: 'Palmeiras', tla: 'PAL' },
	awayTeam: { name: 'CR Vasco da Gama', shortName: 'Vasco da Gama' },
	...over,
});

test('football-data.org: 00:00 UTC is an hour only where the status says that it is known', () => {
	const { shown, games } = read(footballDataOrg, {
		matches: [
			match('2026-08-23T19:00:00Z', 'TIMED'),
			match('2026-09-06T00:00:00Z', 'TIMED'),
			match('2026-09-20T00:00:00Z', 'SCHEDULED'),
			match('2026-09-20T00:00:00Z', 'POSTPONED'),
			match('2026-05-10T00:00:00Z', 'FINISHED'),
			match('2026-05-10T20:00:00Z', 'AWARDED', { stage: 'LAST_16', group: null }),
		],
	});
	expect(shown).toEqual([
		'2026-08-23 19:00 UTC SE Palmeiras x CR Vasco da Gama scheduled',
		'2026-09-06 00:00 UTC SE Palmeiras x CR Vasco da Gama scheduled',
		'2026-09-20 null SE Palmeiras x CR Vasco da Gama scheduled',
		'2026-09-20 null SE Palmeiras x CR Vasco da Gama postponed',
		'2026-05-10 00:00 UTC SE Palmeiras x CR Vasco da Gama finished',
		'2026-05-10 20:00 UTC SE Palmeiras x CR Vasco da Gama finished',
	]);
	expect(games[0]).toMatchObject({ round: 'Matchday 24', area: 'Brazil', homeAlso: ['Palmeiras'] });
	expect(games[5]).toMatchObject({ round: 'Round of 16', issues: [{ code: 'awarded' }] });
});

test('football-data.org: a side not known yet is to be defined, a missing one is named, an answer may be wrapped', () => {
	const open = match('2026-11-29T20:00:00Z', 'TIMED', {
		homeTeam: { name: null },
		group: 'GROUP_B',
		stage: 'GROUP_STAGE',
	});
	const { awayTeam: _, ...cut } = match('2026-11-29T20:00:00Z', 'TIMED');
	const { shown, games, ignored } = read(footballDataOrg, {
		status: 200,
		body: { matches: [open, cut, 7] },
	});
	expect(shown).toEqual(['2026-11-29 20:00 UTC A definir x CR Vasco da Gama scheduled']);
	expect(games[0]?.round).toBe('Group B, Matchday 24');
	expect(ignored).toEqual([
		'26 Falta um dos times.',
		'3 Este item da lista de jogos não é um objeto.',
	]);
});

const fixture = (date: string, timestamp: number | null, short: string) => ({
	fixture: {
		date,
		timestamp,
		timezone: 'Europe/Paris',
		venue: { name: 'Maracanã', city: 'Rio de Janeiro' },
		status: { short },
	},
	league: { name: 'Serie A', country: 'Brazil', round: 'Regular Season - 19' },
	teams: { home: { name: 'Fluminense' }, away: { name: 'RB Bragantino' } },
});

test('API-Football: the local hour in its zone; an hour to be defined; the instant wins where both disagree', () => {
	const { shown, games } = read(apiFootball, {
		response: [
			fixture('2026-07-23T00:30:00+02:00', 1784759400, 'NS'),
			fixture('2026-07-26T20:00:00+02:00', 1785088800, 'TBD'),
			fixture('2026-07-26T20:00:00Z', 1785103200, 'PST'),
			fixture('2026-07-26T21:00:00-03:00', null, 'CANC'),
		],
	});
	expect(shown).toEqual([
		'2026-07-23 00:30 Europe/Paris Fluminense x RB Bragantino scheduled',
		'2026-07-26 null Europe/Paris Fluminense x RB Bragantino scheduled',
		'2026-07-26 22:00 UTC Fluminense x RB Bragantino postponed',
		'2026-07-26 21:00 -03:00 Fluminense x RB Bragantino cancelled',
	]);
	expect(games[0]).toMatchObject({
		competition: 'Serie A',
		area: 'Brazil',
		round: 'Matchday 19',
		venue: 'Maracanã, Rio de Janeiro',
	});
	expect(games[2]?.issues.map(({ code }) => code)).toEqual(['instant-mismatch']);
});

const event = (over: object = {}, competition: object = {}) => ({
	uid: 's:600~l:630~e:1',
	date: '2026-08-23T19:00Z',
	name: 'Vasco da Gama at Palmeiras',
	season: { slug: 'regular-season' },
	competitions: [
		{
			timeValid: true,
			venue: { fullName: 'Allianz Parque', address: { city: 'São Paulo' } },
			status: { type: { name: 'STATUS_SCHEDULED' } },
			competitors: [
				{ homeAway: 'away', team: { displayName: 'Vasco da Gama' } },
				{ homeAway: 'home', team: { displayName: 'Palmeiras', shortDisplayName: 'Palmeiras' } },
			],
			...competition,
		},
	],
	...over,
});

test('ESPN: sides by their role, the league by its number, channels of another country are none of ours', () => {
	const geoBroadcasts = [{ media: { shortName: 'FOX' }, region: 'us' }];
	const { shown, games, ignored } = read(espn, {
		leagues: [{ id: '10', name: 'Major League Baseball' }],
		events: [
			event({}, { geoBroadcasts, broadcasts: [{ names: ['FOX', 'Tele'] }] }),
			event(
				{ date: '2026-08-24T04:00Z' },
				{ timeValid: false, broadcasts: [{ names: ['SporTV'] }] },
			),
			event({ uid: 's:1~l:10~e:2' }),
			event(
				{ season: { slug: '2026-brazilian-serie-a' }, uid: 's:600~l:99~e:3' },
				{ status: { type: { name: 'STATUS_FINAL_PEN' } } },
			),
		],
	});
	expect(shown).toEqual([
		'2026-08-23 19:00 UTC Palmeiras x Vasco da Gama scheduled',
		'2026-08-24 null Palmeiras x Vasco da Gama scheduled',
		'2026-08-23 19:00 UTC Palmeiras x Vasco da Gama finished',
	]);
	expect(games[0]).toMatchObject({
		competition: 'Brazilian Serie A',
		area: 'Brazil',
		round: null,
		venue: 'Allianz Parque, São Paulo',
	});
	expect(games[0]?.channels).toMatchObject([
		{ name: 'FOX', foreign: 'us' },
		{ name: 'Tele', foreign: 'us' },
	]);
	expect(games[1]?.channels).toEqual([{ name: 'SporTV', include: [], exclude: [], note: null }]);
	expect(games[2]).toMatchObject({ competition: 'brazilian serie a' });
	expect(ignored).toHaveLength(1);
});

test('TheSportsDB: hours are UTC although nothing says so; midnight of both clocks is an hour that nobody entered', () => {
	const game = (over: object) => ({
		idEvent: '1',
		strSport: 'Soccer',
		strHomeTeam: 'Liverpool',
		strAwayTeam: 'Swansea',
		...over,
	});
	const { shown, games, ignored } = read(theSportsDb, {
		events: [
			game({
				strTimestamp: '2014-12-29T20:00:00',
				strLeague: 'English Premier League',
				intRound: '19',
				intHomeScore: '4',
				intAwayScore: '1',
			}),
			game({
				strTimestamp: '2026-08-24T00:00:00',
				strTimeLocal: '21:00:00',
				strStatus: 'Not Started',
			}),
			game({
				dateEvent: '2026-08-24',
				strTime: '00:00:00',
				strTimeLocal: null,
				strPostponed: 'yes',
			}),
			game({ dateEvent: '2026-08-24', strTime: 'TBD', intRound: '200' }),
			game({ strSport: 'Basketball', dateEvent: '2026-08-24' }),
		],
	});
	expect(shown).toEqual([
		'2014-12-29 20:00 UTC Liverpool x Swansea finished',
		'2026-08-24 00:00 UTC Liverpool x Swansea scheduled',
		'2026-08-24 null Liverpool x Swansea postponed',
		'2026-08-24 null Liverpool x Swansea scheduled',
	]);
	expect(games.map(({ round }) => round)).toEqual(['Matchday 19', null, null, 'Final']);
	expect(ignored).toEqual(['42 É de outro esporte.']);
});

test('F24 a cut answer: whole matches are read, the place of the break is named', () => {
	const text = JSON.stringify(
		{ matches: [match('2026-08-23T19:00:00Z', 'TIMED'), match('2026-08-24T19:00:00Z', 'TIMED')] },
		null,
		1,
	);
	const { shown, ignored } = read(footballDataOrg, text.slice(0, -120));
	expect(shown).toEqual(['2026-08-23 19:00 UTC SE Palmeiras x CR Vasco da Gama scheduled']);
	expect(ignored).toHaveLength(2);
});

test('an answer whose list of games is empty has no games, and is no other kind of file', () => {
	const leagues = [{ id: '600', name: 'Brazilian Serie A' }];
	expect(read(espn, { leagues, events: [] }).warnings).toEqual([]);
	expect(read(espn, { body: { leagues, events: [] } }).warnings).toEqual([]);
	expect(read(espn, { leagues }).warnings).toEqual([
		'O arquivo contém uma lista de competições, não jogos.',
	]);
});

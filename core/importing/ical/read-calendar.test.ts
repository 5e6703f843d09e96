import { expect, test } from 'vitest';
import { everywhere } from '#core/importing/raw-game.ts';
import { readCalendar } from './read-calendar.ts';

function event(...lines: string[]): string {
	return ['BEGIN:VEVENT', ...lines, 'END:VEVENT', ''].join('\r\n');
}

function read(events: string, head = '') {
	const { games, ignored, warnings } = readCalendar(
		`BEGIN:VCALENDAR\r\n${head}${events}END:VCALENDAR\r\n`,
	);
	const shown = games.map(
		(game) => `${game.date} ${game.time} ${game.zone} ${game.home} x ${game.away} ${game.status}`,
	);
	return {
		games,
		shown,
		ignored: ignored.map(({ line, reason }) => `${line} ${reason}`),
		warnings,
	};
}

const BERLIN = [
	'BEGIN:VTIMEZONE',
	'TZID:Clube',
	'BEGIN:STANDARD',
	'DTSTART:20001029T030000',
	'TZOFFSETFROM:+0200',
	'TZOFFSETTO:+0100',
	'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
	'END:STANDARD',
	'BEGIN:DAYLIGHT',
	'DTSTART:20000326T020000',
	'TZOFFSETFROM:+0100',
	'TZOFFSETTO:+0200',
	'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
	'END:DAYLIGHT',
	'END:VTIMEZONE',
	'',
].join('\r\n');

test('RFC 5545 §3.3.5 UTC, named, Windows, prefixed and self-defined zones, floating hours and whole days', () => {
	const starts = [
		'DTSTART:20260611T190000Z',
		'DTSTART;TZID=America/Sao_Paulo:20260611T160000',
		'DTSTART;TZID=E. South America Standard Time:20260611T160000',
		'DTSTART;TZID="/mozilla.org/20050126_1/Europe/Berlin":20260611T160000',
		'DTSTART;TZID=Clube:20260611T160000',
		'DTSTART;TZID=Clube:20261211T160000',
		'DTSTART:20260611T160000',
		'DTSTART;VALUE=DATE:20260611',
	];
	const reading = read(
		starts.map((start, index) => event(`UID:${index}`, start, 'SUMMARY:A FC vs B FC')).join(''),
		`X-WR-TIMEZONE:America/Manaus\r\n${BERLIN}`,
	);
	expect(reading.games.map(({ date, time, zone }) => `${date} ${time} ${zone}`)).toEqual([
		'2026-06-11 19:00 UTC',
		'2026-06-11 16:00 America/Sao_Paulo',
		'2026-06-11 16:00 America/Sao_Paulo',
		'2026-06-11 16:00 Europe/Berlin',
		'2026-06-11 16:00 +02:00',
		'2026-12-11 16:00 +01:00',
		'2026-06-11 16:00 America/Manaus',
		'2026-06-11 null null',
	]);
});

test('a zone that nobody defines is doubted', () => {
	expect(
		read(event('DTSTART;TZID=Nowhere:20260611T160000', 'SUMMARY:A FC vs B FC')).games[0]?.issues,
	).toMatchObject([{ code: 'zone-unknown' }]);
});

test('repetitions with exceptions and replaced days; the highest SEQUENCE wins; cancellations', () => {
	const reading = read(
		event(
			'UID:1',
			'DTSTART:20261122T160000Z',
			'SUMMARY:A FC vs B FC',
			'RRULE:FREQ=WEEKLY;COUNT=4',
			'EXDATE:20261129T160000Z',
		) +
			event(
				'UID:1',
				'RECURRENCE-ID:20261206T160000Z',
				'DTSTART:20261207T180000Z',
				'SUMMARY:A FC vs B FC',
			) +
			event(
				'UID:2',
				'SEQUENCE:2',
				'DTSTART:20261123T160000Z',
				'SUMMARY:C FC vs D FC',
				'STATUS:CANCELLED',
			) +
			event('UID:2', 'SEQUENCE:1', 'DTSTART:20261122T160000Z', 'SUMMARY:C FC vs D FC'),
	);
	expect(reading.shown).toEqual([
		'2026-11-22 16:00 UTC A FC x B FC scheduled',
		'2026-12-13 16:00 UTC A FC x B FC scheduled',
		'2026-12-07 18:00 UTC A FC x B FC scheduled',
		'2026-11-23 16:00 UTC C FC x D FC cancelled',
	]);
	expect(reading.ignored).toEqual([expect.stringMatching(/^22 Versão antiga/)]);
});

test('place, competition, round and channels from the other properties', () => {
	const reading = read(
		event(
			'DTSTART:20261122T160000Z',
			'SUMMARY:Rapids @ FC Dallas',
			'LOCATION:Toyota Stadium\\, Frisco',
			'DESCRIPTION:🏆 Major League Soccer - Regular Sea',
			' son\\n📺 Watch: Apple TV\\, FOX',
		),
	);
	expect(reading.games[0]).toMatchObject({
		home: 'FC Dallas',
		away: 'Rapids',
		venue: 'Toyota Stadium, Frisco',
		competition: 'Major League Soccer',
		round: 'Regular Season',
		channels: [everywhere('Apple TV'), everywhere('FOX')],
	});
});

test("a club's own calendar: 'Away' turns the sides, an opponent alone is enough", () => {
	const events =
		event('DTSTART:20260704T140000Z', 'SUMMARY:Runcorn Town vs Helsby (Away)') +
		event('DTSTART:20260711T140000Z', 'SUMMARY:Barnton (Home)');
	expect(
		read(events, 'X-WR-CALNAME:Runcorn Town Fixtures\r\n').games.map(
			({ home, away }) => `${home} x ${away}`,
		),
	).toEqual(['Helsby x Runcorn Town', 'Runcorn Town x Barnton']);
});

test('S5 a broken event costs only itself and is named by line; other events are no games', () => {
	const reading = read(
		'BEGIN:VEVENT\r\nDTSTART:20261122T160000Z\r\nSUMMARY:A FC vs B FC\r\n' +
			event('DTSTART:20261332T160000', 'SUMMARY:C FC vs D FC') +
			event('SUMMARY:E FC vs F FC') +
			event('DTSTART:20261122T160000Z', 'SUMMARY:Team meeting') +
			event(
				'DTSTART:20261122T160000Z',
				'no property',
				'SUMMARY:G FC vs H FC',
				'BEGIN:VALARM',
				'SUMMARY:I FC vs J FC',
				'END:VALARM',
			),
	);
	expect(reading.shown.map((game) => game.slice(21))).toEqual([
		'A FC x B FC scheduled',
		'G FC x H FC scheduled',
	]);
	expect(reading.ignored.map((text) => text.split(' ')[0])).toEqual(['2', '18', '6', '9', '12']);
});

test('fields in lower case, LF line ends, no VCALENDAR', () => {
	const reading = readCalendar(
		'begin:vevent\ndtstart:2026-06-11T16:00:00-03:00\nsummary;language=pt:A FC\n  x B FC\nend:vevent\n',
	);
	expect(reading.games[0]).toMatchObject({
		line: 1,
		date: '2026-06-11',
		time: '16:00',
		zone: '-03:00',
		home: 'A FC',
		away: 'B FC',
	});
	expect(reading.warnings).toHaveLength(1);
});

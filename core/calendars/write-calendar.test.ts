import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import { anyGame, exportNames } from '#tests/support/any-game.ts';
import { aGame, NOW } from '#tests/support/factories.ts';
import { type CalendarEvent, calendarEvent } from './calendar-event.ts';
import { writeCalendar } from './write-calendar.ts';

const names = exportNames();
const context = {
	names,
	now: NOW,
	publicUrl: 'https://guia.example',
	suffix: 'guia',
	uf: null,
	slots: new Map(),
};
const eventOf = (game: Game, sequence = 0) =>
	calendarEvent({ game, sequence, changedAt: NOW }, context);

/** What both readers must agree on. */
type Read = Pick<
	CalendarEvent,
	'uid' | 'sequence' | 'summary' | 'description' | 'location' | 'status' | 'when'
>;

function byIcalJs(text: string): Read[] {
	const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
	return components.map((component) => {
		const event = new ICAL.Event(component);
		const status = String(component.getFirstPropertyValue('status')) as Read['status'];
		const when = event.startDate.isDate
			? { day: event.startDate.toString() }
			: { from: event.startDate.toUnixTime() * 1000, to: event.endDate.toUnixTime() * 1000 };
		const { uid, sequence, summary, description } = event;
		return { uid, sequence, summary, description, location: event.location ?? null, status, when };
	});
}

function byNodeIcal(text: string): Read[] {
	const found = Object.values(nodeIcal.sync.parseICS(text)).filter(
		(part): part is VEvent => part?.type === 'VEVENT',
	);
	return found.map((event) => {
		const { uid, summary, description, location, start, end, datetype } = event;
		const day = `${start.getFullYear()}-${`${start.getMonth() + 1}`.padStart(2, '0')}-${`${start.getDate()}`.padStart(2, '0')}`;
		const when = datetype === 'date' ? { day } : { from: start.getTime(), to: end?.getTime() ?? 0 };
		const words = {
			summary: String(summary),
			description: String(description),
			location: location === undefined ? null : String(location),
		};
		return {
			uid,
			sequence: Number(event.sequence),
			...words,
			status: event.status as Read['status'],
			when,
		};
	});
}

test('law: two readers read from the file of any games what each event says, in lines of at most 75 octets', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(anyGame(), { selector: ({ id }) => id, maxLength: 4 }),
			fc.nat(9),
			(games, sequence) => {
				const events = games.map((game) => eventOf(game, sequence));
				const text = writeCalendar({ name: 'Jogos', brand: 'Guia', events });
				const wanted = events.map(({ url, changedAt, ...event }): Read => event);
				expect(byIcalJs(text)).toEqual(wanted);
				expect(byNodeIcal(text)).toEqual(wanted);
				for (const line of text.split('\r\n'))
					expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
				expect([text.endsWith('END:VCALENDAR\r\n'), /(?<!\r)\n/.test(text)]).toEqual([true, false]);
			},
		),
		{ numRuns: 60 },
	);
});

test('law: odd names stay names: no text breaks out of its line', () => {
	const odd = fc.string({ unit: 'binary', maxLength: 200 });
	fc.assert(
		fc.property(odd, odd, odd, (label, venue, brand) => {
			const event = eventOf(
				aGame({ home: { teamId: null, label }, venue: `${venue}\r\nSTATUS:CANCELLED` }),
			);
			const text = writeCalendar({
				name: `${brand}\r\nX-EVIL:1`,
				brand: `${brand}\r\nX-EVIL:1`,
				events: [event],
			});
			const [read] = byIcalJs(text);
			expect(read).toMatchObject({
				summary: event.summary,
				location: event.location,
				status: 'CONFIRMED',
			});
			expect(byNodeIcal(text)[0]).toMatchObject({ uid: event.uid, status: 'CONFIRMED' });
			expect(/^X-EVIL/m.test(text)).toBe(false);
		}),
		{ numRuns: 100 },
	);
});

test('equal events give equal bytes, and the calendar says its name, when to ask again and when each entry changed', () => {
	const write = () =>
		writeCalendar({ name: 'Flamengo, do; Rio', brand: 'Jogos // Já', events: [eventOf(aGame())] });
	const text = write();
	expect(write()).toBe(text);
	for (const line of [
		'PRODID:-//Jogos Já//Guia//PT',
		String.raw`X-WR-CALNAME:Flamengo\, do\; Rio`,
		'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
		'X-PUBLISHED-TTL:PT1H',
		'DTSTAMP:20261120T210000Z',
		'LAST-MODIFIED:20261120T210000Z',
		'TRANSP:TRANSPARENT',
	])
		expect(text.split('\r\n')).toContain(line);
	expect(text).not.toContain('VALARM');
	const [from, to] = [aGame().kickoffAt ?? 0, (aGame().kickoffAt ?? 0) + LIVE_MINUTES * 60_000];
	expect(byIcalJs(text)[0]?.when).toEqual({ from, to });
});

test('a calendar without games is a valid one: it holds its time zone', () => {
	const text = writeCalendar({ name: 'Flamengo', brand: 'Guia', events: [] });
	const calendar = new ICAL.Component(ICAL.parse(text));
	expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
	expect(byNodeIcal(text)).toEqual([]);
	const single = writeCalendar({ name: null, brand: 'Guia', events: [eventOf(aGame())] });
	expect(/NAME:|REFRESH/.test(single)).toBe(false);
});

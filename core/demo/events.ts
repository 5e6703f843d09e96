import type { Names } from '#core/games/cards.ts';
import { MADRUGADA_UNTIL_HOUR } from '#core/games/game-rules.ts';
import { daysBetween, startOfDay } from '#core/site/dates.ts';
import { channelsOf } from './broadcasts.ts';
import { hasKnownTeam } from './calendar.ts';
import type { Fixture } from './fixture.ts';
import { shuffled } from './random.ts';

/**
 * Special cases, each of which applies to one game a day, so that the demo shows every state. Those
 * that need a game with channels choose first.
 */
const DEMO_EVENTS = [
	'unconfirmed',
	'no-channel',
	'hour-undefined',
	'postponed',
	'hour-moved',
	'day-moved',
	'cancelled',
	'no-broadcast',
] as const;
export type DemoEvent = (typeof DEMO_EVENTS)[number];

/**
 * Changes apply from a week back until tomorrow: they were announced two days before the game,
 * never in the future.
 */
const CHANGE_DAYS_BACK = 7;
const CHANGE_DAYS_AHEAD = 1;

/** The events of a day's games, seen from the day of loading. */
export function eventsOf(
	day: string,
	fixtures: readonly Fixture[],
	{ today, names }: { today: string; names: Names },
): Map<Fixture, DemoEvent> {
	return new Map(
		[...chooseEvents(day, fixtures, names)].filter(([, event]) =>
			isVisible(event, daysBetween(today, day)),
		),
	);
}

/** Whether an event overrides the competition's usual channels. */
export function concernsChannels(event: DemoEvent | undefined): boolean {
	return event === 'unconfirmed' || event === 'no-broadcast' || event === 'no-channel';
}

/**
 * One game for each event of a day. The choice depends on the day alone; Brazilian games come
 * first.
 */
function chooseEvents(
	day: string,
	fixtures: readonly Fixture[],
	names: Names,
): Map<Fixture, DemoEvent> {
	const fromHour = startOfDay(day) + MADRUGADA_UNTIL_HOUR * 3_600_000;
	const [brazil, abroad] = [true, false].map((inBrazil) =>
		shuffled(
			fixtures.filter(
				(fixture) =>
					mayBefall(fixture, fromHour) && (fixture.competition.country === 'BR') === inBrazil,
			),
			`events ${day} ${inBrazil}`,
		),
	);
	const rest = [...(brazil ?? []), ...(abroad ?? [])];
	const events = new Map<Fixture, DemoEvent>();
	for (const event of DEMO_EVENTS) {
		const index = rest.findIndex(
			(fixture) => !needsChannels(event) || channelsOf(fixture, names).length > 0,
		);
		const [fixture] = index < 0 ? [] : rest.splice(index, 1);
		if (fixture) events.set(fixture, event);
	}
	return events;
}

function isVisible(event: DemoEvent, ahead: number): boolean {
	switch (event) {
		case 'hour-undefined':
		case 'unconfirmed':
			return ahead >= 0;
		case 'no-broadcast':
		case 'no-channel':
			return true;
		case 'postponed':
		case 'cancelled':
		case 'hour-moved':
		case 'day-moved':
			return ahead >= -CHANGE_DAYS_BACK && ahead <= CHANGE_DAYS_AHEAD;
	}
}

/** Major games, twins and night games stay unchanged: they demonstrate other cases. */
function mayBefall(fixture: Fixture, fromHour: number): boolean {
	if (fixture.undecided || fixture.twin || !hasKnownTeam(fixture)) return false;
	return !fixture.channels?.includes('globo') && fixture.kickoffAt >= fromHour;
}

function needsChannels(event: DemoEvent): boolean {
	return event === 'unconfirmed' || event === 'no-channel';
}

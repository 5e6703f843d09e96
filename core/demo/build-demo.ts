import type { Broadcast } from '#core/games/broadcast.ts';
import type { Names } from '#core/games/cards.ts';
import type { GameStatus, Side } from '#core/games/game.ts';
import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import { addDays, daysBetween, startOfDay } from '#core/site/dates.ts';
import { homeGround } from '#core/venues/find-venue.ts';
import {
	broadcastsOf,
	channelsOf,
	type GloboShares,
	noBroadcast,
	shareGlobo,
} from './broadcasts.ts';
import { fixturesBetween } from './calendar.ts';
import type { DemoFacts, DemoGame } from './demo-game.ts';
import { concernsChannels, type DemoEvent, eventsOf } from './events.ts';
import { type Fixture, isTeamId } from './fixture.ts';
import { withEvent } from './moves.ts';
import { shuffled } from './random.ts';

/** Days of the demo before and after the day for which it is built. */
const DEMO_DAYS_BACK = 30;
const DEMO_DAYS_AHEAD = 14;

/** Hour of the previous evening at which the channels of a day count as verified. */
const CHECKED_HOUR = 18;

type DemoInput = { /** YYYY-MM-DD in São Paulo. */ today: string; names: Names };

/**
 * The demo guide around a day: real clubs, competitions, usual channels and kickoff hours, 30 days
 * back and 14 ahead. Every day has every special case. The same input gives the same games; nothing
 * in it is a true announcement.
 */
export function buildDemo({ today, names }: DemoInput): DemoGame[] {
	const fixtures = fixturesBetween(
		addDays(today, -DEMO_DAYS_BACK),
		addDays(today, DEMO_DAYS_AHEAD),
		names,
	);
	return [...Map.groupBy(fixtures, ({ day }) => day)].flatMap(([day, ofDay]) =>
		buildDay(day, ofDay, { today, names }),
	);
}

function buildDay(
	day: string,
	fixtures: readonly Fixture[],
	{ today, names }: DemoInput,
): DemoGame[] {
	const eve = addDays(day < today ? day : today, -1);
	const events = eventsOf(day, fixtures, { today, names });
	const context: Context = {
		names,
		shares: shareGlobo(fixtures, names),
		confirmed: chooseConfirmed(fixtures, {
			names,
			events,
			share: confirmedShare(daysBetween(today, day)),
		}),
		startOfToday: startOfDay(today),
		checkedAt: startOfDay(eve) + CHECKED_HOUR * 3_600_000,
	};
	// Undecided games of past days are dropped: the demo does not invent winners.
	const shown = fixtures.filter(({ undecided }) => !undecided || day >= today);
	return shown.map((fixture) => {
		const event = events.get(fixture) ?? null;
		return withEvent(factsOf(fixture, event, context), event);
	});
}

/** Shared data of one day's games; instants in UTC milliseconds. */
type Context = {
	names: Names;
	shares: GloboShares;
	confirmed: ReadonlySet<Fixture>;
	startOfToday: number;
	checkedAt: number;
};

function factsOf(fixture: Fixture, event: DemoEvent | null, context: Context): DemoFacts {
	const { competition, round, home, day, zone, date, time } = fixture;
	const hourKnown = event !== 'hour-undefined';
	return {
		competitionId: competition.id,
		round,
		home: sideOf(home),
		away: sideOf(fixture.away),
		day,
		kickoffAt: hourKnown ? fixture.kickoffAt : null,
		zone,
		kickoffText: hourKnown ? `${date} ${time}` : date,
		venue: competition.gender === 'm' && competition.ageGroup === 'adulto' ? groundOf(home) : null,
		status: statusOf(fixture, event, context.startOfToday),
		// The demonstration invents no score.
		result: null,
		broadcasts: broadcastsFor(fixture, event, context),
	};
}

/** 'Maracanã, Rio de Janeiro': the certain home ground. */
function groundOf(team: string): string | null {
	const ground = homeGround(team);
	return ground === null ? null : `${ground.name}, ${ground.city}`;
}

function sideOf(team: string): Side {
	return isTeamId(team) ? { teamId: team, label: null } : { teamId: null, label: team };
}

/**
 * Finished only if it was over before the day began: a game of yesterday may still be live at
 * midnight.
 */
function statusOf(
	{ kickoffAt }: Fixture,
	event: DemoEvent | null,
	startOfToday: number,
): GameStatus {
	if (event === 'postponed' || event === 'cancelled') return event;
	return kickoffAt + LIVE_MINUTES * 60_000 <= startOfToday ? 'finished' : 'scheduled';
}

function broadcastsFor(fixture: Fixture, event: DemoEvent | null, context: Context): Broadcast[] {
	if (event === 'no-broadcast') return [noBroadcast()];
	if (event === 'no-channel' || fixture.undecided) return [];
	if (event === 'unconfirmed')
		return broadcastsOf(fixture, { state: 'unconfirmed', verifiedAt: null }, context);
	const confirmed = context.confirmed.has(fixture);
	return broadcastsOf(
		fixture,
		confirmed
			? { state: 'confirmed', verifiedAt: context.checkedAt }
			: { state: 'usual', verifiedAt: null },
		context,
	);
}

type Confirming = { names: Names; events: ReadonlyMap<Fixture, DemoEvent>; share: number };

/**
 * The fixtures of a day with confirmed channels: always a prefix of one fixed order, so that no
 * confirmation is revoked as the day approaches.
 */
function chooseConfirmed(
	fixtures: readonly Fixture[],
	{ names, events, share }: Confirming,
): Set<Fixture> {
	const shown = fixtures.filter((fixture) => channelsOf(fixture, names).length > 0);
	const order = shuffled(shown, `confirmed ${shown[0]?.day}`).filter(
		(fixture) => !concernsChannels(events.get(fixture)),
	);
	return new Set(order.slice(0, Math.ceil(order.length * share)));
}

/** Channels are announced a few days ahead: the share of a day's games with confirmed channels. */
function confirmedShare(daysAhead: number): number {
	if (daysAhead < 0) return 1;
	if (daysAhead <= 1) return 0.75;
	return daysAhead <= 4 ? 0.3 : 0;
}

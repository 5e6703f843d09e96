import { expect, test } from 'vitest';
import channels from '#content/reference/channels.json' with { type: 'json' };
import competitions from '#content/reference/competitions.json' with { type: 'json' };
import teams from '#content/reference/teams.json' with { type: 'json' };
import { parseChannelReference } from '#core/channels/channel-input.ts';
import { parseCompetitionReference } from '#core/competitions/competition-input.ts';
import type { Names } from '#core/games/cards.ts';
import { addDays, dayOf, daysBetween, startOfDay, timeOf } from '#core/site/dates.ts';
import { parseTeamReference } from '#core/teams/team-input.ts';
import { buildDemo } from './build-demo.ts';
import type { DemoFacts, DemoGame } from './demo-game.ts';
import { isKnownSide } from './fixture.ts';
import { CUPS_ABROAD } from './reference/cups-abroad.ts';
import { BRAZIL_CUPS } from './reference/cups-brazil.ts';
import { BRAZIL_LEAGUES } from './reference/leagues-brazil.ts';
import { EUROPE_LEAGUES } from './reference/leagues-europe.ts';
import { WORLD_LEAGUES } from './reference/leagues-world.ts';

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row & { revision: number }> {
	return new Map(rows.map((row) => [row.id, { ...row, revision: 1 }]));
}

const names: Names = {
	teams: byId(parseTeamReference(teams)),
	competitions: byId(parseCompetitionReference(competitions)),
	channels: byId(parseChannelReference(channels)),
};

/**
 * Every weekday, odd and even weeks, the turn of a year, a leap day and changes of summer time
 * abroad, over three years.
 */
const DAYS = [
	...[
		'2026-03-08',
		'2026-06-15',
		'2026-10-25',
		'2026-11-21',
		'2026-12-31',
		'2027-05-18',
		'2027-08-25',
		'2028-02-29',
		'2028-07-07',
	],
	...['2028-12-30', '2029-03-11'],
];

const laid = new Map<string, DemoGame[]>();
function demo(today: string): DemoGame[] {
	const games = laid.get(today) ?? buildDemo({ today, names });
	laid.set(today, games);
	return games;
}

/** What stands after the changes. */
function finalFacts({ facts, move }: DemoGame): DemoFacts {
	return { ...facts, ...move?.after };
}

function gamesOn(today: string, day: string): DemoGame[] {
	return demo(today).filter((game) => finalFacts(game).day === day);
}

test.for(DAYS)('the days around %s are as full as real ones', (today) => {
	const counts = Map.groupBy(demo(today), (game) => finalFacts(game).day);
	expect([...counts.keys()].sort()).toEqual(
		Array.from({ length: 45 }, (_, index) => addDays(today, index - 30)),
	);
	for (const [day, { length }] of counts) {
		const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
		const [least, most] = isWeekend ? [40, 90] : [15, 40];
		expect(length, day).toBeGreaterThanOrEqual(least);
		expect(length, day).toBeLessThanOrEqual(most);
	}
});

test.for(DAYS)('around %s no side plays twice within 48 hours', (today) => {
	const tooSoon = [...gamesBySquad(demo(today).map(finalFacts))].flatMap(([squad, games]) => {
		const sorted = games.toSorted((a, b) => instantOf(a) - instantOf(b));
		return sorted
			.filter((next, index) => index > 0 && restBetween(sorted[index - 1] ?? next, next) < 48)
			.map(({ day }) => `${squad} ${day}`);
	});
	expect(tooSoon).toEqual([]);
});

/** Games of each men's, women's and youth side. */
function gamesBySquad(games: DemoFacts[]): Map<string, DemoFacts[]> {
	const entries = games.flatMap((game) => {
		const competition = names.competitions.get(game.competitionId);
		const sides = [game.home, game.away].filter(({ label }) => !label?.startsWith('Vencedor'));
		return sides.map(({ teamId, label }) => ({
			game,
			squad: `${teamId ?? label} ${competition?.gender} ${competition?.ageGroup}`,
		}));
	});
	return new Map(
		[...Map.groupBy(entries, ({ squad }) => squad)].map(([squad, list]) => [
			squad,
			list.map(({ game }) => game),
		]),
	);
}

function instantOf({ kickoffAt, day }: DemoFacts): number {
	return kickoffAt ?? startOfDay(day);
}

/** Hours between two games; whole days where an hour is not known. */
function restBetween(a: DemoFacts, b: DemoFacts): number {
	return a.kickoffAt !== null && b.kickoffAt !== null
		? (b.kickoffAt - a.kickoffAt) / 3_600_000
		: daysBetween(a.day, b.day) * 24;
}

test.for(
	DAYS.flatMap(
		(today) =>
			[
				[today, today],
				[today, addDays(today, 1)],
			] as const,
	),
)('laid on %s, %s shows every special case', ([today, day]) => {
	const games = gamesOn(today, day);
	const facts = games.map(finalFacts);
	const some = (check: (game: DemoFacts) => boolean) =>
		expect(facts.some(check), String(check)).toBe(true);
	some((game) => game.kickoffAt === null);
	some(
		(game) =>
			game.broadcasts.length === 0 &&
			game.home.teamId !== null &&
			names.competitions.get(game.competitionId)?.rights.length !== 0,
	);
	for (const state of ['confirmed', 'usual', 'unconfirmed', 'none'])
		some((game) => game.broadcasts.some((broadcast) => broadcast.state === state));
	some((game) => game.status === 'postponed');
	some((game) => game.status === 'cancelled');
	some((game) => game.kickoffAt !== null && timeOf(game.kickoffAt).hour < 6);
	some((game) => names.competitions.get(game.competitionId)?.gender === 'f');
	some((game) => names.competitions.get(game.competitionId)?.ageGroup === 'sub-20');
	some((game) => game.home.label?.startsWith('Vencedor') ?? false);
	some((game) =>
		game.broadcasts.some(
			({ channelId, coverage }) => channelId === 'sportv' && coverage.exclude.length > 0,
		),
	);
	const moves = games.filter(({ move }) => move?.after.kickoffAt !== undefined);
	expect(
		moves.some(
			({ facts: before, move }) => before.day === day && before.kickoffAt !== move?.after.kickoffAt,
		),
	).toBe(true);
	expect(moves.some(({ facts: before }) => before.day !== day)).toBe(true);
});

test.for(DAYS)(
	'laid on %s, Globo shows several games at the same minute, each state one of them, today and tomorrow',
	(today) => {
		for (const day of [today, addDays(today, 1)]) {
			const shown = gamesOn(today, day)
				.map(finalFacts)
				.flatMap((game) => {
					const globo = game.broadcasts.find(({ channelId }) => channelId === 'globo');
					return globo && names.competitions.get(game.competitionId)?.state == null
						? [{ at: game.kickoffAt, include: globo.coverage.include }]
						: [];
				});
			const groups = [...Map.groupBy(shown, ({ at }) => at).values()].filter(
				({ length }) => length > 1,
			);
			expect(groups.length, day).toBeGreaterThan(0);
			for (const group of groups)
				expect(group.flatMap(({ include }) => include).sort(), day).toEqual(
					[...new Set(group.flatMap(({ include }) => include))].sort(),
				);
		}
	},
);

test.for(DAYS)('laid on %s, the same clubs play twice on a day, senior and sub-20', (today) => {
	for (const day of [today, addDays(today, 1)]) {
		const pairs = gamesOn(today, day)
			.map(finalFacts)
			.map(({ home, away }) => `${home.teamId} ${away.teamId}`);
		expect(new Set(pairs).size, day).toBeLessThan(pairs.length);
	}
});

test('every club of every series is in the reference data, or stands by its written name', () => {
	const series = [
		...BRAZIL_LEAGUES,
		...EUROPE_LEAGUES,
		...WORLD_LEAGUES,
		...BRAZIL_CUPS,
		...CUPS_ABROAD,
	];
	expect(series.filter(({ competitionId }) => !names.competitions.has(competitionId))).toEqual([]);
	expect(
		series.flatMap(({ teams: clubs }) => clubs).filter((team) => !isKnownSide(team, names)),
	).toEqual([]);
});

test.for(DAYS)('laid on %s, every id is known', (today) => {
	const unknown = demo(today)
		.map(finalFacts)
		.filter(({ competitionId, home, away }) => {
			const sidesKnown = [home, away].every(({ teamId, label }) =>
				teamId === null ? label : names.teams.has(teamId),
			);
			return !sidesKnown || !names.competitions.has(competitionId);
		});
	expect(unknown).toEqual([]);
});

test.for(DAYS)(
	'laid on %s, every channel is active, holds rights to its competition, and marked as demonstration',
	(today) => {
		const morning = startOfDay(today);
		const wrong = demo(today)
			.map(finalFacts)
			.filter(({ competitionId, broadcasts }) => {
				const holders =
					names.competitions.get(competitionId)?.rights.map(({ channelId }) => channelId) ?? [];
				return !broadcasts.every(({ channelId, source, link, verifiedAt }) => {
					const channelFits =
						channelId === null ||
						(holders.includes(channelId) && names.channels.get(channelId)?.status === 'active');
					return (
						channelFits &&
						source?.startsWith('Demonstração') &&
						link === null &&
						(verifiedAt ?? 0) < morning
					);
				});
			});
		expect(wrong).toEqual([]);
	},
);

test.for(DAYS)(
	'laid on %s, nothing was announced in the future and what was over before today is finished',
	(today) => {
		const morning = startOfDay(today);
		const wrong = demo(today).filter((game) => {
			const { day, kickoffAt, status } = finalFacts(game);
			const announced = (game.announcedAt ?? 0) < morning && (game.move?.at ?? 0) < morning;
			const end = (kickoffAt ?? startOfDay(day)) + 120 * 60_000;
			const isRight = status === 'scheduled' ? end > morning : status !== 'finished' || day < today;
			return !announced || !isRight || (kickoffAt !== null && dayOf(kickoffAt) !== day);
		});
		expect(wrong).toEqual([]);
		expect(
			demo(today).every(({ move }) => move === null || move.source.startsWith('Demonstração')),
		).toBe(true);
	},
);

test('laid again a day later the calendar stands: the same games on the same days', () => {
	const key = (game: DemoFacts) =>
		`${game.day} ${game.competitionId} ${game.home.teamId} ${game.away.teamId}`;
	const shared = (today: string) =>
		demo(today)
			.map(finalFacts)
			.filter(
				({ day, home }) =>
					day >= '2026-11-01' && day <= '2026-12-04' && !home.label?.startsWith('Vencedor'),
			)
			.map(key)
			.sort();
	expect(shared('2026-11-22')).toEqual(shared('2026-11-21'));
	expect(shared('2026-11-23')).toEqual(shared('2026-11-21'));
});

test('what the reference data does not hold is left out, never shown as an id', () => {
	const fewer: Names = {
		...names,
		teams: new Map([...names.teams].filter(([id]) => id !== 'flamengo')),
	};
	const sides = buildDemo({ today: '2026-11-21', names: fewer }).flatMap(({ facts }) => [
		facts.home,
		facts.away,
	]);
	expect(sides.some(({ teamId, label }) => teamId === 'flamengo' || label === 'flamengo')).toBe(
		false,
	);
});

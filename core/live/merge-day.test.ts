import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDay } from '#core/games/day/day-builder.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import type { Game } from '#core/games/game.ts';
import { isAlike } from '#core/kit/is-alike.ts';
import { anyBroadcast, exportNames } from '#tests/support/any-game.ts';
import { aBroadcast, aGame, at, NOW, TODAY } from '#tests/support/factories.ts';
import type { DayPatch } from './contract.ts';
import { type LooseGame, loosen } from './loose-game.ts';
import { mergeDay, refreshDay } from './merge-day.ts';

const names = exportNames();
const TEAMS = ['flamengo', 'palmeiras', 'gremio', 'bahia', 'santos'];
const LATER = NOW + 3 * 60 * 60_000;
const movedFrom = new Map([['g1', '21h30']]);

/** As the browser has it: without the texts that only the server uses. */
function build(games: readonly Game[], now: number): DayView {
	const { view } = buildDay({ day: TODAY, now, games, names, movedFrom });
	return { ...view, games: view.games.map(({ answerText: _answerText, ...card }) => card) };
}

/** All that a view says, whatever the order of its tables. */
function said({ teams, competitions, channels, games, ...rest }: DayView) {
	const tables = [teams, competitions, channels].map((rows) => new Set<unknown>(rows));
	return { ...rest, tables, games: loosen({ teams, competitions, channels, games }) };
}

/** What the stream tells of the difference. */
function patchOf(before: DayView, after: DayView): DayPatch {
	const known = new Map(loosen(before).map((game): [string, LooseGame] => [game.slug, game]));
	const now = loosen(after);
	const left = new Set(now.map(({ slug }) => slug));
	const { day, updatedAt, mapped = false, demo = false } = after;
	const put = now.filter((game) => !isAlike(game, known.get(game.slug)));
	return {
		day,
		updatedAt,
		mapped,
		demo,
		put,
		drop: [...known.keys()].filter((slug) => !left.has(slug)),
	};
}

const minute = fc.option(fc.constantFrom(...[660, 990, 1_020, 1_140, 1_290, 1_410]), { freq: 6 });
const facts = fc.record({
	sides: fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 }),
	kickoffAt: minute.map((of) => (of === null ? null : at('2026-11-20T00:00') + of * 60_000)),
	competitionId: fc.constantFrom('brasileirao-a', 'libertadores', 'estadual-sp'),
	status: fc.constantFrom(
		'scheduled' as const,
		'scheduled' as const,
		'finished' as const,
		'postponed' as const,
	),
	broadcasts: fc.uniqueArray(anyBroadcast(), {
		selector: ({ channelId }) => channelId,
		maxLength: 2,
	}),
	updatedAt: fc.integer({ min: NOW - 1_000, max: NOW }),
	demo: fc.boolean(),
});
/** The same few addresses, so that games stay, change, come and go. */
const day = fc.dictionary(fc.constantFrom('g0', 'g1', 'g2', 'g3', 'g4'), facts).map((drawn) =>
	Object.entries(drawn).map(([id, { sides, ...rest }]) => {
		const [home, away] = sides.map((teamId) => ({ teamId, label: null }));
		return aGame({ ...rest, id, slug: id, ...(home && away && { home, away }) });
	}),
);
/** Some games of the first day stay as they are. */
const changes = fc.tuple(day, day, fc.nat()).map(([before, after, kept]) => {
	const same = before.filter((_game, place) => (kept >> place) % 2 === 1);
	return {
		before,
		after: [...after.filter(({ id }) => same.every((game) => game.id !== id)), ...same],
	};
});

test('S9.04 law: a day with what changed of it says what a fresh one says', () => {
	fc.assert(
		fc.property(changes, fc.constantFrom(NOW, LATER), ({ before, after }, now) => {
			const [shown, fresh] = [build(before, NOW), build(after, now)];
			const merged = mergeDay(shown, patchOf(shown, fresh), now);
			expect(said(merged)).toEqual(said(fresh));
			expect(mergeDay(shown, patchOf(shown, build(before, NOW)), NOW)).toEqual(shown);
		}),
		{ numRuns: 200 },
	);
});

test('S9.04 law: a day that is read again says the same as a fresh one, and keeps each game that did not change', () => {
	fc.assert(
		fc.property(changes, ({ before, after }) => {
			const [shown, fresh] = [build(before, NOW), build(after, LATER)];
			const refreshed = refreshDay(shown, fresh, LATER);
			expect(said(refreshed)).toEqual(said(fresh));
			expect(refreshDay(refreshed, fresh, LATER).games).toBe(refreshed.games);
		}),
		{ numRuns: 100 },
	);
});

test('a game that moves leaves the objects of the others as they are', () => {
	const games = ['g1', 'g2', 'g3'].map((id) =>
		aGame({ id, slug: id, broadcasts: [aBroadcast('globo', { state: 'unconfirmed' })] }),
	);
	const [moved, ...others] = games as [Game, ...Game[]];
	const shown = build(games, NOW);
	const fresh = build([{ ...moved, kickoffAt: at('2026-11-20T19:00') }, ...others], NOW);
	const patch = patchOf(shown, fresh);
	expect(patch.put.map(({ slug }) => slug)).toEqual(['g1']);
	const merged = mergeDay(shown, patch, NOW);
	const kept = (slug: string) =>
		[shown, merged].map(({ games: cards }) => cards.find((card) => card.slug === slug));
	for (const [before, now] of [kept('g2'), kept('g3')]) expect(now).toBe(before);
	expect([
		merged.teams === shown.teams,
		merged.channels === shown.channels,
		merged.competitions === shown.competitions,
	]).not.toContain(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { isOff } from '#core/games/game-rules.ts';
import { aBroadcast, aGame, TODAY } from '#tests/support/factories.ts';
import { gameTopics } from './game-topics.ts';
import { INDEXES, topics } from './topic.ts';

const day = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21');
const side = fc
	.constantFrom('flamengo', 'palmeiras', 'santos', null)
	.map((teamId) => ({ teamId, label: null }));
const game: fc.Arbitrary<Game> = fc
	.record({
		...{
			day,
			home: side,
			away: side,
			competitionId: fc.constantFrom('brasileirao-a', 'copa-do-brasil'),
		},
		status: fc.constantFrom('scheduled', 'postponed', 'cancelled', 'finished'),
		publication: fc.constantFrom('draft', 'published'),
		deletedAt: fc.constantFrom(null, 1),
		broadcasts: fc
			.uniqueArray(fc.constantFrom('globo', 'sportv', null))
			.map((ids) => ids.map((id) => aBroadcast(id))),
	})
	.map((facts) => aGame({ ...facts, slug: `flamengo-vs-palmeiras-${facts.day}` }) as Game);
const write = fc.tuple(fc.option(game), game);

const isShown = ({ publication, deletedAt }: Game) =>
	publication === 'published' && deletedAt === null;
const counted = (each: Game | null, of: string) =>
	each !== null && isShown(each) && !isOff(each) && each.day === of;

test('whatever shows a game, as it was or as it is, is touched, and nothing else', () => {
	fc.assert(
		fc.property(write, ([before, after]) => {
			const touched = gameTopics(before, after, TODAY);
			const shown = [before, after].filter((each) => each !== null && isShown(each)) as Game[];
			const of = (each: Game) => [
				topics.day(each.day),
				topics.competition(each.competitionId),
				...[each.home.teamId, each.away.teamId].flatMap((id) =>
					id === null ? [] : [topics.team(id)],
				),
				...each.broadcasts.flatMap(({ channelId }) =>
					channelId === null ? [] : [topics.channel(channelId)],
				),
			];
			const listed = touched.filter((topic) => !/^(game|total|habits|index):/.test(topic));
			expect(listed.sort()).toEqual([...new Set(shown.flatMap(of))].sort());
			if (shown.length > 0) expect(touched).toContain(topics.game(after.id));
		}),
	);
});

test('a day has another number of games exactly when one begins or ceases to count on it', () => {
	fc.assert(
		fc.property(write, ([before, after]) => {
			const totals = gameTopics(before, after, TODAY).filter((topic) => topic.startsWith('total:'));
			const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
			expect(totals.sort()).toEqual(
				days.filter((each) => counted(before, each) !== counted(after, each)).map(topics.total),
			);
		}),
	);
});

test('an index is touched exactly when one of its entries begins or ceases to have a game to come', () => {
	const entries = {
		times: ({ home, away }: Game) => [home.teamId, away.teamId],
		campeonatos: ({ competitionId }: Game) => [competitionId],
		canais: ({ broadcasts }: Game) => broadcasts.map(({ channelId }) => channelId),
	};
	const isToCome = (each: Game | null): each is Game =>
		each !== null &&
		isShown(each) &&
		each.status === 'scheduled' &&
		['2026-11-19', '2026-11-20', '2026-12-20'].includes(each.day);
	const days = fc.constantFrom(
		'2026-11-18',
		'2026-11-19',
		'2026-11-20',
		'2026-12-20',
		'2026-12-21',
	);
	const anyDay = fc.tuple(game, days).map(([each, its]) => ({ ...each, day: its }));
	fc.assert(
		fc.property(fc.option(anyDay), anyDay, (before, after) => {
			const touched = gameTopics(before, after, TODAY).filter((topic) =>
				topic.startsWith('index:'),
			);
			const isTouched = INDEXES.filter((name) => {
				const [from, to] = [before, after].map(
					(each) => new Set(isToCome(each) ? entries[name](each).filter((id) => id !== null) : []),
				) as [Set<unknown>, Set<unknown>];
				return from.size !== to.size || [...from].some((id) => !to.has(id));
			});
			expect(touched).toEqual(isTouched.map(topics.index));
		}),
	);
});

test('habits are counted from days that lie behind', () => {
	fc.assert(
		fc.property(write, ([before, after]) => {
			const habits = gameTopics(before, after, TODAY).filter((topic) =>
				topic.startsWith('habits:'),
			);
			const behind = [before, after].filter(
				(each) => each !== null && isShown(each) && each.day < TODAY,
			) as Game[];
			expect(habits.sort()).toEqual(
				[...new Set(behind.map((each) => topics.habits(each.competitionId)))].sort(),
			);
		}),
	);
});

test('a game that no page shows touches its own address where that answers otherwise, and nothing else', () => {
	const draft = aGame({ publication: 'draft' });
	expect(gameTopics(null, draft, TODAY)).toEqual([]);
	expect(gameTopics(draft, { ...draft, day: '2026-11-21' }, TODAY)).toEqual([]);
	expect(gameTopics(draft, { ...draft, deletedAt: 1 }, TODAY)).toEqual([topics.game(draft.id)]);
});

test('a game that could not be read may have stood anywhere', () => {
	expect(gameTopics({ ...aGame(), damage: ['day'] }, aGame(), TODAY)).toEqual([topics.all]);
});

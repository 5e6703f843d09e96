import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnswerLine, AnswerLines } from '#core/answer/answer.ts';
import { BROADCAST_STATES } from '#core/games/broadcast.ts';
import { NO_ANSWER } from '#tests/support/factories.ts';
import type {
	BroadcastCard,
	ChannelCard,
	CompetitionCard,
	GameCard,
	GameList,
	TeamCard,
} from './day-view.ts';
import { packRows, unpackRows } from './packed-rows.ts';

const DAY = '2026-11-20';
const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
const place = fc.integer({ min: 0, max: 3 });
const side = fc.oneof(place, fc.string());

const team: fc.Arbitrary<TeamCard> = fc.record(
	{
		id: fc.string(),
		name: fc.string(),
		disc: fc.option(fc.tuple(color, color).map(([ground, second]) => `ring${ground}${second}`)),
		keys: fc.string(),
	},
	{ requiredKeys: ['name', 'disc', 'keys'] },
);
const broadcast: fc.Arbitrary<BroadcastCard> = fc.record(
	{
		channel: place,
		state: fc.constantFrom(...BROADCAST_STATES),
		include: fc.string(),
		exclude: fc.string(),
	},
	{ requiredKeys: ['channel', 'state'] },
);
const line: fc.Arbitrary<AnswerLine> = fc.record(
	{
		kind: fc.constantFrom('confirmed', 'usual'),
		words: fc.string(),
		channel: place,
		beside: fc.string(),
	},
	{ requiredKeys: ['kind', 'words'] },
);
const answer: fc.Arbitrary<AnswerLines> = fc.record(
	{
		country: line,
		states: fc.array(fc.record({ ufs: fc.string(), line }), { minLength: 1, maxLength: 3 }),
	},
	{ requiredKeys: ['country'] },
);
const anyDay = fc.constantFrom(DAY, '2026-11-24');
const timed: fc.Arbitrary<GameCard> = fc.record(
	{
		slug: fc.oneof(fc.string(), fc.constant('gremio-vs-nautico-2026-11-20')),
		home: side,
		away: side,
		competition: place,
		broadcasts: fc.array(broadcast, { maxLength: 3 }),
		answer,
		round: fc.string(),
		kickoffAt: fc.integer(),
		status: fc.constantFrom('postponed', 'cancelled', 'finished'),
		noBroadcast: fc.constant(true),
		movedFrom: fc.string(),
		score: fc.tuple(place, place, fc.string()),
	},
	{ requiredKeys: ['slug', 'home', 'away', 'competition', 'broadcasts', 'answer'] },
);
/** Without an hour a game says its day. */
const game = fc
	.tuple(timed, anyDay)
	.map(([card, day]) => (card.kickoffAt === undefined ? { ...card, day } : card));
const competition: fc.Arbitrary<CompetitionCard> = fc.constant({
	id: 'serie-b',
	name: 'Série B',
	priority: 2,
	keys: 'serie b',
});
const channel: fc.Arbitrary<ChannelCard> = fc.constant({
	id: 'globo',
	name: 'Globo',
	group: 'aberta',
	free: true,
	mark: 'azul G',
});

test('law: a list of games comes out of its rows as it went in', () => {
	const list = fc.record({
		teams: fc.array(team, { maxLength: 5 }),
		competitions: fc.array(competition, { maxLength: 2 }),
		channels: fc.array(channel, { maxLength: 2 }),
		games: fc.array(game, { maxLength: 5 }),
	});
	fc.assert(
		fc.property(list, (games) => {
			const sent = JSON.parse(JSON.stringify(packRows(games, DAY)));
			expect(unpackRows(sent, DAY)).toEqual(games);
		}),
	);
});

test('an address that follows from the sides and the day is not sent, another one is', () => {
	const names: TeamCard[] = ['Grêmio', 'Náutico'].map((name) => ({ name, disc: null, keys: '' }));
	const card = (slug: string): GameCard => ({
		slug,
		day: DAY,
		home: 0,
		away: 1,
		competition: 0,
		broadcasts: [],
		answer: NO_ANSWER,
	});
	const list: GameList = {
		teams: names,
		competitions: [],
		channels: [],
		games: [card('gremio-vs-nautico-2026-11-20'), card('x')],
	};
	expect(packRows(list, DAY).games).toEqual([
		[0, 1, 0, [], 0],
		[0, 1, 0, [], 0, null, null, null, 'x'],
	]);
});

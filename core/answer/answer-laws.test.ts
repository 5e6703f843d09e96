import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { type Reach, receivedIn } from '#core/games/coverage/reach.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import { isBehind } from '#core/games/game-rules.ts';
import { NOW, TODAY } from '#tests/support/factories.ts';
import type { AnswerChannel, AnswerGame, AnswerWay } from './answer.ts';
import { answerFor, answerSet } from './answer-for.ts';
import { answerIn, answerSentence } from './answer-sentence.ts';

const CODES = Object.keys(UFS) as Uf[];
/** No name is part of another, so a name found in a sentence is the channel. */
const NAMES = ['Globo', 'Premiere', 'ESPN', 'sportv', 'CazéTV', 'Record', '{Em}<b>"\n'];
const codes = fc.subarray(CODES, { minLength: 1, maxLength: 5 }).map((ufs) => ufs.join(' '));
const reach: fc.Arbitrary<Reach> = fc.oneof(
	fc.constant({}),
	codes.map((text) => ({ in: text })),
	codes.map((text) => ({ out: text })),
	fc.constant({ in: UNKNOWN_UFS }),
);
const channels: readonly AnswerChannel[] = NAMES.map((name, place) => ({
	...{ id: `c${place}`, name, free: place % 2 === 0 },
	group: CHANNEL_GROUPS[place % CHANNEL_GROUPS.length] ?? 'aberta',
}));
const channel = fc.constantFrom(...channels);
const way: fc.Arbitrary<AnswerWay> = fc.record({
	channel,
	reach,
	state: fc.constantFrom('confirmed', 'usual', 'unconfirmed'),
});
const expected = fc.record(
	{
		kind: fc.constantFrom('usual' as const, 'rights' as const),
		channels: fc.uniqueArray(channel, { minLength: 1, maxLength: 6 }),
		times: fc.integer({ min: 6, max: 10 }),
		of: fc.integer({ min: 6, max: 10 }),
	},
	{ requiredKeys: ['kind', 'channels'] },
);
const game: fc.Arbitrary<AnswerGame> = fc.record(
	{
		status: fc.constantFrom(...GAME_STATUSES),
		day: fc.constantFrom(TODAY, '2026-11-19', '2026-11-30'),
		kickoffAt: fc.option(fc.integer({ min: -3, max: 3 }).map((hours) => NOW + hours * 3_600_000)),
		ways: fc.uniqueArray(way, { maxLength: 6, selector: (each) => each.channel.id }),
		noBroadcast: fc.boolean(),
		rivals: fc.array(
			fc.record({ channelId: fc.constantFrom('c0', 'c1'), title: fc.string(), reach }),
			{ maxLength: 2 },
		),
		expected,
	},
	{ requiredKeys: ['status', 'day', 'kickoffAt', 'ways', 'noBroadcast', 'rivals'] },
);
const place = fc.option(fc.constantFrom(...CODES));
const mine = fc.option(
	fc.record({
		channels: fc.subarray(channels.map(({ id }) => id)),
		groups: fc.subarray([...CHANNEL_GROUPS]),
	}),
);

/** Words of a confirmed answer, without what another game's channel does. */
const named = (text: string) => channels.slice(0, -1).filter(({ name }) => text.includes(name));

test('law: there is always an answer, one line long, made of its parts, and the same each time', () => {
	fc.assert(
		fc.property(game, place, mine, (asked, uf, own) => {
			const answer = answerFor(asked, uf, own, NOW);
			expect(answer.sentence).toBe(answerSentence(answer));
			expect(answer.sentence).toMatch(/^\S.*\S\.$/u);
			expect(answer.line).not.toBe('');
			expect(answerFor(asked, uf, own, NOW)).toEqual(answer);
		}),
	);
});

test('law: what is named as sure is confirmed and received there; free is said of free channels only', () => {
	fc.assert(
		fc.property(game, fc.constantFrom(...CODES), mine, (asked, uf, own) => {
			const { kind, headline, access, lead } = answerFor(asked, uf, own, NOW);
			const ways = new Map(asked.ways.map((each) => [each.channel.id, each]));
			const isSure = ({ id }: AnswerChannel) => {
				const found = ways.get(id);
				return found?.state === 'confirmed' && receivedIn(found.reach, uf) === 'yes';
			};
			if (kind === 'confirmed' || lead !== null)
				expect(named(headline).filter((each) => !isSure(each))).toEqual([]);
			if (kind !== 'confirmed' && kind !== 'shown') expect(lead).toBe(null);
			if (lead !== null) expect(isSure(lead)).toBe(true);
			if (access === 'de graça') expect(named(headline).every(({ free }) => free)).toBe(true);
			if (lead?.words.includes('de graça')) expect(lead.free).toBe(true);
			if (access === 'de graça') expect(kind).toBe('confirmed');
		}),
	);
});

test('law: a game behind is told in the past, one to come in the present, for every reader', () => {
	fc.assert(
		fc.property(game, place, mine, (asked, uf, own) => {
			const { kind, sentence, access } = answerFor(asked, uf, own, NOW);
			const isPast = isBehind(asked, NOW);
			if (isPast) expect(['shown', 'unrecorded', 'none', 'off']).toContain(kind);
			else expect(['shown', 'unrecorded']).not.toContain(kind);
			if (isPast)
				expect(`${sentence} ${access}`).not.toMatch(
					/de graça|pagos?\b|você tem|costuma|pode passar/iu,
				);
		}),
	);
});

test('law: each state is in one entry of the set, or has the answer of the country', () => {
	fc.assert(
		fc.property(game, (asked) => {
			const set = answerSet(asked, NOW);
			const listed = set.states.flatMap(({ ufs }) => ufs.split(' '));
			expect(new Set(listed).size).toBe(listed.length);
			expect(new Set(set.states.map(({ answer }) => JSON.stringify(answer))).size).toBe(
				set.states.length,
			);
			for (const uf of CODES) expect(answerIn(set, uf)).toEqual(answerFor(asked, uf, null, NOW));
		}),
		{ numRuns: 60 },
	);
});

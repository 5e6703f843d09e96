import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameList } from '#core/games/day/day-view.ts';
import type { Game } from '#core/games/game.ts';
import { listGames } from '#core/games/game-list.ts';
import { aBroadcast, aGame, at, NOW, someNames } from '#tests/support/factories.ts';
import { gather, loosen } from './loose-game.ts';

const names = someNames();
const list = (games: readonly Game[]) =>
	listGames(games, { names, movedFrom: new Map([['g0', '19h']]), now: NOW, withSentences: true });

const side = fc.oneof(
	fc.constantFrom('flamengo', 'palmeiras', 'gremio').map((teamId) => ({ teamId, label: null })),
	fc.constant({ teamId: null, label: 'Vencedor da semifinal 1' }),
);
const uf = fc.uniqueArray(fc.constantFrom('SP', 'RJ', 'PE'), { maxLength: 2 });
const broadcast = fc.record({
	channelId: fc.constantFrom('globo', 'premiere', 'sportv'),
	state: fc.constantFrom('confirmed', 'usual', 'unconfirmed', 'none'),
	coverage: fc.record({ include: uf, exclude: uf }),
});
const facts = fc.record({
	home: side,
	away: side,
	competitionId: fc.constantFrom('brasileirao-a', 'serie-b', 'unheard-of'),
	kickoffAt: fc.constantFrom(
		null,
		at('2026-11-20T16:00'),
		at('2026-11-20T21:30'),
		at('2026-11-21T00:10'),
	),
	status: fc.constantFrom('scheduled', 'postponed'),
	round: fc.constantFrom(null, '35ª rodada'),
	broadcasts: fc.array(broadcast, { maxLength: 3 }),
});
const lists = fc.array(facts, { maxLength: 6 }).map((all) =>
	list(
		all.map(({ broadcasts, ...rest }, place) =>
			aGame({
				...(rest as Partial<Game>),
				...{ id: `g${place}`, slug: `g${place}` },
				broadcasts: broadcasts.map(({ channelId, ...line }) =>
					aBroadcast(channelId, line as never),
				),
			}),
		),
	),
);

/**
 * Everything a list says, whatever the order of its tables: the names as sets, each place by the
 * row it points at.
 */
function said({ teams, competitions, channels, games }: GameList) {
	const line = <Line extends { channel?: number }>({ channel, ...rest }: Line) => [
		rest,
		channels[channel ?? -1],
	];
	return {
		teams: new Set(teams),
		competitions: new Set(competitions),
		channels: new Set(channels),
		games: games.map(
			({ answerText: _answerText, home, away, competition, broadcasts, answer, ...rest }) => ({
				...rest,
				sides: [home, away].map((one) => (typeof one === 'number' ? teams[one] : one)),
				competition: competitions[competition],
				broadcasts: broadcasts.map(line),
				answer: [
					line(answer.country),
					...(answer.states ?? []).map((state) => [state.ufs, line(state.line)]),
				],
			}),
		),
	};
}

test('law: loose games gathered again are the list they came from, up to the order of its tables', () => {
	fc.assert(
		fc.property(lists, (before) => {
			expect(said(gather(JSON.parse(JSON.stringify(loosen(before)))))).toEqual(said(before));
		}),
	);
});

test('law: a loose game says the same whichever games stand beside it in its list', () => {
	fc.assert(
		fc.property(lists, fc.nat(), (before, seed) => {
			const loose = loosen(before);
			const turned = loose.map(
				(_, place) => loose[(place + seed) % loose.length] as (typeof loose)[number],
			);
			expect(loosen(gather(turned))).toEqual(turned);
		}),
	);
});

test('a game without an hour keeps the day under which it is listed', () => {
	const [open, timed] = loosen(
		list([aGame({ kickoffAt: null, day: '2026-11-24' }), aGame({ slug: 'other' })]),
	);
	expect([open?.day, timed?.day]).toEqual(['2026-11-24', '2026-11-20']);
	expect(
		gather(loosen(list([aGame({ kickoffAt: null, day: '2026-11-24' }), aGame()]))).games.map(
			({ day }) => day,
		),
	).toEqual(['2026-11-24', undefined]);
});

test('of two spellings of a team the later one counts for every game', () => {
	const [first, second] = loosen(list([aGame({ slug: 'a' }), aGame({ slug: 'b' })]));
	if (first === undefined || second === undefined || typeof second.home === 'string')
		throw new Error('two games were listed');
	const { teams, games } = gather([first, { ...second, home: { ...second.home, name: 'Mengo' } }]);
	expect(teams.map(({ name }) => name)).toEqual(['Mengo', 'Palmeiras']);
	expect(games.map(({ home }) => home)).toEqual([0, 0]);
});

test('a game that points outside its tables does not take the list with it', () => {
	const whole = list([aGame({ slug: 'a' }), aGame({ slug: 'b' })]);
	const [first, ...rest] = whole.games;
	if (first === undefined) throw new Error('two games were listed');
	expect(
		loosen({ ...whole, games: [{ ...first, competition: 9 }, ...rest] }).map(({ slug }) => slug),
	).toEqual(['b']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { BROADCAST_STATES, type Broadcast } from '#core/games/broadcast.ts';
import type { GameNames } from '#core/games/contract/form.ts';
import { tidyCoverage } from '#core/games/coverage/coverage-rules.ts';
import { readGameFacts } from '#core/games/game-facts.ts';
import { snapshotOf } from '#core/games/game-snapshot.ts';
import { statusWith } from '#core/games/result-rules.ts';
import { anyResult } from '#tests/support/any-game.ts';
import { aBroadcast, aGame, NOW, someNames } from '#tests/support/factories.ts';
import { previewGame } from './preview-game.ts';
import { emptyGame, lackOf, nextGame, toChange, toTyped } from './typed-game.ts';

const names = someNames();

function gameNames(): GameNames {
	const place = '';
	return {
		teams: [...names.teams.values()].map(({ id, name, shortName, abbr, colors }) => ({
			id,
			name,
			shortName,
			abbr,
			colors,
			place,
		})),
		competitions: [...names.competitions.values()].map(
			({ id, name, shortName, gender, ageGroup, zone }) => {
				return { id, name, shortName, gender, ageGroup, zone, place };
			},
		),
		channels: [...names.channels.values()].map(
			({ id, name, shortName, group, free, url, regionUfs, status }) => {
				return { id, name, shortName, group, free, url, regionUfs, retired: status === 'retired' };
			},
		),
	};
}

const text = fc.constantFrom(null, 'a', 'ida');
const ufs = fc.uniqueArray(fc.constantFrom(...(Object.keys(UFS) as Uf[])), { maxLength: 3 });
const sides = fc.constantFrom(
	{ teamId: 'flamengo', label: null },
	{ teamId: null, label: null },
	{ teamId: null, label: 'Vencedor 1' },
);
const broadcasts = fc.uniqueArray(
	fc.record({
		channelId: fc.constantFrom('globo', 'premiere', 'sportv'),
		state: fc.constantFrom(...BROADCAST_STATES.filter((state) => state !== 'none')),
		coverage: fc.tuple(ufs, ufs).map(([include, exclude]) => tidyCoverage({ include, exclude })),
		link: fc.constantFrom(null, 'https://canal.example/ao-vivo'),
		note: text,
		source: text,
		verifiedAt: fc.constantFrom(null, NOW),
	}),
	{ selector: ({ channelId }) => channelId },
);

test('law: a stored game that is opened and saved as it stands is the same game', () => {
	const game = fc.record({
		...{
			round: text,
			venue: text,
			home: sides,
			away: fc.constant({ teamId: 'palmeiras', label: null }),
		},
		broadcasts: fc.oneof(
			broadcasts,
			fc.constant<Broadcast[]>([aBroadcast(null, { state: 'none', source: 'ge' })]),
		),
		zone: fc.constantFrom('America/Sao_Paulo', 'America/Manaus', 'Europe/Lisbon'),
		kickoffAt: fc.constantFrom(NOW, NOW + 3_600_000 * 9),
		publication: fc.constantFrom('draft' as const, 'published' as const),
		result: fc.option(
			anyResult().map((result) => ({ ...result, source: null, at: 0 })),
			{ nil: null },
		),
	});
	fc.assert(
		fc.property(game, (over) => {
			const stored = aGame({ ...over, status: statusWith('scheduled', over.result) });
			const read = readGameFacts(toChange(toTyped(stored, gameNames())), { names, now: 0 });
			expect(read.ok && snapshotOf({ ...read.value, kickoffText: null })).toEqual(
				snapshotOf(stored),
			);
		}),
	);
});

test('what has to be chosen before anything is sent is told by its field', () => {
	const empty = emptyGame('2026-11-21');
	expect(lackOf(empty)).toEqual({
		competitionId: 'competition',
		home: 'team',
		away: 'team',
		time: 'hour',
	});
	expect(previewGame(empty, NOW)).toBeNull();
	const open = { team: null, isOpen: true, label: 'Vencedor da semifinal 1' };
	const typed = {
		...empty,
		competition: gameNames().competitions[0] ?? null,
		home: open,
		away: open,
		isHourOpen: true,
	};
	expect(lackOf(typed)).toEqual({});
	expect(toChange(typed)).toMatchObject({
		home: { teamId: null, label: 'Vencedor da semifinal 1' },
		time: null,
		round: null,
	});
	expect(previewGame(typed, NOW)).toMatchObject({
		title: 'Vencedor da semifinal 1 x Vencedor da semifinal 1',
		kickoffAt: null,
	});
});

test('the next game of a series keeps competition, round, day and hour, and asks for its teams and channels', () => {
	const typed = toTyped(
		aGame({ broadcasts: [aBroadcast('globo')], venue: 'Maracanã' }),
		gameNames(),
	);
	expect(nextGame(typed)).toMatchObject({
		...{
			competition: { id: 'brasileirao-a' },
			round: '35ª rodada',
			date: '2026-11-20',
			time: '21:30',
			broadcasts: [],
			venue: '',
		},
		...{ home: { team: null }, away: { team: null } },
	});
});

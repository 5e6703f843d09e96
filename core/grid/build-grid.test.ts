import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Game } from '#core/games/game.ts';
import { isOff } from '#core/games/game-rules.ts';
import { timeOf } from '#core/site/dates.ts';
import { anyGame, exportNames } from '#tests/support/any-game.ts';
import {
	aBroadcast,
	aChannel,
	aGame,
	at,
	NOW,
	someNames,
	TODAY,
} from '#tests/support/factories.ts';
import { buildGrid } from './build-grid.ts';
import type { GridRow, GridView } from './grid-view.ts';
import { showWording } from './show-wording.ts';

const base = someNames();
const extra = [
	aChannel('cazetv', { group: 'youtube', free: true }),
	aChannel('rpc', { group: 'aberta', free: true, regionUfs: ['PR'] }),
];
const names = {
	...base,
	channels: new Map([...base.channels, ...extra.map((channel) => [channel.id, channel] as const)]),
};
const game = (
	slug: string,
	hour: string | null,
	broadcasts: Broadcast[],
	over: Partial<Game> = {},
) =>
	aGame({
		id: slug,
		slug,
		kickoffAt: hour === null ? null : at(`${TODAY}T${hour}`),
		broadcasts,
		...over,
	});
const gridOf = (...games: Game[]) => buildGrid({ day: TODAY, now: NOW, games, names });
const slugs = ({ cells }: GridRow) => cells.map((shows) => shows.map((show) => show.game.slug));
const shape = ({ groups }: GridView) =>
	groups.map(({ kind, rows }) => [kind, rows.map((row) => [row.channel.id, slugs(row)])]);

test('free channels come first, then those with more games; columns are the hours that hold a game', () => {
	const view = gridOf(
		game('noite', '21:30', [aBroadcast('globo'), aBroadcast('premiere')]),
		game('tarde', '16:00', [aBroadcast('sportv'), aBroadcast('cazetv')]),
		game('depois', '16:30', [aBroadcast('sportv')]),
		game('aberto', null, [aBroadcast('premiere')]),
	);
	expect(view.hours).toEqual([16, 21, null]);
	expect(shape(view)).toEqual([
		['open', [['globo', [[], ['noite'], []]]]],
		['free', [['cazetv', [['tarde'], [], []]]]],
		[
			'paid',
			[
				['premiere', [[], ['noite'], ['aberto']]],
				['sportv', [['tarde', 'depois'], [], []]],
			],
		],
	]);
	expect([view.total, view.without]).toEqual([4, 0]);
});

test('what is only usual, unconfirmed or called off is in no cell; a game without a confirmed channel is counted', () => {
	const view = gridOf(
		game('costume', '16:00', [aBroadcast('globo', { state: 'usual' })]),
		game('talvez', '16:00', [aBroadcast('sportv', { state: 'unconfirmed' })]),
		game('ninguem', '17:00', [aBroadcast(null, { state: 'none' })]),
		game('adiado', '18:00', [aBroadcast('globo')], { status: 'postponed' }),
	);
	expect([view.hours, view.groups, view.total, view.without]).toEqual([[], [], 3, 3]);
});

test('a show says where: the states told, those of its station, unknown where one channel has two games at a minute', () => {
	const view = gridOf(
		game('pe', '16:00', [
			aBroadcast('globo', { coverage: { include: ['PE', 'BA'], exclude: [] } }),
		]),
		game('resto', '16:00', [aBroadcast('globo')]),
		game('pr', '18:00', [aBroadcast('rpc'), aBroadcast('premiere')]),
	);
	const shows = view.groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
	const words = shows.map(({ game: { slug }, reach }) => [
		slug,
		showWording(reach).country.texts[0],
		showWording(reach).states.length,
	]);
	expect(words).toEqual([
		['pe', 'em BA e PE', 2],
		['resto', 'em estados a confirmar', 0],
		['pr', 'em PR', 2],
		['pr', '', 0],
	]);
});

test('each confirmed broadcast of a game that stands is in exactly one cell, under its channel and hour', () => {
	const known = exportNames();
	fc.assert(
		fc.property(
			fc.uniqueArray(anyGame(), { selector: ({ slug }) => slug, maxLength: 8 }),
			(games) => {
				const { groups, hours, total, without } = buildGrid({
					day: TODAY,
					now: NOW,
					games,
					names: known,
				});
				const shown = groups.flatMap(({ rows }) =>
					rows.flatMap(({ channel, cells }) =>
						cells.flatMap((shows, place) =>
							shows.map((show) => `${channel.id} ${hours[place] ?? '-'} ${show.game.slug}`),
						),
					),
				);
				const standing = games.filter((each) => !isOff(each));
				const confirmed = standing.flatMap(({ slug, kickoffAt, broadcasts }) =>
					broadcasts
						.filter(({ state }) => state === 'confirmed')
						.map(
							({ channelId }) =>
								`${channelId} ${kickoffAt === null ? '-' : timeOf(kickoffAt).hour} ${slug}`,
						),
				);
				expect(shown.toSorted()).toEqual(confirmed.toSorted());
				expect([total, total - without]).toEqual([
					standing.length,
					new Set(confirmed.map((each) => each.split(' ')[2])).size,
				]);
				for (const { rows } of groups)
					for (const { cells } of rows) expect(cells.length).toBe(hours.length);
			},
		),
	);
});

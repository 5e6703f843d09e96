import type { Names } from '#core/games/cards.ts';
import { audienceName } from '#core/games/copy/games.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import { reachOf } from '#core/games/coverage/reach.ts';
import type { ChannelCard, GameCard, GameList } from '#core/games/day/day-view.ts';
import type { Game } from '#core/games/game.ts';
import { listForFilters, sortGames } from '#core/games/game-list.ts';
import { isOff } from '#core/games/game-rules.ts';
import { dayOf, timeOf } from '#core/site/dates.ts';
import {
	GRID_KINDS,
	type GridGame,
	type GridKind,
	type GridRow,
	type GridShow,
	type GridView,
} from './grid-view.ts';

type GridInput = {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	/** UTC milliseconds. */
	now: number;
	/** Games of the day. */
	games: readonly Game[];
	names: Names;
};

/**
 * The grid of a day: confirmed broadcasts by channel and hour. Each confirmed broadcast of a game
 * that is still on fills exactly one cell. Usual and unconfirmed broadcasts, or mere rights to a
 * competition, fill none. Free channels first, then those with more games.
 */
export function buildGrid({ day, now, games, names }: GridInput): GridView {
	const standing = sortGames(games, names).filter((game) => !isOff(game));
	const list = listForFilters(standing, names);
	const shows = list.games.flatMap((card) => showsOf(card, list));
	const hours = [...new Set(shows.map(({ hour }) => hour))].sort((a, b) => (a ?? 24) - (b ?? 24));
	const rows = [...Map.groupBy(shows, ({ channel }) => channel)].map(([channel, its]) =>
		gridRow(channel, its, hours),
	);
	rows.sort((a, b) => b.count - a.count || (a.row.channel.name < b.row.channel.name ? -1 : 1));
	const groups = GRID_KINDS.map((kind) => ({
		kind,
		rows: rows.filter((row) => row.kind === kind).map(({ row }) => row),
	}));
	const shown = new Set(shows.map(({ show }) => show.game));
	return {
		...{ day, today: dayOf(now), hours, groups: groups.filter((group) => group.rows.length > 0) },
		...{ total: standing.length, without: standing.length - shown.size },
		...(games.some(({ demo }) => demo) && { demo: true as const }),
	};
}

type Show = { channel: ChannelCard; hour: number | null; show: GridShow };

function showsOf(card: GameCard, list: GameList): Show[] {
	const game = gridGame(card, list);
	const hour = card.kickoffAt === undefined ? null : timeOf(card.kickoffAt).hour;
	return card.broadcasts.flatMap(({ channel: place, state, include, exclude }) => {
		const channel = list.channels[place];
		if (channel === undefined || state !== 'confirmed') return [];
		return [{ channel, hour, show: { game, reach: reachOf(include, exclude, channel.regionUfs) } }];
	});
}

function gridGame(
	{ slug, home, away, competition: place, kickoffAt }: GameCard,
	{ teams, competitions }: GameList,
): GridGame {
	const side = (side: number | string) => {
		const team = typeof side === 'number' ? teams[side] : undefined;
		return team === undefined
			? { name: `${side}` || SIDE_UNDEFINED, disc: null }
			: { name: team.name, disc: team.disc };
	};
	const competition = competitions[place];
	const name = competition === undefined ? '' : audienceName(competition.name, competition);
	const game: GridGame = { slug, home: side(home), away: side(away), competition: name };
	return kickoffAt === undefined ? game : { ...game, kickoffAt };
}

function gridRow(
	{ id, name, group, free, mark }: ChannelCard,
	shows: readonly Show[],
	hours: GridView['hours'],
) {
	const cells = hours.map((hour) =>
		shows.filter((each) => each.hour === hour).map(({ show }) => show),
	);
	const row: GridRow = { channel: { id, name, group, mark }, cells };
	const kind: GridKind = group === 'aberta' ? 'open' : free ? 'free' : 'paid';
	return { row, kind, count: shows.length };
}

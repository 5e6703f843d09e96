import { NO_FILTER } from '#core/games/day-filter.ts';
import type { GameList } from '#core/games/day-view.ts';
import { gamesThatPass, isUnsure, teamsOf } from '#core/games/filter-rules.ts';
import type { Game } from '#core/games/game.ts';
import { isLive, isOff, isOver } from '#core/games/game-rules.ts';
import type { Understanding } from './understanding.ts';

/** Games that a query is asked of: the same games, in the same order, as stored and as lists show them. `days` = those that are at hand. */
export type SearchedGames = { games: readonly Game[]; list: GameList; days: ReadonlySet<string> };

/** `youth` = women's and youth games of a team whose first team is asked for. */
export type FoundGames = { games: Game[]; youth: Game[] };

type Asked = Pick<
	Understanding,
	'times' | 'campeonatos' | 'canais' | 'dia' | 'ate' | 'uf' | 'gratis' | 'acesso' | 'aoVivo' | 'periodo' | 'rest'
>;

/** What is given up, one after the other, where a named team, competition or channel has no game just so: the answer says when and where it is. */
const LOOSER: readonly Partial<Asked>[] = [
	{ aoVivo: false },
	{ periodo: null },
	{ gratis: false, acesso: null },
	{ canais: [] },
	{ uf: null },
	{ dia: null, ate: null },
];

/**
 * The games to come that a query asks for at `now` (UTC ms), and those of a day behind that it names. Where something named has none just so, the
 * nearest that it has; words that nobody understood are never given up.
 */
export function findGames(searched: SearchedGames, understanding: Understanding, now: number): FoundGames {
	let asked: Asked = understanding;
	const isNamed = asked.times.length + asked.campeonatos.length > 0;
	const find = () => ordered(gamesAsked(searched, asked, now), understanding, searched, now);
	let found = find();
	for (const looser of isNamed ? LOOSER : []) {
		if (found.games.length > 0) break;
		asked = { ...asked, ...looser };
		found = find();
	}
	return found;
}

function gamesAsked(searched: SearchedGames, asked: Asked, now: number): number[] {
	const { games, list } = searched;
	// Of a team the answer itself tells what is seen in the state and what it costs there.
	const filter = {
		...NO_FILTER,
		...{ busca: asked.rest, time: asked.times[0] ?? null, campeonato: asked.campeonatos[0] ?? null, canal: asked.canais[0] ?? null },
		...{ acesso: asked.acesso, gratis: asked.gratis, uf: asked.times.length > 0 ? null : asked.uf, periodo: asked.periodo },
	};
	return [...gamesThatPass(list, filter)].filter((place) => {
		const [game, card] = [games[place], list.games[place]];
		if (game === undefined || card === undefined) return false;
		const [, second] = asked.times;
		if (second !== undefined && !teamsOf(list, card).includes(second)) return false;
		if (asked.aoVivo && !isLive(game, now)) return false;
		return isInDays(game, asked, now) && !isUnsure(list, card, filter);
	});
}

function isInDays(game: Game, { dia, ate, times }: Asked, now: number): boolean {
	if (dia !== null) return game.day >= dia && game.day <= (ate ?? dia);
	return !isOver(game, now) && (times.length > 0 || !isOff(game));
}

/** First teams before women's and youth unless those are asked for; a team's and a competition's games as they come, others by rank within their day, those with a sure channel first. */
function ordered(
	places: readonly number[],
	{ audience, times, campeonatos }: Understanding,
	searched: SearchedGames,
	now: number,
): FoundGames {
	const byRank = times.length + campeonatos.length === 0;
	const rows = places.flatMap((place) => {
		const { games, list } = searched;
		const [game, card] = [games[place], list.games[place]];
		const competition = list.competitions[card?.competition ?? -1];
		if (game === undefined || competition === undefined) return [];
		const { gender, ageGroup } = competition;
		const isFirst = gender === undefined && ageGroup === undefined;
		const isAsked = audience === null ? isFirst : audience.gender === gender && audience.ageGroup === ageGroup;
		const order = [Number(!isAsked), Number(!isLive(game, now)), Number(game.day.replaceAll('-', ''))];
		const rank = byRank ? [competition.priority, Number(!game.broadcasts.some(({ state }) => state === 'confirmed'))] : [];
		return [{ game, isAsked, order: [...order, ...rank, game.kickoffAt ?? Number.MAX_SAFE_INTEGER] }];
	});
	const sorted = rows.sort((a, b) => compare(a.order, b.order) || (a.game.slug < b.game.slug ? -1 : 1));
	const asked = sorted.filter(({ isAsked }) => isAsked).map(({ game }) => game);
	const others = audience === null ? sorted.filter(({ isAsked }) => !isAsked).map(({ game }) => game) : [];
	// Of a team they stand apart; among the games of a day they come last.
	return times.length > 0 ? { games: asked, youth: others } : { games: [...asked, ...others], youth: [] };
}

function compare(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((value, place) => value !== b[place]);
	return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

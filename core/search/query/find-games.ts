import { NO_FILTER } from '#core/games/filter/day-filter.ts';
import { isKept, isUnsure } from '#core/games/filter/filter-rules.ts';
import type { Game } from '#core/games/game.ts';
import { isBehind, isLive, isOff } from '#core/games/game-rules.ts';
import { teamsOf } from '#core/games/teams-of.ts';
import { type FoundGames, orderGames } from './order-games.ts';
import { placesNear, type SearchedGames } from './searched-games.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from './understanding.ts';

type Asked = Pick<
	Understanding,
	| 'times'
	| 'campeonatos'
	| 'canais'
	| 'dia'
	| 'ate'
	| 'uf'
	| 'gratis'
	| 'acesso'
	| 'aoVivo'
	| 'periodo'
	| 'rest'
>;

/**
 * Conditions dropped one by one while a named team or competition has no matching game. The answer
 * then says when and where it plays.
 */
const GIVEN_UP: readonly (keyof Asked)[][] = [
	['aoVivo'],
	['periodo'],
	['gratis', 'acesso'],
	['canais'],
	['uf'],
	['dia', 'ate'],
];

/**
 * Upcoming games that match a query at `now` (UTC ms), and games of a past day that it names. A
 * named team or competition without a match gets its nearest games. Unexplained words are never
 * dropped.
 */
export function findGames(
	searched: SearchedGames,
	understanding: Understanding,
	now: number,
): FoundGames {
	const holding = searched.holding(understanding.rest);
	let asked: Asked = understanding;
	const find = () =>
		orderGames(searched, gamesAsked(searched, asked, { now, holding }), understanding, now);
	let found = find();
	const isNamed = asked.times.length + asked.campeonatos.length > 0;
	for (const parts of isNamed ? GIVEN_UP : []) {
		if (found.games.length > 0) break;
		// Only conditions of the query can be dropped.
		if (parts.every((part) => String(asked[part]) === String(NOTHING_UNDERSTOOD[part]))) continue;
		asked = {
			...asked,
			...Object.fromEntries(parts.map((part) => [part, NOTHING_UNDERSTOOD[part]])),
		};
		found = find();
	}
	return found;
}

type At = { now: number; holding: ReadonlySet<number> | null };

function gamesAsked(searched: SearchedGames, asked: Asked, { now, holding }: At): number[] {
	const { games, list } = searched;
	// For a team, the answer itself says what the state receives and at what price.
	const uf = asked.times.length > 0 ? null : asked.uf;
	const named = {
		time: asked.times[0] ?? null,
		campeonato: asked.campeonatos[0] ?? null,
		canal: asked.canais[0] ?? null,
	};
	const filter = {
		...NO_FILTER,
		...named,
		acesso: asked.acesso,
		gratis: asked.gratis,
		uf,
		periodo: asked.periodo,
	};
	const [, second] = asked.times;
	return placesNear(searched, asked).filter((place) => {
		const [game, card] = [games[place], list.games[place]];
		if (game === undefined || card === undefined || holding?.has(place) === false) return false;
		if (!isInDays(game, asked, now) || (asked.aoVivo && !isLive(game, now))) return false;
		if (second !== undefined && !teamsOf(list, card).includes(second)) return false;
		return isKept(list, card, filter) && !isUnsure(list, card, filter);
	});
}

function isInDays(game: Game, { dia, ate, times }: Asked, now: number): boolean {
	if (dia !== null) return game.day >= dia && game.day <= (ate ?? dia);
	return !isBehind(game, now) && (times.length > 0 || !isOff(game));
}

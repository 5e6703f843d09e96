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
 * What is given up, one after the other, where a named team, competition or channel has no game
 * just so: the answer says when and where it is.
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
 * The games to come that a query asks for at `now` (UTC ms), and those of a day behind that it
 * names. Where something named has none just so, the nearest that it has; words that nothing
 * explains are never given up.
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
		// What was not asked for cannot be given up.
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
	// Of a team the answer itself tells what is seen in the state and what it costs there.
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

import { type AgendaState, lastGame, type OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { normalize } from '#core/search/normalize.ts';

const OF_SIDE =
	/(?<!\p{L})(?:jogo|partida|duelo|confronto) d[oae] (\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,2})/u;

/**
 * 'A TV Azul transmite o jogo do Sergipe': the game of the side named in the sentence, if it has
 * exactly one, else the last game.
 */
export function gameOf(text: string, state: AgendaState): OpenGame | null {
	const name = normalize(OF_SIDE.exec(text)?.[1] ?? '');
	const own =
		name === ''
			? []
			: state.games.filter(({ home, away }) =>
					[home, away].some((side) => normalize(side) === name),
				);
	return own.length === 1 ? (own[0] ?? null) : lastGame(state);
}

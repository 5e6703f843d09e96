import { findClocks } from './clock.ts';

const HOUR = String.raw`[àa]s (\d{1,2}(?:h\d{0,2}|:\d{2}))`;
/** Words before the hour, which may include a day ('para o dia 20 de janeiro'). */
const WORDS = String.raw`(?:[^.;:\d]|\d{1,2}(?=º|ª|/\d|\)| de )|(?<=/)\d{1,4}){0,60}?`;
const GAMES = '(?:jogos|partidas|duelos|confrontos|encontros)';

const SAID_OF_ALL: readonly RegExp[] = [
	// 'Todos os jogos serão realizados às 15h', 'Os jogos terão todos o pontapé de saída marcado para
	// as 20h00'
	new RegExp(
		String.raw`(?<!\p{L})(?:tod[ao]s (?:[oa]s|ess[ea]s|est[ea]s) (?:\p{L}{4,7} )?${GAMES}|[oa]s ${GAMES} [^.;\d]{0,30}tod[ao]s)(?! d[aoe]s? )${WORDS}${HOUR}`,
		'iu',
	),
	// 'De forma simultânea, A, B e C jogam nesta quarta-feira (22), às 21h30'
	new RegExp(
		String.raw`(?:simultaneamente|de forma simult[âa]nea|ao mesmo tempo)(?!\p{L})[^.;:]{0,120}?${HOUR}`,
		'iu',
	),
	// 'Às 15h45, entram no ar os jogos do campeonato'
	new RegExp(
		String.raw`(?<!\p{L})${HOUR},? (?:entram no ar|come[çc]am|acontecem|t[êe]m in[íi]cio) (?:tod[ao]s )?[oa]s ${GAMES}`,
		'iu',
	),
	// 'exibe três partidas da última rodada, todas às 16h'
	new RegExp(
		String.raw`(?<!\p{L})${GAMES}(?!\p{L})[^.;:\d]{0,60}, tod[ao]s(?: el[ae]s)? ${HOUR}`,
		'iu',
	),
	// 'cinco jogos transmitidos para todo o Estado, sempre aos domingos, às 15h'
	new RegExp(
		String.raw`(?<!\p{L})${GAMES}(?!\p{L})[^.;:\d]{0,80}, sempre [^.;:\d]{0,40}${HOUR}`,
		'iu',
	),
	// 'Os jogos começam às 16h'
	new RegExp(
		`^[oa]s ${GAMES} (?:come[çc]am|acontecem|t[êe]m in[íi]cio|ter[ãa]o in[íi]cio|est[ãa]o (?:marcad|previst|agendad)[oa]s)(?: para)?(?: sempre)? ${HOUR}`,
		'iu',
	),
];

/** 'todos às 15h30, com exceção de A x B, às 10h30': removes the hour that applies to all games. */
export function withoutCommonHour(row: string): string {
	return row.replace(SAID_BEHIND, ' ');
}

const SAID_BEHIND = new RegExp(
	String.raw`(?<=${GAMES}(?!\p{L})[^.;:\d]{0,60}), tod[ao]s(?: el[ae]s)? ${HOUR}`,
	'iu',
);

/**
 * The hour that a sentence gives for all games of a page, for games without an hour of their own;
 * null when it gives none.
 */
export function commonHour(row: string): string | null {
	const stated = SAID_OF_ALL.flatMap((pattern) => pattern.exec(row)?.[1] ?? [])[0];
	return stated === undefined ? null : (findClocks(stated)[0]?.time ?? null);
}

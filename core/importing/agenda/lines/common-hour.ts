import { findClocks } from '#core/importing/agenda/text/clock.ts';

const HOUR = String.raw`[àa]s (\d{1,2}(?:h\d{0,2}|:\d{2}))`;
/** May include a day: 'para o dia 20 de janeiro'. */
const WORDS = String.raw`(?:[^.;:\d]|\d{1,2}(?=º|ª|/\d|\)| de )|(?<=/)\d{1,4}){0,60}?`;
const GAMES = '(?:jogos|partidas|duelos|confrontos|encontros)';
/** 'todos os jogos às 15h', 'simultaneamente, às 21h30'. */
const OF_ALL = new RegExp(
	[
		String.raw`(?<!\p{L})(?:tod[ao]s (?:[oa]s|ess[ea]s|est[ea]s) (?:\p{L}{4,7} )?${GAMES}|[oa]s ${GAMES} [^.;\d]{0,30}tod[ao]s)(?! d[aoe]s? )${WORDS}${HOUR}`,
		String.raw`(?:simultaneamente|de forma simult[âa]nea|ao mesmo tempo)(?!\p{L})[^.;:]{0,120}?${HOUR}`,
		String.raw`(?<!\p{L})${GAMES}(?!\p{L})[^.;:\d]{0,60}, tod[ao]s(?: el[ae]s)? ${HOUR}`,
	].join('|'),
	'iu',
);
const BEHIND = new RegExp(
	String.raw`(?<=${GAMES}(?!\p{L})[^.;:\d]{0,60}), tod[ao]s(?: el[ae]s)? ${HOUR}`,
	'iu',
);

/** The row without the hour of all games. */
export function withoutCommonHour(row: string): string {
	return row.replace(BEHIND, ' ');
}

/** The hour (HH:MM) that a sentence gives for all games; null for none. */
export function commonHour(row: string): string | null {
	const stated = OF_ALL.exec(row)
		?.slice(1)
		.find((hour) => hour !== undefined);
	return stated === undefined ? null : (findClocks(stated)[0]?.time ?? null);
}

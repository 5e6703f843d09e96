import { HAS_SIDES, VERSUS } from '#core/football-pt/patterns.ts';

const AWAITED = `(?:vencedor|ganhador|perdedor|classificado)a?(?: d[aeo]s?| entre| do jogo)?`;
const NAME = String.raw`(?:(?!\s${VERSUS}\s)[^\d|;]){2,40}?`;
const SIGN = new RegExp(HAS_SIDES.source, 'gu');
/** Another versus sign follows or precedes. */
const AWAITED_SIDE = new RegExp(
	String.raw`((?<=\s${VERSUS}\s)${AWAITED}\s${NAME}|(?<!\p{L})${AWAITED}\s${NAME}(?=\s${VERSUS}\s${NAME}\s${VERSUS}\s))\s${VERSUS}\s`,
	'giu',
);

/** 'Vencedor de Remo x Avaí x Santos' → 'Vencedor de Remo/Avaí x Santos'. */
export function writeAwaited(text: string): string {
	return (text.match(SIGN)?.length ?? 0) < 2 ? text : text.replace(AWAITED_SIDE, '$1/');
}

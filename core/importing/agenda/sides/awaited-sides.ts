import { HAS_SIDES, VERSUS } from '#core/football-pt/patterns.ts';

const AWAITED = `(?:vencedor|ganhador|perdedor|classificado)a?(?: d[aeo]s?| entre| do jogo)?`;
const NAME = String.raw`(?:(?!\s${VERSUS}\s)[^\d|;]){2,40}?`;
const SIGN = new RegExp(HAS_SIDES.source, 'gu');
/** 'Vencedor de Santos x Bahia x Grêmio' */
const AWAITED_HOME = new RegExp(
	String.raw`(?<!\p{L})(${AWAITED}\s${NAME})\s${VERSUS}\s(?=${NAME}\s${VERSUS}\s)`,
	'giu',
);
/** 'Grêmio x Vencedor de Santos x Bahia' */
const AWAITED_AWAY = new RegExp(
	String.raw`(?<=\s${VERSUS}\s)(${AWAITED}\s${NAME})\s${VERSUS}\s`,
	'giu',
);

/** 'Grêmio x Remo, Avaí ou Bahia': three possible opponents. */
const ONE_OF = new RegExp(
	String.raw`(?<=\s${VERSUS}\s)(\p{Lu}[\p{L} .-]{2,30}), (?=\p{Lu}[\p{L} .-]{2,30} ou \p{Lu})`,
	'gu',
);

/**
 * 'Vencedor de Remo x Avaí' as a side becomes 'Vencedor de Remo/Avaí': its 'x' does not separate
 * the sides of this game.
 */
export function writeAwaited(text: string): string {
	const named = text.includes(' ou ') ? text.replace(ONE_OF, '$1/') : text;
	if (
		!/(?:encedor|anhador|erdedor|lassificado)/u.test(named) ||
		(named.match(SIGN)?.length ?? 0) < 2
	)
		return named;
	return named.replace(AWAITED_AWAY, '$1/').replace(AWAITED_HOME, '$1/');
}

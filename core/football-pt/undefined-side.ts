/**
 * 'Winner Match 49', 'Vencedor da semifinal 1', 'Runner-up Group C', '3rd Group A/D/E/F', '第 89
 * 場勝方'.
 */
const PHRASES =
	/^(?:(?:group|match|game|jogo|partido|spiel|gruppe|grupo)\s+\S{1,8}\s+)?(?:winners?|losers?|runners?[- ]?up|vencedor(?:a|es)?|perdedor(?:a|es)?|ganhador(?:a|es)?|classificad[oa]s?|(?:semi)?finalista|advers[áa]rio|ganador|sieger|verlierer|vainqueur|perdant|vincente|perdente|second[- ]place|third[- ]place|best third|venc\.|perd\.)(?=[\s.]|$)/iu;
const PLACES =
	/^(?:[1-9]\d?(?:st|nd|rd|th|[.ºª°]{1,2}))\s*(?:place\b|colocado|lugar|d[oe]\b|in\b|of\b|group|grupo|gruppe|g\.?\s?\d{1,2}$|[A-L](?:\/[A-L])*$)/iu;
const CODES =
	/^(?:[WLVP]\s?\d{1,3}|[1-4]\s?[A-L](?:\/[A-L])*|[A-L][1-6]|[A-L](?:\/[A-L]){1,7}\s?[1-4]?|[WL]-?SF\s?\d|SF\s?\d|QF\s?\d)$/u;
const UNKNOWN =
	/^(?:t\.?b\.?[acd]\.?|(?:a|por)\s+(?:ser\s+)?(?:definir|confirmar|definid[oa])|indefinid[oa]|n\.\s?n\.|to be (?:defined|determined|confirmed|announced|decided)|unknown|\?+|待定|未定|未知)$/iu;
const CHINESE =
	/^第\s*\d+\s*[場场]\s*[勝胜負负败敗]|[A-L]\s*[組组]第|^[小]?[組组]\s*[A-L]\s*第|[勝胜負负败敗][方者队隊]$|[A-L1-4]{1,3}[組组](?:第一|第二|第三|首名|次名)/u;

/**
 * Whether a side's name stands for an undecided team. Such a side is neither resolved nor an error
 * of the source: the guide shows it unchanged.
 */
export function isUndefinedSide(name: string): boolean {
	return [PHRASES, PLACES, CODES, UNKNOWN, CHINESE].some((pattern) => pattern.test(name));
}

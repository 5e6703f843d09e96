import { COMPETITION, ROUND } from '#core/football-pt/words.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import type { Known } from '#core/importing/agenda/known.ts';

const SHOWN_ON =
	/(?:^|\P{L})(?:tv|youtube|canal|rede|play|plus|app|site|portal|streaming|r[áa]dio|sports?|espn|sportv|rtp|sic|tvi|fox|max|live|gol|goal|net|cnn)(?:\P{L}|$)|[!+\d]/iu;

const GROUND =
	/^(?:ct|c\.t\.|centro de treinamento|complexo|gin[áa]sio|est[áa]dio|stadium|stade|stadio|arena|parque|campo)\s|\s(?:stadium|arena|park)(?:\s|$)/iu;

/**
 * Whether a field after the sides reads as a place: 'Beira-Rio, em Porto Alegre', 'Fonte Nova,
 * Salvador (BA)', 'Novelli Júnior'. Most stadiums are unknown, while most channels are known. A
 * field is therefore a venue if it is not a channel, competition or phase and does not sound like
 * television.
 */
export function isPlace(field: string, known: Known): boolean {
	const parts = field
		.split(/,\s+|\s+[–—-]\s+/u)
		.map((part) => part.replace(/^(?:n[oa]s?|em)\s+/iu, '').trim());
	if (GROUND.test(field) && parts.every((part) => !known.channel(part))) return true;
	if (parts.length > 3 || field.split(' ').length > 12 || findClocks(field).length > 0)
		return false;
	const isNamed = parts.every(
		(part) => /^["“]?\p{Lu}/u.test(part) && !known.channel(part) && !known.competition(part),
	);
	return (
		isNamed &&
		!SHOWN_ON.test(field) &&
		!parts.some((part) => ROUND.test(part) || COMPETITION.test(part))
	);
}

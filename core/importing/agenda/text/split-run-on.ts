import { MONTHS } from '#core/football-pt/patterns.ts';

/**
 * Places where a page without line breaks joined two lines. A single one is not conclusive, several
 * are.
 */
const DAY =
	/(?<=[\p{Ll}\d.)]|TV)(?=(?:(?:Segunda|Terça|Quarta|Quinta|Sexta)-feira|Sábado|Domingo),? \d)/gu;
const BEHIND_DAY = new RegExp(String.raw`(?<=\d de (?:${MONTHS}))(?=\p{Lu}\p{L}*\.? ?\p{L})`, 'gu');
const BEHIND_CHANNEL =
	/(?<=[-–—,(] ?(?:Sport ?TV ?\+?\d?|BTV|Canal 11|DAZN ?\d?|Eleven ?\d?|RTP ?\d?|TVI|SIC))(?=\p{Lu}\p{Ll}|\p{Lu}{2,3} \p{Lu}|\p{Lu}\. \p{Lu})/gu;
const BEHIND_GROUP = /(?<=\d{1,2}[hH:]\d{2} \([^()]{2,20}\))(?=\p{Lu})/gu;
const FEWEST = 2;

/**
 * 'Sábado, 21 de novembroA – B, 18h00 – Sport TVC – D, 20h30 – Sport TVDomingo, 22 …': splits
 * joined lines. Other text is unchanged.
 */
export function splitRunOn(text: string): string[] {
	const places = [DAY, BEHIND_DAY, BEHIND_CHANNEL, BEHIND_GROUP].flatMap((pattern) =>
		[...text.matchAll(pattern)].map(({ index }) => index),
	);
	if (places.length < FEWEST) return [text];
	const cuts = [0, ...places.sort((a, b) => a - b), text.length];
	return cuts.slice(1).map((end, at) => text.slice(cuts[at], end));
}

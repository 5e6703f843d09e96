import { roundName } from '#core/football-pt/round-name.ts';
import { normalize } from '#core/search/normalize.ts';

export type Leg = 'first' | 'second';

/**
 * A round without its leg words, and the leg if named: 'Semifinal, volta' → 'semifinal', second.
 */
type Stage = { stage: string; leg: Leg | null };

const LEG_WORDS: readonly (readonly [Leg, RegExp])[] = [
	[
		'first',
		/\b(?:jogos? de )?ida\b|\b(?:jogo|partida|leg) 1\b|\b(?:1[oa]?|primeir[oa]) (?:jogo|partida|mao)\b/u,
	],
	[
		'second',
		/\b(?:jogos? de )?volta\b|\b(?:jogo|partida|leg) 2\b|\b(?:2[oa]?|segund[oa]) (?:jogo|partida|mao)\b/u,
	],
];
/** In a league or a group two teams also meet twice, but it is not a tie. */
const NO_TIE = /\b(?:rodada|turno|grupos?|chave|liga|temporada|regular|amistos\w*)\b/u;

/** Most days between the two legs of a tie. */
export const LEGS_APART_DAYS = 60;

/** Splits a round of the guide into its stage and its leg. */
export function stageOf(round: string): Stage {
	const words = normalize(roundName(round, { league: false }));
	for (const [leg, pattern] of LEG_WORDS) {
		if (pattern.test(words))
			return { stage: words.replace(pattern, ' ').replace(/\s+/gu, ' ').trim(), leg };
	}
	return { stage: words, leg: null };
}

type Meeting = { round: string | null; day: string };

/**
 * Which leg of the same tie `other` is; null when it is another tie. Both games have the same
 * competition, with the sides reversed. The names of the rounds decide; without leg words, the days
 * of one knockout stage do.
 */
export function otherLeg(game: Meeting, other: Meeting): Leg | null {
	if (game.round === null || other.round === null) return null;
	const [own, its] = [stageOf(game.round), stageOf(other.round)];
	if (own.stage !== its.stage || (own.leg !== null && own.leg === its.leg)) return null;
	if (its.leg !== null) return its.leg;
	if (own.leg !== null) return own.leg === 'first' ? 'second' : 'first';
	if (own.stage === '' || NO_TIE.test(own.stage) || game.day === other.day) return null;
	return other.day < game.day ? 'first' : 'second';
}

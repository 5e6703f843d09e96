import { isUf } from '#core/football-pt/uf.ts';
import { type Answer, type AnswerSet, PLACE_MARKS } from './answer.ts';
import { accessJoin, fillPlace } from './answer-sentence.ts';
import { lookOf, type Wording, type WordingStates } from './wording.ts';

/**
 * The answers of a game as the headline of its page: place, channels, access, rival game, evidence.
 * Built on the server: the page knows the codes of states, not their names. So each state named in
 * a text gets its own entry.
 */
export function headlineWording({ country, states }: AnswerSet): WordingStates {
	return {
		country: wordingOf(country),
		states: states.flatMap(({ ufs, answer }) => named(ufs, wordingOf(answer))),
	};
}

function wordingOf(answer: Answer): Wording {
	const { place, headline, access, counter, ground, lead } = answer;
	const texts = [
		place === null ? '' : `${place}:`,
		glued(access === null ? `${headline}.` : `${headline}${accessJoin(answer).trim()}`),
		access === null ? '' : `${access}.`,
		counter === null ? '' : `${counter}.`,
		ground ?? '',
	];
	return { look: lookOf(lead), mark: '', texts };
}

/** Keeps the dot between two parts from starting a line. */
function glued(words: string): string {
	return words.replaceAll(' · ', '\u00a0· ');
}

const NAMED = [PLACE_MARKS.inside, PLACE_MARKS.toward];

function named(ufs: string, wording: Wording): WordingStates['states'] {
	if (!wording.texts.some((text) => NAMED.some((mark) => text.includes(mark))))
		return [{ ufs, wording }];
	const filled = (uf: string) => ({
		...wording,
		texts: wording.texts.map((text) => (isUf(uf) ? fillPlace(text, uf) : text)),
	});
	return ufs.split(' ').map((uf) => ({ ufs: uf, wording: filled(uf) }));
}

import type { Uf } from '#core/football-pt/uf.ts';
import { type Answer, type AnswerSet, PLACE_MARKS } from './answer.ts';
import { answerCopy, placeWords } from './copy.ts';

/**
 * Separator between headline and access: 'Globo, de graça'; 'Costuma passar na ESPN; ainda não
 * confirmado'.
 */
export function accessJoin({ kind }: Pick<Answer, 'kind'>): ', ' | '; ' {
	return kind === 'confirmed' ? ', ' : '; ';
}

type Parts = Pick<Answer, 'kind' | 'place' | 'headline' | 'access' | 'counter'>;

/** Joins the parts of an answer into one sentence. */
export function answerSentence({ kind, place, headline, access, counter }: Parts): string {
	const said = access === null ? headline : `${headline}${accessJoin({ kind })}${access}`;
	if (counter === null) return place === null ? `${said}.` : `${place}: ${said}.`;
	const beginning =
		place === null
			? answerCopy.thisGame
			: place.charAt(0).toLocaleLowerCase('pt-BR') + place.slice(1);
	return `${counter}; ${beginning}: ${said}.`;
}

/**
 * The sentence for texts without other context. It adds the evidence of a usual channel ('… (9 dos
 * últimos 10).') or what it omits ('… (+2 pagos).').
 */
export function groundedSentence({
	sentence,
	ground,
	rest,
}: Pick<Answer, 'sentence' | 'ground' | 'rest'>): string {
	const beside = ground ?? rest;
	return beside === null ? sentence : `${sentence.slice(0, -1)} (${beside}).`;
}

/** The answer of a set for a state. Null, or a state without its own answer, gets the country's. */
export function answerIn({ country, states }: AnswerSet, uf: Uf | null): Answer {
	const own = uf === null ? undefined : states.find(({ ufs }) => ufs.split(' ').includes(uf));
	if (uf === null || own === undefined) return country;
	const { lead, ...answer } = own.answer;
	const filled = Object.fromEntries(
		Object.entries(answer).map(([part, text]) => [
			part,
			text === null ? null : fillPlace(text, uf),
		]),
	) as Omit<Answer, 'lead'>;
	return { ...filled, lead: lead && { ...lead, words: fillPlace(lead.words, uf) } };
}

/** Fills the `PLACE_MARKS` of a text for one state. */
export function fillPlace(text: string, uf: Uf): string {
	const { inside, toward, code } = placeWords(uf);
	return text
		.replaceAll(PLACE_MARKS.inside, inside)
		.replaceAll(PLACE_MARKS.toward, toward)
		.replaceAll(PLACE_MARKS.code, code);
}

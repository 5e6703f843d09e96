import type { Answer, AnswerGame, AnswerMine } from './answer.ts';
import type { PlaceWords } from './copy.ts';
import type { WaysHere } from './ways-here.ts';

/** The parts of an answer. The sentence follows from them. */
export type AnswerParts = Pick<Answer, 'kind' | 'headline' | 'line'> & Partial<Answer>;

/**
 * What a decision is made from: `words` = the place that is spoken of, null = the whole country.
 */
export type Asked = {
	game: AnswerGame;
	ways: WaysHere;
	words: PlaceWords | null;
	mine: AnswerMine | null;
	now: number;
};

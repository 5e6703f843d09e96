import type { Answer, AnswerGame, AnswerMine } from './answer.ts';
import type { PlaceWords } from './copy.ts';
import type { WaysHere } from './ways-here.ts';

/** All that is told but the sentence, which follows from it. */
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

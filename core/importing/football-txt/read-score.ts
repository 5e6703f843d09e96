import type { Score } from '#core/games/result.ts';
import { rawScore } from '#core/importing/raw-score.ts';

const PAIR = String.raw`(\d{1,2})\s*[-–−—:xX×]\s*(\d{1,2})`;
const FIRST = new RegExp(String.raw`^\s*\(?${PAIR}(?!\d)`, 'u');
const SHOOT_OUT = new RegExp(
	String.raw`(?<!\d)${PAIR}\s*,?\s*(?:on\s+)?(?:pens?\b|penalties|pênaltis|nos pênaltis|pso\b|p\.|i\.\s?E\.|n\.\s?E\.|a\.\s?p\.|after penalties)`,
	'iu',
);
const EXTRA = new RegExp(
	String.raw`(?<!\d)${PAIR}\s*(?:a\.\s?e\.\s?t|aet|n\.\s?V|after extra time|p\.\s?r\.)`,
	'iu',
);
/** The first number counts both legs, and nothing says which goals are this game's. */
const AGGREGATE = new RegExp(String.raw`^\s*${PAIR}\s*agg`, 'iu');

/**
 * The final score in its written form: '2-1 (1-0)', '1-1 (aet, 4-2 pen)', '4-5 pen. 2-2 a.e.t.
 * (2-2, 1-1)', '2 x 1'. Null where it names none.
 */
export function readScoreText(text: string): Score | null {
	const first = FIRST.exec(text);
	if (first === null || AGGREGATE.test(text)) return null;
	const shootOut = SHOOT_OUT.exec(text);
	const isFirst = shootOut !== null && text.slice(0, shootOut.index).trim() === '';
	const rest = shootOut === null ? '' : text.slice(shootOut.index + shootOut[0].length);
	const goals = isFirst ? (EXTRA.exec(rest) ?? firstIn(rest)) : first;
	if (goals === null) return null;
	return rawScore('final', {
		goals: [goals[1], goals[2]],
		...(shootOut === null ? {} : { penalties: [shootOut[1], shootOut[2]] }),
	});
}

/** After '4-5 pen.' the goals follow: '(1-1)', '(1-1, 0-1)' or '1-1 (0-1)'. */
function firstIn(text: string): RegExpExecArray | null {
	return FIRST.exec(text.replace(/^[\s.,;]+/u, ''));
}

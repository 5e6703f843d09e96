/**
 * How far a game has come, in its order. 'running' = it runs, and the source does not say how far:
 * it may follow any of the earlier phases.
 */
export const RESULT_PHASES = [
	'running',
	'first-half',
	'half-time',
	'second-half',
	'extra-time',
	'penalties',
	'final',
] as const;
export type ResultPhase = (typeof RESULT_PHASES)[number];

export type Goals = { home: number; away: number };

/** What a source or an operator says of a score. `minute` = minute of play; null = not said. */
export type Score = Goals & {
	/** Goals of the shoot-out. A second leg may come to it with unequal goals. */
	penalties: Goals | null;
	phase: ResultPhase;
	minute: number | null;
};

/**
 * The score that the guide holds for a game. `source` = name of the source; null = an operator
 * typed it, and the log names the operator. `at` = UTC ms at which the guide learned it.
 */
export type GameResult = Score & SaidBy;
export type SaidBy = { source: string | null; at: number };

/** A score that may name who said it: our own export does. */
export type SaidScore = Score & Partial<SaidBy>;

export const MOST_GOALS = 99;
export const MOST_SOURCE = 200;
/** Two halves, extra time and their stoppages. */
export const LAST_MINUTE = 150;

/** Phases in which minutes of play pass. */
export const TIMED_PHASES: ReadonlySet<ResultPhase> = new Set([
	'running',
	'first-half',
	'second-half',
	'extra-time',
]);
/** Phases that may know a shoot-out. */
export const SHOOT_OUT_PHASES: ReadonlySet<ResultPhase> = new Set([
	'running',
	'penalties',
	'final',
]);

/**
 * A score without what its phase cannot know: a minute while no time passes, a shoot-out before it
 * began. Null = nonsense: a shoot-out that ended level.
 */
export function tidyScore<Read extends Score>(score: Read): Read | null {
	const { phase } = score;
	const penalties = SHOOT_OUT_PHASES.has(phase) ? score.penalties : null;
	if (phase === 'final' && penalties !== null && penalties.home === penalties.away) return null;
	return { ...score, penalties, minute: TIMED_PHASES.has(phase) ? score.minute : null };
}

/** The score of a result, without who said it and when. */
export function scoreOf({ home, away, penalties, phase, minute }: Score): Score {
	return { home, away, penalties, phase, minute };
}

/** Whether both say the same, to the minute. Two unknown results are the same. */
export function isSameScore(one: Score | null, other: Score | null): boolean {
	if (one === null || other === null) return one === other;
	return JSON.stringify(scoreOf(one)) === JSON.stringify(scoreOf(other));
}

/** A score with who says it and since when; what the guide holds already keeps its own. */
export function stampScore(
	held: GameResult | null,
	score: SaidScore | null,
	by: SaidBy,
): GameResult | null {
	if (isSameScore(held, score)) return held;
	if (score === null) return null;
	const { source = by.source, at = by.at } = score;
	return { ...scoreOf(score), source, at };
}

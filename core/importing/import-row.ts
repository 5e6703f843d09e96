/** What an import would do with one row. `unreadable` = a line that is no game as it stands. */
export const ROW_ACTIONS = [
	'create',
	'change',
	'same',
	'conflict',
	'blocked',
	'unreadable',
] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/**
 * Why a row is blocked, in conflict, or the same. `by-hand`: the guide says otherwise, on a
 * person's word. `removed`: a person removed this game. `repeated`: stands in this import already.
 */
export const ROW_REASONS = [
	'no-date',
	'no-competition',
	'ambiguous-team',
	'same-team-twice',
	'hours-open',
	'by-hand',
	'removed',
	'repeated',
	'harmless',
] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/**
 * What a person decided on a row: take it as read, keep it as a draft that nobody sees, or leave it
 * out.
 */
export const ROW_DECISIONS = ['accept', 'draft', 'exclude'] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/**
 * What became of a row. `left` = nothing to do or not wanted; `refused` = could not be stored
 * without a decision.
 */
export const ROW_RESULTS = [
	'created',
	'drafted',
	'changed',
	'left',
	'refused',
	'undone',
	'kept',
] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/**
 * - reading: the source is being read; review: waits for a person; committing, undoing: is being
 *   done, also after a restart;
 * - done; undone; failed: could not be read (`problem` says why).
 */
export const IMPORT_STATES = [
	'reading',
	'review',
	'committing',
	'done',
	'undoing',
	'undone',
	'failed',
] as const;
/** Those in which a step is under way: it goes on by itself, also after a restart. */
export const STATES_UNDER_WAY: readonly ImportState[] = ['reading', 'committing', 'undoing'];
export type ImportState = (typeof IMPORT_STATES)[number];

export const SOURCE_KINDS = ['text', 'file', 'address', 'command'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const NAME_KINDS = ['team', 'competition', 'channel'] as const;
export type NameKind = (typeof NAME_KINDS)[number];
/** What is asked once for all rows of an import: names, and on whose clock its hours are. */
export const QUESTION_KINDS = [...NAME_KINDS, 'hours'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Below this confidence (0 … 1) no game is published without a person. */
export const CONFIDENCE_LINE = 0.7;

/** The facts of a row that say what can be done with it. `confidence` 0 … 1. */
export type RowState = {
	action: RowAction;
	reason: RowReason | null;
	confidence: number;
	decision: RowDecision | null;
};

/** Whether the reading of a row is too doubtful to be published by itself. */
export function isDoubtful({
	action,
	confidence,
}: Pick<RowState, 'action' | 'confidence'>): boolean {
	return (action === 'create' || action === 'change') && confidence < CONFIDENCE_LINE;
}

/** Whether an import of everything has to wait for a person because of this row. */
export function needsDecision({ action, reason, confidence, decision }: RowState): boolean {
	if (decision === 'exclude' || reason === 'harmless') return false;
	if (action === 'blocked' || action === 'unreadable') return true;
	return decision === null && (action === 'conflict' || isDoubtful({ action, confidence }));
}

/**
 * What is to be written for a row. `unattended`: nobody looked, so nothing doubtful becomes public.
 */
type RowFate = 'publish' | 'draft' | 'change' | 'leave' | 'refuse';

/**
 * What a commit does with a row. Doubtful new games become drafts, doubtful changes and conflicts
 * are refused unless a person accepted them.
 */
export function fateOf(row: RowState): RowFate {
	const { action, decision, reason } = row;
	if (action === 'same' || decision === 'exclude' || reason === 'harmless') return 'leave';
	if (action === 'blocked' || action === 'unreadable') return 'refuse';
	if (action === 'conflict') return decision === 'accept' ? 'change' : 'refuse';
	if (action === 'create')
		return decision === 'draft' || (decision === null && isDoubtful(row)) ? 'draft' : 'publish';
	return decision === null && isDoubtful(row) ? 'refuse' : 'change';
}

/**
 * 0 = fine; 1 = worth a look; 2 = waits for a decision. `doubts` = how many doubts the reading has
 * that are not normal.
 */
export function concernOf(row: RowState, doubts: number): 0 | 1 | 2 {
	if (needsDecision(row)) return 2;
	if (row.action === 'same' || row.decision === 'exclude' || row.reason === 'harmless') return 0;
	return doubts > 0 && row.decision === null ? 1 : 0;
}

/** Doubts that every listing has: an hour or a side still to be defined. */
const NORMAL: ReadonlySet<string> = new Set([
	'time-undefined',
	'team-undefined',
	'date-inherited',
	'year-inferred',
	'zone-assumed',
]);

/** How many doubts of a reading a person should look at. */
export function countDoubts(issues: readonly { code: string }[]): number {
	return issues.filter(({ code }) => !NORMAL.has(code)).length;
}

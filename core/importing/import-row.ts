/** What an import would do with a row. `unreadable`: a line that is not a game as written. */
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
 * Why a row is blocked, in conflict, or the same. `by-hand`: it contradicts a person's edit in the
 * guide. `removed`: a person removed this game. `repeated`: the game is already in this import.
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
 * A person's decision on a row: accept it as read, keep it as an unpublished draft, or exclude it.
 */
export const ROW_DECISIONS = ['accept', 'draft', 'exclude'] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/**
 * The outcome of a row. `left`: nothing to do, or excluded. `refused`: could not be stored without
 * a decision.
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
 * - reading: the source is being read.
 * - review: waits for a person.
 * - committing, undoing: in progress, resumed after a restart.
 * - done, undone.
 * - failed: the source could not be read (`problem` says why).
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
/** States with a step in progress; it continues automatically, even after a restart. */
export const STATES_UNDER_WAY: readonly ImportState[] = ['reading', 'committing', 'undoing'];
export type ImportState = (typeof IMPORT_STATES)[number];

export const SOURCE_KINDS = ['text', 'file', 'address', 'command'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const NAME_KINDS = ['team', 'competition', 'channel'] as const;
export type NameKind = (typeof NAME_KINDS)[number];
/** Questions asked once for all rows of an import: names, and the clock of its hours. */
export const QUESTION_KINDS = [...NAME_KINDS, 'hours'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The answer that leaves out all games of a name. No entry of the guide has this id. */
export const LEFT_OUT = '@out';

/** Below this confidence (0 … 1) no game is published without a person's decision. */
export const CONFIDENCE_LINE = 0.7;

/** The facts of a row that determine its handling. `confidence` is 0 … 1. */
export type RowState = {
	action: RowAction;
	reason: RowReason | null;
	confidence: number;
	decision: RowDecision | null;
};

/** Whether the reading of a row is too doubtful for automatic publication. */
export function isDoubtful({
	action,
	confidence,
}: Pick<RowState, 'action' | 'confidence'>): boolean {
	return (action === 'create' || action === 'change') && confidence < CONFIDENCE_LINE;
}

/** Whether this row keeps a whole import waiting for a person. */
export function needsDecision({ action, reason, confidence, decision }: RowState): boolean {
	if (decision === 'exclude' || reason === 'harmless') return false;
	if (action === 'blocked' || action === 'unreadable') return true;
	return decision === null && (action === 'conflict' || isDoubtful({ action, confidence }));
}

/** What a commit writes for a row. */
type RowFate = 'publish' | 'draft' | 'change' | 'leave' | 'refuse';

/**
 * Decides what a commit does with a row. Doubtful new games become drafts. Doubtful changes and
 * conflicts are refused unless a person accepted them.
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
 * 0 = fine, 1 = worth a look, 2 = waits for a decision. `doubts`: number of unusual doubts in the
 * reading.
 */
export function concernOf(row: RowState, doubts: number): 0 | 1 | 2 {
	if (needsDecision(row)) return 2;
	if (row.action === 'same' || row.decision === 'exclude' || row.reason === 'harmless') return 0;
	return doubts > 0 && row.decision === null ? 1 : 0;
}

/** Doubts found in any listing, such as an hour or a side still to be defined. */
const NORMAL: ReadonlySet<string> = new Set([
	'time-undefined',
	'team-undefined',
	'date-inherited',
	'year-inferred',
	'zone-assumed',
]);

/** The number of doubts in a reading that a person should check. */
export function countDoubts(issues: readonly { code: string }[]): number {
	return issues.filter(({ code }) => !NORMAL.has(code)).length;
}

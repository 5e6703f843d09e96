import type { GameStatus } from './game.ts';
import {
	type GameResult,
	type Goals,
	isSameScore,
	RESULT_PHASES,
	type SaidScore,
	type Score,
} from './result.ts';

/** What a game's score becomes when a source says `read`. Null = the source says nothing. */
export function scoreAfter(
	{ result, status }: { result: GameResult | null; status: GameStatus },
	read: SaidScore | null,
): SaidScore | null {
	if (read === null) return result;
	const isFinal = read.phase === 'final';
	if (result === null) return status === 'finished' && !isFinal ? null : read;
	if (isFinal) return read;
	if (status === 'finished' || isOlder(read, result)) return result;
	return saysLess(read, result) ? result : read;
}

/** A cached answer shows an earlier moment: a source never takes a game back. */
function isOlder(read: Score, held: Score): boolean {
	if (held.phase === 'final') return true;
	if (read.phase === 'running' || held.phase === 'running')
		return read.minute !== null && held.minute !== null && read.minute < held.minute;
	const [from, to] = [held, read].map(({ phase }) => RESULT_PHASES.indexOf(phase));
	if (from !== to) return (to ?? 0) < (from ?? 0);
	return read.minute !== null && held.minute !== null && read.minute < held.minute;
}

/** The same goals with less detail: it takes no detail away. */
function saysLess(read: Score, held: Score): boolean {
	return (
		read.minute === null &&
		(read.phase === 'running' || read.phase === held.phase) &&
		isSameGoals(read, held) &&
		(read.penalties === null ||
			(held.penalties !== null && isSameGoals(read.penalties, held.penalties)))
	);
}

function isSameGoals(one: Goals, other: Goals): boolean {
	return one.home === other.home && one.away === other.away;
}

/**
 * Whether a source would change what an operator typed: only a person decides that, as for an hour
 * or a stadium.
 */
export function contradictsOperator(held: GameResult | null, score: Score | null): boolean {
	return held !== null && held.source === null && !isSameScore(held, score);
}

/** A final score ends a game. The operator's other words, such as 'cancelado', stay. */
export function statusWith(status: GameStatus, score: Score | null): GameStatus {
	return status === 'scheduled' && score?.phase === 'final' ? 'finished' : status;
}

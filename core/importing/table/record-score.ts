import type { GameStatus } from '#core/games/game.ts';
import type { ResultPhase, Score } from '#core/games/result.ts';
import { readScoreText } from '#core/importing/football-txt/read-score.ts';
import { rawScore } from '#core/importing/raw-score.ts';
import { all, first, type TableRecord } from './record.ts';

/** The words of a status column for a game that runs. */
const PHASES: readonly (readonly [RegExp, ResultPhase])[] = [
	[/^(?:live|in|in play|ao vivo|em andamento|em jogo)$/iu, 'running'],
	[/^(?:1[ºo°]? tempo|primeiro tempo|1t|1h|first half)$/iu, 'first-half'],
	[/^(?:intervalo|ht|half[- ]?time)$/iu, 'half-time'],
	[/^(?:2[ºo°]? tempo|segundo tempo|2t|2h|second half)$/iu, 'second-half'],
	[/^(?:prorroga[çc][ãa]o|extra time|et)$/iu, 'extra-time'],
	[/^(?:(?:nos )?p[êe]naltis|penalties|shoot-?out)$/iu, 'penalties'],
];

const MINUTE = /,?\s+(\d{1,3})(?:\s*min|['’′])$/u;

/** The phase that a status cell names ('2º tempo, 63 min'); null for other words. */
export function phaseOfWords(cell: string): ResultPhase | null {
	const name = cell.trim().replace(MINUTE, '');
	return PHASES.find(([words]) => words.test(name))?.[1] ?? null;
}

function minuteOf(record: TableRecord): string | null {
	const cell = all(record, 'status').find((one) => phaseOfWords(one) !== null);
	return MINUTE.exec(cell?.trim() ?? '')?.[1] ?? null;
}

/**
 * The score of a row: two columns of numbers, or one cell ('2 x 1', '1-1 (4-3 pen)'). Only of a
 * game that the row calls ended or running.
 */
export function scoreOfRecord(record: TableRecord, status: GameStatus): Score | null {
	const running = all(record, 'status').flatMap((cell) => phaseOfWords(cell) ?? [])[0];
	const phase = status === 'finished' ? 'final' : status === 'scheduled' ? running : undefined;
	const goals = [first(record, 'home-score'), first(record, 'away-score')] as const;
	const apart = rawScore(phase, { goals, minute: minuteOf(record) });
	if (apart !== null || phase === undefined) return apart;
	const [written] = all(record, 'score').flatMap((cell) => readScoreText(cell.slice(0, 60)) ?? []);
	if (written === undefined) return null;
	const minute = minuteOf(record);
	return { ...written, phase, minute: minute === null ? null : Number(minute) };
}

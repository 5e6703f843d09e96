import { botCopy } from '#core/bots/copy/bots.ts';
import type { LineLevel } from '#core/bots/job.ts';
import { LINE_LENGTH, MOST_LINES } from './engine.ts';
import type { Line, Shown } from './held-job-repository.ts';

export type RunNotes = ReturnType<typeof createRunNotes>;

/**
 * Log lines, counters and progress of one attempt, collected between heartbeats. `before` = lines
 * written by earlier attempts.
 */
export function createRunNotes(before: number) {
	const counts: Record<string, number> = {};
	let pending: Line[] = [];
	let lines = before;
	let done = 0;
	let total: number | null = null;
	let wasCut = before > MOST_LINES;

	function push(level: LineLevel, text: string, at: number): void {
		if (wasCut) return;
		wasCut = lines + pending.length >= MOST_LINES;
		pending.push({
			at,
			level: wasCut ? 'warn' : level,
			text: wasCut ? botCopy.run.cut(MOST_LINES) : text.slice(0, LINE_LENGTH),
		});
	}

	return {
		push,
		count(name: string, by: number): void {
			counts[name] = (counts[name] ?? 0) + by;
		},
		progress(now: number, of: number | null): void {
			done = now;
			total = of;
		},
		/** Lines that are not stored yet; `first` = number of the first one. */
		unsaved: (): { first: number; lines: readonly Line[] } => ({
			first: lines + 1,
			lines: pending,
		}),
		/** Marks lines as stored. */
		saved(count: number): void {
			lines += count;
			pending = pending.slice(count);
		},
		/** Its state once the unsaved lines are stored. */
		shown: (): Shown => ({
			progress_done: done,
			progress_total: total,
			counts: JSON.stringify(counts),
			lines: lines + pending.length,
		}),
	};
}

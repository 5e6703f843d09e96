import { cliCopy } from '#core/copy/cli.ts';
import type { ImportReading } from '#core/importing/draft-game.ts';
import type { RowResult } from '#core/importing/import-row.ts';
import { countRefused, type ReadingOutcome } from '#server/importing/import-reading.ts';
import type { ImportRow } from '#server/importing/import-row.ts';

type Action = 'create' | 'change' | 'same' | 'conflict' | 'blocked';

/**
 * The report as data: the reading itself, what was or would be done with each game, by line, and, unless it was a dry run, how many rows were
 * created, changed, left and refused, with the id under which the import stands in the history.
 */
export function importReport(reading: ImportReading, outcome: ReadingOutcome) {
	const { batchId, stored, rows } = outcome;
	const plan = gamesOf(rows).map(({ line, action, reason, result }) => ({
		...{ line, action },
		...(reason === null ? {} : { reason }),
		...(result === null ? {} : { result }),
	}));
	const totals = { ...reading.totals, ...countActions(rows) };
	if (batchId === null) return { ...reading, totals, plan, stored };
	return { ...reading, totals, plan, stored, batch: batchId, ...countResults(outcome) };
}

/** The report for people: one line for each game that is new, changed or not stored, each unread line, and the totals. */
export function importSummary(reading: ImportReading, outcome: ReadingOutcome): string {
	const { batchId, stored, rows } = outcome;
	const ending = batchId === null ? cliCopy.import.dryRun : stored ? cliCopy.import.stored : cliCopy.import.refused;
	return [
		...gamesOf(rows)
			.filter((row) => row.action !== 'same')
			.map(rowLine),
		...reading.ignored.map(({ line, reason, text }) => cliCopy.import.ignored(line, reason, text)),
		...reading.warnings.map(cliCopy.import.warning),
		cliCopy.import.totals({ ...countActions(rows), ignored: reading.ignored.length }),
		ending,
		...(batchId === null ? [] : [cliCopy.import.results({ ...countResults(outcome), batch: batchId })]),
	].join('\n');
}

function gamesOf(rows: readonly ImportRow[]): ImportRow[] {
	return rows.filter(({ draft }) => draft !== null);
}

function countActions(rows: readonly ImportRow[]): Record<Action, number> {
	const counts: Record<Action, number> = { create: 0, change: 0, same: 0, conflict: 0, blocked: 0 };
	for (const { action } of gamesOf(rows)) if (action !== 'unreadable') counts[action] += 1;
	return counts;
}

/** Drafts are among the created ones. Of an import that was refused as a whole nothing was created. */
function countResults(outcome: ReadingOutcome) {
	const { rows, stored } = outcome;
	const count = (...results: RowResult[]) => rows.filter(({ result }) => result !== null && results.includes(result)).length;
	const refused = stored ? count('refused') : countRefused(outcome);
	return { created: count('created', 'drafted'), drafts: count('drafted'), changed: count('changed'), left: count('left'), refused };
}

function rowLine({ draft, line, action, reason }: ImportRow): string {
	const words = cliCopy.import.actions[action];
	const why = reason === null ? '' : ` (${cliCopy.import.reasons[reason]})`;
	const { date = null, time = null, home, away } = draft ?? {};
	return [`${cliCopy.import.line(line)}:`, `${words}${why}:`, date, time, home?.name, 'x', away?.name].filter(Boolean).join(' ');
}

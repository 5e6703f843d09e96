import { cliCopy } from '#core/copy/cli.ts';
import type { ImportReading } from '#core/importing/draft-game.ts';
import type { PlannedRow } from '#core/importing/plan-import.ts';
import type { ImportOutcome } from '#server/games/import-games.ts';

type Action = PlannedRow['action'];

/** The report as data: the reading itself, and what was or would be done with each game, by line. */
export function importReport(reading: ImportReading, { rows, stored, refused }: ImportOutcome) {
	const plan = rows.map((row) => ({
		line: row.draft.line,
		action: row.action,
		...(row.action === 'blocked' ? { reason: row.reason } : {}),
	}));
	return { ...reading, totals: { ...reading.totals, ...countActions(rows) }, plan, stored, refused };
}

/** The report for people: one line for each game that is new, changed or not stored, each unread line, and the totals. */
export function importSummary(reading: ImportReading, outcome: ImportOutcome): string {
	const { refused, stored, rows } = outcome;
	const ending = refused ? cliCopy.import.refused : stored ? cliCopy.import.stored : cliCopy.import.dryRun;
	return [
		...rows.filter((row) => row.action !== 'same').map(rowLine),
		...reading.ignored.map(({ line, reason, text }) => cliCopy.import.ignored(line, reason, text)),
		...reading.warnings.map(cliCopy.import.warning),
		cliCopy.import.totals({ ...countActions(rows), ignored: reading.ignored.length }),
		ending,
	].join('\n');
}

function countActions(rows: readonly PlannedRow[]): Record<Action, number> {
	const counts: Record<Action, number> = { create: 0, change: 0, same: 0, blocked: 0 };
	for (const row of rows) counts[row.action] += 1;
	return counts;
}

function rowLine(row: PlannedRow): string {
	const { line, date, time, home, away } = row.draft;
	const action = cliCopy.import.actions[row.action];
	const reason = row.action === 'blocked' ? ` (${cliCopy.import.reasons[row.reason]})` : '';
	return [`${cliCopy.import.line(line)}:`, `${action}${reason}:`, date, time, home.name, 'x', away.name].filter(Boolean).join(' ');
}

import type { ReportOutcome } from '#core/reports/outcome.ts';
import type { ReportKind } from '#core/reports/report-kind.ts';

/** Tables of readers' reports (migration 0024). Instants in UTC ms. */
export type ReportsDatabase = { reports: ReportTable; report_notes: ReportNoteTable };

/** Alike reports of one game. */
export type ReportTable = {
	id: string;
	game_id: string;
	kind: ReportKind;
	/** Key of the claim: a channel id, a clock, or normalised words. */
	claim: string;
	/** Text of the first report. */
	shown: string;
	/** Reports since the last decision; 0 = decided. */
	voices: number;
	first_at: number;
	last_at: number;
	/** The last decision; null = none yet. */
	outcome: ReportOutcome | null;
	decided_at: number | null;
	decided_by: string | null;
	revision: number;
};

/** One report. `id` is chosen by the reader's browser. */
type ReportNoteTable = { id: string; report_id: string; body: string; link: string; at: number };

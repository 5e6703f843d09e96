import type { ReportKind } from './report-kind.ts';

/**
 * What came of the reports of a claim: 'fixed' = the guide was wrong and is right now; 'checked' =
 * it was right.
 */
export const REPORT_OUTCOMES = ['fixed', 'checked'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What came of reports about a game, for its page. `at` in UTC milliseconds. */
export type ReportResult = { kind: ReportKind; outcome: ReportOutcome; at: number };

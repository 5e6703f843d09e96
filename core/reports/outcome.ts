/**
 * What came of the reports of a claim: 'fixed' = the guide was wrong and is right now; 'checked' =
 * it was right.
 */
export const REPORT_OUTCOMES = ['fixed', 'checked'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

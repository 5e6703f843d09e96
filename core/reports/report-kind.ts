/** What a reader can say is wrong with a game: channel, kickoff, called off, anything else. */
export const REPORT_KINDS = ['channel', 'kickoff', 'off', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** How bad a finding is, the worst first. */
export const LEVELS = ['danger', 'warning', 'advice'] as const;
export type Level = (typeof LEVELS)[number];

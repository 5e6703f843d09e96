import type { Actor } from '#server/audit/audit-entry.ts';

/** Who writes and when (UTC ms, editorial time). */
export type WrittenBy = { actor: Actor; now: number };

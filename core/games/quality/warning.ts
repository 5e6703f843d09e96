import type { Uf } from '#core/football-pt/uf.ts';

export const WARNING_KINDS = [
	'duplicate',
	'team-twice',
	'channel-clash',
	'day-text',
	'odd-minute',
	'foreign-venue',
	'damaged',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/**
 * A finding about a game that a person should check. Only a hint: any of these may be correct, so
 * nothing is refused for it. `gameId` = the other game. Texts: `core/games/copy/quality.ts`.
 */
export type QualityWarning =
	/** The same two teams in the same competition, at most a day apart. */
	| { kind: 'duplicate'; gameId: string }
	/** `hours` between the two kickoffs; null while one of them is undefined. */
	| { kind: 'team-twice'; gameId: string; teamId: string; hours: number | null }
	/** `ufs` = the states that get both games; all 27 where neither is limited. */
	| { kind: 'channel-clash'; gameId: string; channelId: string; ufs: Uf[] }
	/** The source's text names another day. */
	| { kind: 'day-text'; written: string }
	| { kind: 'odd-minute'; minute: number }
	/** `usual` = the host's most used ground. */
	| { kind: 'foreign-venue'; usual: string }
	/** Part of its stored data is unreadable: readers do not see it until it is saved. */
	| { kind: 'damaged' };

const CONFLICTS: readonly WarningKind[] = ['duplicate', 'team-twice', 'channel-clash'];

/** Whether a warning is about two games that are unlikely to be both correct. */
export function isConflict({ kind }: Pick<QualityWarning, 'kind'>): boolean {
	return CONFLICTS.includes(kind);
}

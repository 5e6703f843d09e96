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
 * Something about a game that a person should look at. Never more than a hint: each of these may be
 * right, so nothing is refused for it. `gameId` = the other game. Words:
 * `core/games/copy/quality.ts`.
 */
export type QualityWarning =
	/** The same two teams in the same competition, a day apart at most. */
	| { kind: 'duplicate'; gameId: string }
	/** `hours` between the two kickoffs; null while one of them is undefined. */
	| { kind: 'team-twice'; gameId: string; teamId: string; hours: number | null }
	/** `ufs` = the states that are shown both games; all 27 of them where nothing limits either. */
	| { kind: 'channel-clash'; gameId: string; channelId: string; ufs: Uf[] }
	/** What the source wrote names another day. */
	| { kind: 'day-text'; written: string }
	| { kind: 'odd-minute'; minute: number }
	/** `usual` = the ground that the host uses most. */
	| { kind: 'foreign-venue'; usual: string }
	/** Something that is stored of it cannot be read: readers are not shown it until it is saved. */
	| { kind: 'damaged' };

const CONFLICTS: readonly WarningKind[] = ['duplicate', 'team-twice', 'channel-clash'];

/** Whether a warning is about two games that can hardly both be right. */
export function isConflict({ kind }: Pick<QualityWarning, 'kind'>): boolean {
	return CONFLICTS.includes(kind);
}

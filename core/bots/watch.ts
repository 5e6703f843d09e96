import type { Game } from '#core/games/game.ts';

export const LACKS = ['hour', 'channel', 'verification'] as const;
/** `verification` = no channel of it was confirmed by a source and looked after. */
export type Lack = (typeof LACKS)[number];

/**
 * What a game still lacks before a reader can rely on it; nothing for one that a source says nobody
 * shows. `now` and what was verified before `verifiedSince` in UTC milliseconds.
 */
export function lacksOf(
	{ kickoffAt, broadcasts }: Pick<Game, 'kickoffAt' | 'broadcasts'>,
	verifiedSince: number,
): Lack[] {
	const isTrusted = broadcasts.some(
		({ state, verifiedAt }) =>
			(state === 'confirmed' || state === 'none') && (verifiedAt ?? 0) >= verifiedSince,
	);
	const lacks: Lack[] = kickoffAt === null ? ['hour'] : [];
	if (broadcasts.length === 0) lacks.push('channel');
	else if (!isTrusted) lacks.push('verification');
	return lacks;
}

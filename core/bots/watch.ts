import type { Game } from '#core/games/game.ts';

export const LACKS = ['hour', 'channel', 'verification'] as const;
/** `verification` = no channel was confirmed by a source and checked recently. */
export type Lack = (typeof LACKS)[number];

/**
 * What a game still lacks before readers can rely on it. A recently verified "no channel shows it"
 * lacks neither channel nor verification. `now` and `verifiedSince` in UTC milliseconds; older
 * verifications do not count.
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

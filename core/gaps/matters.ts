export const WARN_LEVELS = ['off', 'featured', 'followed'] as const;
/** Which games are worth a warning: no game, important ones, or all of followed competitions. */
type WarnLevel = (typeof WARN_LEVELS)[number];

/**
 * Score from which a game is featured (decision 0029): a Série A or Libertadores game, one of
 * Brazil, a derby of large clubs elsewhere.
 */
const FEATURED_SCORE = 45;

/** Whether a game is worth a warning, by its score and whether its competition is followed. */
export function isWorthWarning(
	level: WarnLevel,
	{ score, isFollowed }: { score: number; isFollowed: boolean },
): boolean {
	if (level === 'off' || !isFollowed) return false;
	return level === 'followed' || score >= FEATURED_SCORE;
}

import type { DraftGame } from '#core/importing/draft-game.ts';

/**
 * Whether a person is asked on whose clock the hour of a draft is: nothing tells it, or what tells
 * it disagrees.
 */
export function isOpenHour({ hours, time }: Pick<DraftGame, 'hours' | 'time'>): boolean {
	return time !== null && (hours?.by === 'contradiction' || hours?.by === 'nothing');
}

import type { DraftGame } from '#core/importing/draft-game.ts';

/**
 * Whether a person must name the clock of a draft's hour: there is no evidence, or it is
 * contradictory.
 */
export function isOpenHour({ hours, time }: Pick<DraftGame, 'hours' | 'time'>): boolean {
	return time !== null && (hours?.by === 'contradiction' || hours?.by === 'nothing');
}

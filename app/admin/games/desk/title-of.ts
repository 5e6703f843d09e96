import type { DeskRow } from '#core/games/contract/desk.ts';

/** 'Flamengo x Palmeiras'. */
export function titleOf({ homeName, awayName }: Pick<DeskRow, 'homeName' | 'awayName'>): string {
	return `${homeName} x ${awayName}`;
}

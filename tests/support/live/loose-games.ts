import type { LooseGame } from '#core/live/loose-game.ts';
import { NO_ANSWER } from '#tests/support/factories.ts';

const team = (id: string) => ({ id, name: id, disc: null, keys: id });

/**
 * A game of a list that stands alone: Flamengo x Palmeiras on 2026-11-22, unless told otherwise.
 */
export function aLooseGame(
	slug: string,
	{ day = '2026-11-22', home = 'flamengo', away = 'palmeiras', round = '' } = {},
): LooseGame {
	const competition = {
		id: 'brasileirao-a',
		name: 'Brasileirão',
		priority: 1,
		keys: 'brasileirao',
	};
	const { country } = NO_ANSWER;
	return {
		slug,
		day,
		round,
		home: team(home),
		away: team(away),
		competition,
		broadcasts: [],
		answer: { country: { kind: 'open', words: country.words } },
	};
}

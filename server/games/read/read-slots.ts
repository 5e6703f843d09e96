import type { Game } from '#core/games/game.ts';
import { countOpenSlots, type OpenSlots, openSlots } from '#core/games/open-slots.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** What open channels show at the minutes of some games: mostly games outside the list. */
export async function readSlots(
	{ agendas }: Pick<GuideData, 'agendas'>,
	games: readonly Game[],
	{ channels }: Reference,
): Promise<OpenSlots> {
	const own = [...countOpenSlots(games, channels).values()];
	const days = [...new Set(games.map(({ day }) => day))];
	const kickoffs = [...new Set(own.map(({ kickoffAt }) => kickoffAt))];
	const channelIds = [...new Set(own.map(({ channelId }) => channelId))];
	return openSlots(await agendas.listSharedSlots({ days, kickoffs, channelIds }));
}

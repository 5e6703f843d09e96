import type { GameView } from '#core/games/game-view.ts';
import { gameShareText } from '#core/games/share-text.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { googleCalendarLink, whatsappLink } from '#core/site/share-links.ts';
import type { RenderContext } from '#server/http/render-context.ts';

/** Ready links by which a reader passes a game on or keeps it. */
export type GameShare = { whatsapp: string; googleCalendar: string };

/** Makes the links on the server, so that the browser needs no code for them. */
export function gameShare({ publicUrl, now }: RenderContext, view: GameView): GameShare {
	const address = `${publicUrl}${paths.game(view.slug)}`;
	return {
		whatsapp: whatsappLink(gameShareText({ view, today: dayOf(now), address })),
		googleCalendar: googleCalendarLink({ view, address }),
	};
}

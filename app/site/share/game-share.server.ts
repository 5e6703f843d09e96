import type { GameView } from '#core/games/game-view.ts';
import { gameShareText } from '#core/games/share/share-text.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { googleCalendarLink, whatsappLink } from '#core/site/share-links.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';
import type { Shared } from './shared.ts';

/** The share text of a game, and a link that adds it to a calendar. */
export type GameShare = Shared & { googleCalendar: string };

/** Built on the server, so that the browser needs no code for it. */
export function gameShare({ publicUrl, now }: RenderContext, view: GameView): GameShare {
	const address = `${publicUrl}${paths.game(view.slug)}`;
	const text = gameShareText({ view, today: dayOf(now), address });
	return {
		title: view.title,
		text,
		address,
		whatsapp: whatsappLink(text),
		googleCalendar: googleCalendarLink({ view, address }),
	};
}

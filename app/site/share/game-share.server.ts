import type { GameView } from '#core/games/game-view.ts';
import { gameShareText } from '#core/games/share/share-text.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { googleCalendarLink, whatsappLink } from '#core/site/share-links.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';
import type { Shared } from './shared.ts';

/** What a reader passes on of a game, and the ready link by which they keep it. */
export type GameShare = Shared & { googleCalendar: string };

/** Made on the server, so that the browser needs no code for it. */
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

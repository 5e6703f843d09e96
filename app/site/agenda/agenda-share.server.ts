import type { Shared } from '#app/site/share/shared.ts';
import { agendaCopy } from '#core/games/copy/agenda.ts';
import type { Agenda } from '#core/games/day/dated-list.ts';
import { agendaShareText } from '#core/games/share/agenda-share-text.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';

type Sharing = { agenda: Agenda; name: string; path: string; ofTeam?: boolean };

/**
 * The share text of a team, competition or channel. Built on the server, so that the browser needs
 * no code for it.
 */
export function agendaShare(
	{ publicUrl }: RenderContext,
	{ agenda, name, path, ofTeam = false }: Sharing,
): Shared {
	const address = `${publicUrl}${path}`;
	const text = agendaShareText({ agenda, name, address, ofTeam });
	return { title: agendaCopy.shared(name), text, address, whatsapp: whatsappLink(text) };
}

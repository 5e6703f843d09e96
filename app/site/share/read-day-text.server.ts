import { dayTitle } from '#core/games/copy/games.ts';
import { type FarDay, farDay } from '#core/games/day/far-day.ts';
import {
	COPY_CHARACTERS,
	dayShareText,
	MESSAGE_CHARACTERS,
} from '#core/games/share/day-share-text.ts';
import { paths } from '#core/site/paths.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import type { Shared } from './shared.ts';

/** Data of the page that shares a day. `games` = number of games. */
export type DayText = { day: string; today: string; games: number; shared: Shared };

/**
 * A day as text: whole for copying, shortened to the length limit of a WhatsApp link. `far` = the
 * day has no page.
 */
export async function readDayText(
	{ data, page, publicUrl, now }: RenderContext,
	day: string,
): Promise<DayText | { far: FarDay }> {
	const { view, validUntil } = await readDay(data, { day, now });
	expireAt(page, validUntil);
	const far = farDay(view);
	if (far !== null) return { far };
	const address = `${publicUrl}${paths.day(day)}`;
	const text = dayShareText({ view, address, most: COPY_CHARACTERS });
	const whatsapp = whatsappLink(dayShareText({ view, address, most: MESSAGE_CHARACTERS }));
	return {
		day,
		today: view.today,
		games: view.total,
		shared: { title: dayTitle(day, view.today), text, address, whatsapp },
	};
}

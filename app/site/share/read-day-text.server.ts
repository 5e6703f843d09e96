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

/** The page that passes a day on. `games` = games of the day. */
export type DayText = { day: string; today: string; games: number; shared: Shared };

/**
 * Reads a day as text: whole to be copied, within the bounds of an address for WhatsApp. `far` =
 * the day has no page.
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

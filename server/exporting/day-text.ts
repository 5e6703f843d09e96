import type { DayText } from '#core/exporting/contract.ts';
import {
	COPY_CHARACTERS,
	countToCome,
	dayShareText,
	MESSAGE_CHARACTERS,
} from '#core/games/share/day-share-text.ts';
import { paths } from '#core/site/paths.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import { readDay } from '#server/games/read/read-day.ts';
import type { GuideData } from '#server/guide-data.ts';

type DayTextReading = {
	data: GuideData;
	/** Editorial UTC milliseconds. */
	now: number;
	/** Origin of the site. */
	publicUrl: string;
};

/**
 * The published games of a São Paulo day as a message for readers: complete for copying, shortened
 * for an address.
 */
export async function readDayText(
	{ data, now, publicUrl }: DayTextReading,
	day: string,
): Promise<DayText> {
	const { view } = await readDay(data, { day, now });
	const address = `${publicUrl}${paths.day(day)}`;
	return {
		day,
		games: countToCome(view),
		text: dayShareText({ view, address, most: COPY_CHARACTERS }),
		link: whatsappLink(dayShareText({ view, address, most: MESSAGE_CHARACTERS })),
	};
}

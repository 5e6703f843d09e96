import type { ReactNode } from 'react';
import { dayInWords } from '#core/games/copy/games.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { liveCopy } from '#core/live/copy/live.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Said on a page whose address means another day since midnight, while that day cannot be asked
 * for; with the way to it where this browser holds it.
 */
export async function turnedNote({
	day,
	today,
}: Pick<DayView, 'day' | 'today'>): Promise<ReactNode> {
	const kept = day === today ? null : await firstKept([paths.day(today), paths.tomorrow]);
	return (
		<p className="now-line" role="status">
			{liveCopy.dayTurned(dayInWords(day, today))}{' '}
			{kept === null ? null : <a href={kept}>{liveCopy.keptToday}</a>}
		</p>
	);
}

/** What was kept as the list of tomorrow is that of today since midnight. */
async function firstKept(addresses: readonly string[]): Promise<string | null> {
	for (const address of addresses) if (await isKept(address)) return address;
	return null;
}

async function isKept(address: string): Promise<boolean> {
	try {
		return (await caches.match(address)) !== undefined;
	} catch {
		return false;
	}
}

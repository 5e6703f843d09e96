import { formatHour } from '#core/site/dates.ts';

/**
 * 'globo-16h': fragment of an address that links to a slot of a map. `kickoffAt` in UTC
 * milliseconds.
 */
export function slotId(channelId: string, kickoffAt: number): string {
	return `${channelId}-${formatHour(kickoffAt)}`;
}

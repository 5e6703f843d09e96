import { formatHour } from '#core/site/dates.ts';

/**
 * 'globo-16h': the part of an address that leads to a slot of a map. `kickoffAt` in UTC
 * milliseconds.
 */
export function slotId(channelId: string, kickoffAt: number): string {
	return `${channelId}-${formatHour(kickoffAt)}`;
}

import { paths } from '#core/site/paths.ts';

/**
 * Addresses of the open television map that the pages of games do not need. Separate from
 * `paths.ts`, which every page loads.
 */
export const mapPaths = {
	day: (day: string) => `${paths.map}/${day}`,
	/** Picture for a shared link (Open Graph). */
	card: (day: string) => `${paths.map}/${day}.png`,
} as const;

/** Address of the map of a day: the evergreen page for today, otherwise its permanent one. */
export function mapPath(day: string, today: string): string {
	return day === today ? paths.map : mapPaths.day(day);
}

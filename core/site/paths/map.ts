import { paths } from '#core/site/paths.ts';

/**
 * Addresses of the map of open television that the pages of games do not need: apart from
 * `paths.ts`, which every page carries.
 */
export const mapPaths = {
	day: (day: string) => `${paths.map}/${day}`,
	/** Picture that stands beside a shared link (Open Graph). */
	card: (day: string) => `${paths.map}/${day}.png`,
} as const;

/** Address of the map of a day: the evergreen page for today, else its permanent one. */
export function mapPath(day: string, today: string): string {
	return day === today ? paths.map : mapPaths.day(day);
}

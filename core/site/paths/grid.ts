import { paths } from '#core/site/paths.ts';

/** Addresses of the grid of channels. Separate from `paths.ts`, which every page loads. */
export const gridPaths = { day: (day: string) => `${paths.grid}/${day}` } as const;

/** Address of the grid of a day: the evergreen page for today, otherwise its permanent one. */
export function gridPath(day: string, today: string): string {
	return day === today ? paths.grid : gridPaths.day(day);
}

import { paths } from '#core/site/paths.ts';

/** Addresses of the grid of channels: apart from `paths.ts`, which every page carries. */
export const gridPaths = { day: (day: string) => `${paths.grid}/${day}` } as const;

/** Address of the grid of a day: the evergreen page for today, else its permanent one. */
export function gridPath(day: string, today: string): string {
	return day === today ? paths.grid : gridPaths.day(day);
}

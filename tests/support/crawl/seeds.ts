import { addDays } from '#core/site/dates.ts';
import { callPaths, iconPaths, machinePaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';

/**
 * What a reader or a program asks for first, without having been led there: entrance, probes,
 * robots, programs' lists, and the days around today.
 */
export function seedsOf(today: string, { demo }: { demo: boolean }): string[] {
	const days = Array.from({ length: 17 }, (_, index) => addDays(today, index - 8));
	return [
		paths.home,
		...days.map(paths.day),
		...[
			paths.manifest,
			callPaths.brandRecord,
			callPaths.channelList,
			paths.login,
			`${callPaths.suggestions}?q=flamengo`,
			`${paths.anyDay}?dia=${today}`,
			`${paths.search}?q=flamengo`,
		],
		...[
			machinePaths.robots,
			machinePaths.live,
			machinePaths.ready,
			machinePaths.worker,
			machinePaths.offline,
			iconPaths.favicon,
			iconPaths.touch,
		],
		...(demo ? [] : [machinePaths.sitemap, machinePaths.llms, machinePaths.security]),
	];
}

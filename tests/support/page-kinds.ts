import { paths } from '#core/site/paths.ts';

/** Pages that every guide has, whatever it holds. */
const ALWAYS = [
	...[
		paths.home,
		paths.today,
		paths.tomorrow,
		paths.teams,
		paths.competitions,
		paths.channels,
		paths.news,
		paths.map,
	],
	...[paths.live, paths.free, paths.week, paths.grid, paths.yesterday],
	...[
		paths.about,
		paths.terms,
		paths.privacy,
		paths.preferences,
		'/busca?q=flamengo',
		'/jogos/2026-05-01',
		'/nada',
	],
];
/** Kinds of which the first one that a page leads to stands for all. */
const FOUND = [paths.game(''), paths.team(''), paths.competition(''), paths.channel('')];

/**
 * One address of each kind of public page of a guide: what a day with games leads to, and what is
 * always there.
 */
export async function kindsOfPage(origin: string, day: string): Promise<string[]> {
	const list = await (await fetch(origin + paths.day(day))).text();
	const game = firstUnder(list, paths.game(''));
	const page = game === null ? '' : await (await fetch(origin + game)).text();
	const found = FOUND.flatMap((start) => firstUnder(page, start) ?? firstUnder(list, start) ?? []);
	return [...new Set([...ALWAYS, paths.day(day), ...(game === null ? [] : [game]), ...found])];
}

function firstUnder(html: string, start: string): string | null {
	return new RegExp(`href="(${start}[\\w-]+)"`).exec(html)?.[1] ?? null;
}

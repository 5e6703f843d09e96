import { z } from 'zod';
import { paths } from './paths.ts';

const game = z.object({ slug: z.string(), day: z.string() }).transform(({ slug, day }) => [paths.game(slug), paths.day(day)]);
const article = z.object({ article: z.object({ slug: z.string() }) }).transform((record) => [paths.article(record.article.slug)]);
const named = (page: (id: string) => string) => z.object({ id: z.string() }).transform(({ id }) => [page(id)]);

/** By the noun that is written: its own page, as far as what was stored names it, and the lists that show it first. */
const PAGES: Readonly<Record<string, { own: z.ZodType<string[]>; lists: readonly string[] }>> = {
	games: { own: game, lists: [paths.today, paths.tomorrow, paths.home] },
	articles: { own: article, lists: [paths.news, paths.home] },
	teams: { own: named(paths.team), lists: [paths.home] },
	competitions: { own: named(paths.competition), lists: [paths.home] },
	channels: { own: named(paths.channel), lists: [paths.home] },
};

/** The addresses that an operator looks at after a write. `noun` = first part of the call's path; `stored` = what it answered. */
export function pagesOfWrite(noun: string, stored: unknown): string[] {
	const pages = PAGES[noun];
	if (pages === undefined) return [paths.home];
	return [...(pages.own.safeParse(stored).data ?? []), ...pages.lists];
}

import { z } from 'zod';
import { paths } from './paths.ts';

const game = z
	.object({ slug: z.string(), day: z.string() })
	.transform(({ slug, day }) => [paths.game(slug), paths.day(day)]);
const article = z
	.object({ article: z.object({ slug: z.string() }) })
	.transform((record) => [paths.article(record.article.slug)]);
const report = z.object({ slug: z.string() }).transform(({ slug }) => [paths.game(slug)]);
const named = (page: (id: string) => string) =>
	z.object({ id: z.string() }).transform(({ id }) => [page(id)]);

/** The address of the first of two merged entries redirects to the second. */
const merged = z
	.object({ kind: z.enum(['team', 'competition', 'channel']), from: z.string(), into: z.string() })
	.transform(({ kind, from, into }) => [paths[kind](from), paths[kind](into)]);

/**
 * By the written noun: its own page, if the stored data identify it, and the main lists that show
 * it.
 */
const PAGES: Readonly<Record<string, { own: z.ZodType<string[]>; lists: readonly string[] }>> = {
	games: { own: game, lists: [paths.today, paths.tomorrow, paths.home] },
	reports: { own: report, lists: [] },
	articles: { own: article, lists: [paths.news, paths.home] },
	teams: { own: named(paths.team), lists: [paths.home] },
	competitions: { own: named(paths.competition), lists: [paths.home] },
	channels: { own: named(paths.channel), lists: [paths.home] },
	names: { own: merged, lists: [paths.home] },
};

/**
 * The addresses that an operator is likely to view after a write. `noun` = first part of the call's
 * path; `sent` and `stored` = its request and its response.
 */
export function pagesOfWrite(
	noun: string,
	{ sent, stored }: { sent: unknown; stored: unknown },
): string[] {
	const pages = PAGES[noun];
	if (pages === undefined) return [paths.home];
	const own = pages.own.safeParse(stored).data ?? pages.own.safeParse(sent).data ?? [];
	return [...own, ...pages.lists];
}

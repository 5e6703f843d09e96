import { seoCopy } from '#core/copy/seo.ts';
import { VERSUS } from '#core/games/copy/games.ts';
import { type Agenda, hasGames } from '#core/games/day/dated-list.ts';
import { sideName } from '#core/games/share/share-text.ts';
import { paths } from '#core/site/paths.ts';
import { breadcrumbList, itemList, type SchemaNode } from '#core/site/structured-data.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';

type Link = { name: string; path: string };

/**
 * Structured data of an agenda page: its subject, coming games and breadcrumb. Empty pages and
 * demonstration data get none.
 */
export function describeAgenda(
	{ page, publicUrl }: RenderContext,
	{
		agenda,
		subject,
		index,
		self,
	}: { agenda: Agenda; subject: SchemaNode; index: Link; self: Link },
): void {
	if (agenda.demo || !hasGames(agenda)) return;
	const { next } = agenda;
	const items = next.games.map(({ slug, home, away }) => ({
		name: `${sideName(home, next)} ${VERSUS} ${sideName(away, next)}`,
		path: paths.game(slug),
	}));
	const trail = [{ name: seoCopy.start, path: paths.home }, index, self];
	page.structuredData.push(
		subject,
		itemList({ items, publicUrl }),
		breadcrumbList({ trail, publicUrl }),
	);
}

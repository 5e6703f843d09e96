import { names, panelPaths } from './paths/panel.ts';
import { paths } from './paths.ts';

/** Every page of the panel, in sync with app/routes.ts; an architecture test compares the two. */
export const PANEL_ROUTES: readonly string[] = [
	panelPaths.dashboard,
	panelPaths.games,
	panelPaths.newGame,
	panelPaths.editGame(':gameId'),
	panelPaths.importGames,
	panelPaths.reports,
	names,
	panelPaths.bots,
	panelPaths.feeds,
	panelPaths.curation,
	panelPaths.articles,
	panelPaths.newArticle,
	panelPaths.editArticle(':articleId'),
	panelPaths.settings,
	panelPaths.setup,
	panelPaths.brand,
	panelPaths.operators,
	panelPaths.access,
	panelPaths.sources,
	panelPaths.auditLog,
];

/** `route` = template of the page, for logs; null = the panel has no such page. */
type PanelAddress = { path: string; search: string; route: string | null };

/** Whether a path belongs to the panel, in any case. */
export function isPanel(path: string): boolean {
	return /^\/+admin(?:\/|$)/i.test(path);
}

/**
 * Parses a target under `paths.admin` ('/path?query'). `path` is canonical: lower-case except for
 * parameters, without a trailing slash.
 */
export function panelAddress(target: string): PanelAddress {
	const [beforeFragment = ''] = target.split('#', 1);
	const mark = beforeFragment.indexOf('?');
	const rawPath = mark < 0 ? beforeFragment : beforeFragment.slice(0, mark);
	const search = mark < 0 ? '' : beforeFragment.slice(mark);
	const segments = rawPath.split('/').filter(Boolean);
	const route =
		PANEL_ROUTES.find((shape) => fits(shape.split('/').filter(Boolean), segments)) ?? null;
	const shape = route?.split('/').filter(Boolean) ?? [];
	const spelled = segments.map((segment, place) =>
		place === 0 || shape[place]?.startsWith(':') === false ? segment.toLowerCase() : segment,
	);
	return { path: segments.length === 0 ? paths.admin : `/${spelled.join('/')}`, search, route };
}

function fits(shape: readonly string[], segments: readonly string[]): boolean {
	return (
		shape.length === segments.length &&
		shape.every((part, place) => part.startsWith(':') || part === segments[place]?.toLowerCase())
	);
}

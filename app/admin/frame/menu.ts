import type { ToolIconName } from '#app/ui/tool-icon.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

/** `end`: pages below it have entries of their own. */
export type MenuEntry = { label: string; path: string; icon: ToolIconName; end?: true };

const { menu } = panelCopy;

/** S2.09, in its order. */
export const MAIN_MENU: readonly MenuEntry[] = [
	{ label: menu.dashboard, path: panelPaths.dashboard, icon: 'dashboard', end: true },
	{ label: menu.games, path: panelPaths.games, icon: 'games', end: true },
	{ label: menu.newGame, path: panelPaths.newGame, icon: 'new-game' },
	{ label: menu.importGames, path: panelPaths.importGames, icon: 'import-games' },
	{ label: menu.bots, path: panelPaths.bots, icon: 'bots' },
	{ label: menu.feeds, path: panelPaths.feeds, icon: 'feeds' },
	{ label: menu.curation, path: panelPaths.curation, icon: 'curation' },
	{ label: menu.articles, path: panelPaths.articles, icon: 'articles', end: true },
];

/** S2.09: at the bottom, above the sign-out. */
export const SETTINGS_ENTRY: MenuEntry = {
	label: menu.settings,
	path: panelPaths.settings,
	icon: 'settings',
};

const PHONE_PATHS: ReadonlySet<string> = new Set([
	panelPaths.dashboard,
	panelPaths.curation,
	panelPaths.articles,
]);

/** S2.09: the bar of a phone, before its sign-out. */
export const PHONE_MENU: readonly MenuEntry[] = MAIN_MENU.filter(({ path }) =>
	PHONE_PATHS.has(path),
);

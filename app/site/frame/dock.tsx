import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { frameCopy } from '#core/copy/frame.ts';
import { mineOpen } from '#core/mine/copy/open.ts';
import { paths } from '#core/site/paths.ts';
import { isCurrent, NavigationLinks } from './navigation.tsx';
import { Sheet, useSheet } from './sheet.tsx';

const { dock, menu, footer } = frameCopy;

/** The links under "Mais"; without scripts readers find them in the footer. */
const MORE = [
	{ path: paths.teams, label: footer.guide.teams, exact: false },
	{ path: paths.competitions, label: footer.guide.competitions, exact: false },
	{ path: paths.channels, label: footer.guide.channels, exact: false },
	{ path: paths.map, label: footer.views.map, exact: false },
	{ path: paths.preferences, label: mineOpen.whole, exact: false },
];

/**
 * S2.05: the bar at the bottom of narrow screens. It is opaque, and the page ends above it. The
 * sheet of MENU contains only the three links.
 */
export function Dock({ news }: { /** For the badge. */ news: readonly number[] }) {
	const { pathname } = useLocation();
	const navigation = useSheet('#navegacao');
	const more = useSheet('#mais');
	return (
		<>
			<nav className="dock needs-script" aria-label={dock.label}>
				<a className="dock-now" href={paths.live}>
					{dock.now}
				</a>
				<button
					type="button"
					className="dock-menu"
					aria-haspopup="dialog"
					aria-expanded={navigation.open}
					onClick={navigation.show}
				>
					<Icon name="menu" />
					{menu.open}
				</button>
				<button
					type="button"
					className="dock-more"
					aria-haspopup="dialog"
					aria-expanded={more.open}
					onClick={more.show}
				>
					{dock.more.open}
				</button>
			</nav>
			<Sheet sheet={navigation} title={menu.title} close={menu.close}>
				<NavigationLinks className="sheet-links" news={news} />
			</Sheet>
			<Sheet sheet={more} title={dock.more.title} close={dock.more.close}>
				<ul className="sheet-links">
					{MORE.map((entry) => (
						<li key={entry.path}>
							<a href={entry.path} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
								{entry.label}
							</a>
						</li>
					))}
				</ul>
			</Sheet>
		</>
	);
}

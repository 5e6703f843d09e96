import { useLocation } from 'react-router';
import { frameCopy } from '#core/copy/frame.ts';
import { paths } from '#core/site/paths.ts';

const { navigation } = frameCopy;

type Entry = { path: string; label: string; exact: boolean };

/** S2.04: one list for the header and for the sheet. */
const ENTRIES: readonly Entry[] = [
	{ path: paths.today, label: navigation.today, exact: true },
	{ path: paths.tomorrow, label: navigation.tomorrow, exact: false },
	{ path: paths.news, label: navigation.news, exact: false },
];

/** S2.04: "Hoje" is current on its own address only, the others also on pages below theirs. */
export function isCurrent({ path, exact }: Entry, pathname: string): boolean {
	return pathname === path || (!exact && pathname.startsWith(`${path}/`));
}

export function NavigationLinks({ className }: { className: string }) {
	const { pathname } = useLocation();
	return (
		<ul className={className}>
			{ENTRIES.map((entry) => (
				<li key={entry.path}>
					<a href={entry.path} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
						{entry.label}
					</a>
				</li>
			))}
		</ul>
	);
}

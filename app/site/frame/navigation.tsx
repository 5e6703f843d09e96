import { useLocation } from 'react-router';
import { frameCopy } from '#core/copy/frame.ts';
import { paths, withSearch } from '#core/site/paths.ts';
import { useAddressTerm } from './use-address-term.ts';
import { useUnread } from './use-unread.ts';

const { navigation } = frameCopy;

type Entry = { path: string; label: string; exact: boolean };

/**
 * S2.04: one list for the header and the sheet; without scripts too, its links keep the search term
 * (S2.01).
 */
const ENTRIES: readonly Entry[] = [
	{ path: paths.today, label: navigation.today, exact: true },
	{ path: paths.tomorrow, label: navigation.tomorrow, exact: false },
	{ path: paths.news, label: navigation.news, exact: false },
];

/** S2.04: "Hoje" is current only at its own address, other entries also on pages below theirs. */
export function isCurrent({ path, exact }: Entry, pathname: string): boolean {
	return pathname === path || (!exact && pathname.startsWith(`${path}/`));
}

export function NavigationLinks({
	className,
	news,
}: {
	className: string;
	news: readonly number[];
}) {
	const { pathname } = useLocation();
	const term = useAddressTerm();
	const unread = useUnread(news, pathname === paths.news);
	return (
		<ul className={className}>
			{ENTRIES.map((entry) => (
				<li key={entry.path}>
					<a
						href={withSearch(entry.path, term)}
						aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
					>
						{entry.label}
						{entry.path === paths.news && unread > 0 ? <Badge count={unread} /> : null}
					</a>
				</li>
			))}
		</ul>
	);
}

/** S2.04: the number is visual, the sentence is for screen readers. */
function Badge({ count }: { count: number }) {
	return (
		<b className="badge">
			<span aria-hidden="true">{count}</span>
			<span className="vh">{` ${navigation.unread(count)}`}</span>
		</b>
	);
}

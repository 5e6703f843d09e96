import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { isPlainClick } from '#app/ui/plain-click.ts';
import { dayCopy } from '#core/games/copy/games.ts';
import { loadKit } from './filters/load-kit.ts';
import { formAddress, PANEL } from './use-filters.ts';

export type FilterButtonProps = {
	/** The active filters as a query without '?'; '' without any. */
	query: string;
	/** Number of active filters. */
	active: number;
};

/** Opens the filter panel over the list. `isBusy` while its code loads. */
export function useFilterPanel() {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [isBusy, setBusy] = useState(false);
	const open = () => {
		setBusy(true);
		void loadKit()
			.catch(() => undefined)
			.then(() => setBusy(false));
		navigate(pathname + search + PANEL, { state: { panel: true } });
	};
	return { open, isBusy };
}

/** The link to the page with the filter form; with scripts it opens the panel over the list. */
export function FilterButton({ query, active }: FilterButtonProps) {
	const { pathname } = useLocation();
	const { open, isBusy } = useFilterPanel();
	const link = useFocusBack(active);
	const onClick = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		open();
	};
	return (
		<a
			ref={link}
			className="tool"
			href={formAddress(pathname, query)}
			rel="nofollow"
			data-opens=""
			aria-busy={isBusy || undefined}
			onClick={onClick}
			// Pointing at the link usually precedes a click.
			onPointerEnter={() => loadKit().catch(() => undefined)}
		>
			{dayCopy.filter}
			<Icon name="filter" />
			{active === 0 ? null : <b className="tool-count">{active}</b>}
		</a>
	);
}

/** Removing a filter also removes its focused link, so the focus moves here. */
function useFocusBack(active: number) {
	const link = useRef<HTMLAnchorElement>(null);
	const before = useRef(active);
	useEffect(() => {
		if (active < before.current && document.activeElement === document.body)
			link.current?.focus({ preventScroll: true });
		before.current = active;
	}, [active]);
	return link;
}

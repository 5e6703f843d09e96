import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { isPlainClick } from '#app/ui/plain-click.ts';
import { dayCopy } from '#core/games/copy/games.ts';
import { loadKit } from './filters/load-kit.ts';
import { formAddress, PANEL } from './use-filters.ts';

export type FilterButtonProps = {
	/** The filters in force as the query of an address, without '?'; '' without any. */
	query: string;
	/** How many filters are in force. */
	active: number;
};

/**
 * Opens the panel of the filters over the list. Returns what a link does when it is clicked, and
 * whether it is at it.
 */
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

/**
 * The way to the filters of a day: a link to the page with their form, and with script the panel
 * over the list.
 */
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
			// Whoever points at it is likely to want it.
			onPointerEnter={() => loadKit().catch(() => undefined)}
		>
			{dayCopy.filter}
			<Icon name="filter" />
			{active === 0 ? null : <b className="tool-count">{active}</b>}
		</a>
	);
}

/** A filter that is dropped takes its link along: the keyboard goes on from here. */
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

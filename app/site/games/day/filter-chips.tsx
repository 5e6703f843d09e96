import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '#app/ui/plain-click.ts';
import { dayCopy } from '#core/games/copy/games.ts';
import { withQuery } from '#core/site/paths.ts';
import { useFilterPanel } from './filter-button.tsx';
import { formAddress } from './use-filters.ts';

/**
 * The query of the same list with one filter set, or removed (null). The page normalizes its
 * spelling.
 */
function choose(query: string, name: string, value: string | null): string {
	const asked = new URLSearchParams(query);
	asked.delete(name);
	if (value !== null) asked.set(name, value);
	return asked.toString();
}

/** Toggles the free games. */
export function FreeChip({ query }: { query: string }) {
	const { pathname } = useLocation();
	const isOn = new URLSearchParams(query).has('gratis');
	return (
		<a
			className="tool"
			href={withQuery(pathname, choose(query, 'gratis', isOn ? null : '1'))}
			rel="nofollow"
			aria-current={isOn ? 'true' : undefined}
		>
			{dayCopy.free}
		</a>
	);
}

/**
 * Filters by the reader's state. Only the browser knows it: it marks the root element, and the
 * reader's own style sheet writes the name here. While the state is unknown, the filters ask for
 * it.
 */
export function StateChip({ query }: { query: string }) {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const { open } = useFilterPanel();
	const uf = new URLSearchParams(query).get('uf');
	if (uf !== null) {
		return (
			<a
				className="tool"
				href={withQuery(pathname, choose(query, 'uf', null))}
				rel="nofollow"
				aria-current="true"
			>
				{uf.toUpperCase()}
			</a>
		);
	}
	const onClick = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		const mine = document.documentElement.dataset.uf;
		if (mine === undefined) open();
		else navigate(withQuery(pathname, choose(search.slice(1), 'uf', mine.toLowerCase())));
	};
	return (
		<a
			className="tool tool-uf"
			href={formAddress(pathname, query)}
			rel="nofollow"
			data-opens=""
			onClick={onClick}
		>
			<span className="tool-none">{dayCopy.state}</span>
			<span className="vh">{` ${dayCopy.stateFilter}`}</span>
		</a>
	);
}

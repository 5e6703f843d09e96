import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { mineOpen } from '#core/mine/copy/open.ts';
import { paths } from '#core/site/paths.ts';
import { SHEET_HASH } from './mine-gate.tsx';

/** Opens the reader's preferences: a sheet over the page, or without scripts their own page. */
export function MineButton() {
	const navigate = useNavigate();
	const onClick = (event: MouseEvent) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
			return;
		event.preventDefault();
		navigate(
			{ search: window.location.search, hash: SHEET_HASH },
			{ state: { sheet: true }, preventScrollReset: true },
		);
	};
	return (
		<a className="tool" href={paths.preferences} rel="nofollow" data-opens="" onClick={onClick}>
			<Icon name="star" />
			{mineOpen.teams}
		</a>
	);
}

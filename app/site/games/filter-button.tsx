import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { filterCopy } from '#core/copy/filters.ts';
import { FORM_PARAMETER } from '#core/site/paths.ts';
import type { ToolbarProps } from './day-toolbar.tsx';

/** The way to the filters of a day: a link to the page with their form. */
export function FilterButton({ query, active }: ToolbarProps) {
	const { pathname } = useLocation();
	const href = `${pathname}?${query === '' ? '' : `${query}&`}${FORM_PARAMETER}=1`;
	return (
		<a className="tool" href={href} rel="nofollow">
			<Icon name="filter" />
			{filterCopy.open}
			{active === 0 ? null : (
				<>
					{' '}
					<b className="tool-count">{active}</b>
				</>
			)}
		</a>
	);
}

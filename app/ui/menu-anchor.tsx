import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

type MenuAnchorProps = {
	href: string;
	children: ReactNode;
	className?: string;
	/** Current only on its own page, not on pages below it. */
	end?: boolean;
};

/**
 * A menu entry that marks the current page. `useAnchorNavigation` follows it without a document
 * load.
 */
export function MenuAnchor({ href, children, className, end = false }: MenuAnchorProps) {
	const { pathname } = useLocation();
	const isHere = pathname === href || (!end && pathname.startsWith(`${href}/`));
	return (
		<a href={href} className={className} aria-current={isHere ? 'page' : undefined}>
			{children}
		</a>
	);
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

type MenuAnchorProps = {
	href: string;
	children: ReactNode;
	className?: string;
	/** Pages below it are not it. */
	end?: boolean;
};

/**
 * An entry of a menu that knows whether it is where one is. Followed without loading the document
 * by `useAnchorNavigation`.
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
